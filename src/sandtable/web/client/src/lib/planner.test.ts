import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Planner } from './planner.svelte';
import type { Intended, Rehearsal, Reply } from './planning';
import { says, table, told } from './table.samples';
import type { TableStore } from './table.svelte';
import type { Question } from './types';

const ATTACK = ['ghazni', 'zabol'].map((key) => ({ key, label: `space-${key}`, target: `space:${key}` }));
const asked = (purpose: string, options = ATTACK): Question => ({ seat: 'us', purpose, prompt: '', options, at_least: 1, at_most: 1, plans: purpose !== 'surge_aid', under_way: purpose !== 'act' });
const ACT = asked('act', [{ key: 'attack', label: 'option-attack', target: '' }]);

const reply = (purpose: string, key: string, by: number | null): Reply => ({ ...asked(purpose), keys: [key], by, changes: [], address: {}, part: purpose === 'act' ? null : 'attack' });

/** What the server says of a plan: each row is used up to the first attack, after which there is a die. */
function tried(plan: Intended[]): Rehearsal {
  const last = plan.findIndex(({ purpose }) => purpose === 'attack_where');
  const end = last < 0 ? plan.length : last + 1;
  return {
    stopped: last < 0 ? 'asked' : 'die',
    asked: null,
    under_way: true,
    rows: plan.map((_, place) => ({ fate: place < end ? 'used' : 'dropped', reason: null })),
    replies: plan.slice(0, end).map(({ purpose, keys }, place) => reply(purpose, keys[0]!, place)),
    question: last < 0 ? { ...asked('attack_where'), part: 'attack', address: {} } : null,
    changes: [],
  };
}

const where = (key: string, more: Partial<Intended> = {}): Intended => ({ purpose: 'attack_where', keys: [key], about: {}, ...more });

describe('a planner', () => {
  let store: TableStore;
  let planner: Planner;
  beforeEach(() => {
    store = table({ ply: 4, view: {}, question: ACT });
    store.connected = true;
    planner = new Planner(store);
    vi.spyOn(store, 'rehearse').mockImplementation((plan) => Promise.resolve(store.connected ? tried(plan) : null));
  });

  async function planned(...keys: string[]): Promise<void> {
    await planner.begin('attack');
    for (const key of keys) planner.add(`space:${key}`);
    await vi.waitFor(() => expect(planner.plan).toHaveLength(keys.length + 1));
  }

  /** The table goes on to the next question of the same operation. */
  const goOn = (ply: number, fails: boolean) => {
    store.hear(says({ ply, question: asked('attack_where'), outlook: { forecasts: {}, impossible: [] }, notes: [{ ...told('die'), check: ['check', { verdict: fails ? 'fails' : 'succeeds' }] }], from: 0 }));
  };

  it('tries what was changed without a connection when that is back, once', async () => {
    await planned('ghazni');
    store.connected = false;
    planner.remove([1]);
    await vi.waitFor(() => expect(planner.plan).toHaveLength(1));
    expect(planner.rows).toHaveLength(1);
    store.connected = true;
    planner.comeBack();
    await vi.waitFor(() => expect(planner.rows).toHaveLength(0));
    const calls = vi.mocked(store.rehearse).mock.calls.length;
    planner.comeBack();
    expect(store.rehearse).toHaveBeenCalledTimes(calls);
  });

  it('does nothing twice when the connection broke while it was carried out', async () => {
    await planned('ghazni');
    planner.plan = [...planner.plan, where('zabol')];
    vi.spyOn(store, 'carryOut').mockResolvedValueOnce('lost').mockResolvedValue([0]);
    await planner.carryOut();
    goOn(7, false); // the answers had arrived, and the die
    await planner.resume();
    expect(vi.mocked(store.carryOut).mock.calls.at(-1)![0]).toEqual([where('zabol')]);
  });

  it('keeps the plan when what was sent never arrived', async () => {
    await planned('ghazni');
    vi.spyOn(store, 'carryOut').mockResolvedValueOnce('lost');
    await planner.carryOut();
    expect(planner.active).toBe(true);
    expect(planner.plan).toHaveLength(2);
  });

  it.each([
    [true, 'ghazni', 1],
    [false, 'ghazni', 2],
    [true, undefined, 2],
  ])('that waits for a success stops without it: the die fails %s, waits for %s', async (fails, only_after, sent) => {
    await planned('ghazni');
    planner.plan = [...planner.plan, where('zabol', only_after ? { only_after } : {})];
    vi.spyOn(store, 'carryOut').mockImplementation((plan) => Promise.resolve(plan.map((_, place) => place)));
    await planner.carryOut();
    goOn(7, fails);
    await planner.resume();
    expect(store.carryOut).toHaveBeenCalledTimes(sent);
    expect([planner.halted, planner.waits]).toEqual(sent === 1 ? [true, 'zabol'] : [false, null]);
    expect(planner.rolled).toEqual(sent === 1 ? ['check', { verdict: 'fails' }] : null);
  });

  it('waits for an answer of which it says nothing, and goes on after it', async () => {
    await planned('ghazni');
    planner.plan = [...planner.plan, where('zabol')];
    vi.spyOn(store, 'carryOut').mockImplementation((plan) => Promise.resolve(plan.map((_, place) => place)));
    await planner.carryOut();
    vi.mocked(store.rehearse).mockImplementationOnce((plan) => Promise.resolve({ ...tried([]), question: asked('surge_aid'), rows: plan.map(() => ({ fate: 'dropped', reason: null })) }));
    store.hear(says({ ply: 7, question: asked('surge_aid'), outlook: { forecasts: {}, impossible: [] } }));
    expect(planner.goesOn).toBe(true);
    await planner.resume();
    expect([planner.active, planner.goesOn, planner.halted]).toEqual([false, false, false]);
    goOn(8, false);
    expect(planner.goesOn).toBe(true);
    await planner.resume();
    expect(vi.mocked(store.carryOut).mock.calls.at(-1)![0]).toEqual([where('zabol')]);
  });

  it('ends with what it has begun, and answers nothing that comes later', async () => {
    await planned('ghazni');
    const ended = { ...tried(planner.plan), under_way: false };
    vi.mocked(store.rehearse).mockResolvedValueOnce(ended);
    planner.remove([]);
    await vi.waitFor(() => expect(planner.rehearsal).toBe(ended));
    vi.spyOn(store, 'carryOut').mockImplementation((plan) => Promise.resolve(plan.map((_, place) => place)));
    await planner.carryOut();
    goOn(9, false); // a free action, long after
    expect(planner.goesOn).toBe(false);
    await planner.resume();
    expect(store.carryOut).toHaveBeenCalledTimes(1);
  });

  it('is tried again when its seat is asked anew, and dropped when another is', async () => {
    await planned('ghazni');
    store.hear(says({ revision: 2, ply: 4, question: ACT, outlook: { forecasts: {}, impossible: [] } }));
    expect(planner.active).toBe(false);
    await planner.reconsider();
    expect([planner.active, planner.again, planner.rows.length]).toEqual([true, true, 1]);
    store.hear(says({ revision: 3, ply: 4, question: { ...ACT, seat: 'jihadist' }, seats: ['us', 'jihadist'], outlook: { forecasts: {}, impossible: [] } }));
    await planner.reconsider();
    expect([planner.active, planner.plan]).toEqual([false, []]);
  });
});
