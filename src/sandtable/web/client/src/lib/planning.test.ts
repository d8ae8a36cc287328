import { describe, expect, it } from 'vitest';
import { laidOut, left, originOf, reordered, restOf, sent, spelledOut, withAnswer, without, type Intended, type Rehearsal, type Reply } from './planning';

/** A question that was answered, with as little as it takes. */
function reply(purpose: string, keys: string[], by: number | null, more: Partial<Reply> = {}): Reply {
  const named = keys[0] === 'done' ? 'nimruz' : keys[0]!;
  const offered = more.options ?? [{ key: named, label: `space-${named}`, target: `space:${named}` }, { key: 'done', label: 'option-done', target: null }];
  return { seat: 'coalition', purpose, prompt: `ask-${purpose}`, at_least: 1, at_most: 1, address: {}, part: null, ways: {}, changes: [], ...more, options: offered, keys, by };
}

const numbers = (most: number) => Array.from({ length: most + 1 }, (_, count) => ({ key: String(count), label: 'number', target: null }));

function rehearsal(replies: Reply[], rows: Rehearsal['rows'] = [], stopped: Rehearsal['stopped'] = 'others'): Rehearsal {
  return { stopped, asked: null, under_way: false, rows, replies, question: null, changes: [] };
}

const SWEEP = [
  reply('act', ['sweep'], 0, { options: [{ key: 'sweep', label: 'option-sweep', target: null }] }),
  reply('sweep_where', ['ghazni'], 1, { part: 'sweep' }),
  reply('sweep_from', ['paktika'], 2, { address: { space: 'space:ghazni' } }),
  reply('sweep_how_many', ['2'], null, { address: { space: 'space:paktika', to: 'space:ghazni' }, options: numbers(3) }),
  reply('sweep_from', ['done'], null, { address: { space: 'space:ghazni' }, options: [{ key: 'kabul', label: 'space-kabul', target: 'space:kabul' }, { key: 'done', label: 'option-done', target: null }] }),
  reply('sweep_where', ['done'], null, { part: 'sweep' }),
  reply('activate_whose', ['activate_taliban'], null, { address: { space: 'space:ghazni' }, options: [{ key: 'activate_taliban', label: 'a', target: null }, { key: 'done', label: 'd', target: null }] }),
];

describe('a plan laid out', () => {
  it('has a row for each space, with what can be said of it', () => {
    const { rows, opens, loose } = laidOut(rehearsal(SWEEP));
    expect(rows.map(({ part, target }) => [part, target])).toEqual([['sweep', 'space:ghazni']]);
    expect(rows[0]!.details.map(({ reply, kind }) => [reply.purpose, kind])).toEqual([
      ['sweep_from', 'choice'],
      ['sweep_how_many', 'number'],
      ['sweep_from', 'more'],
      ['activate_whose', 'choice'],
    ]);
    expect(rows[0]!.said).toEqual([1, 2]);
    expect(rows[0]!.replies).toEqual([1, 2, 3, 4, 6]);
    expect(opens.map(({ part }) => part)).toEqual(['sweep']);
    expect(loose).toEqual([]);
  });

  it('moves pieces from one place to another in one row, however it could be done otherwise', () => {
    const ways = { 'space:zabol': [[{ purpose: 'march_from', keys: ['kandahar'] }], [{ purpose: 'march_from', keys: ['paktika'] }]] };
    const { rows } = laidOut(
      rehearsal([
        reply('march_from', ['kandahar'], 0, { part: 'march' }),
        reply('march_to', ['zabol'], 1, { ends: true, address: { space: 'space:kandahar' } }),
        reply('march_underground', ['1'], null, { address: { space: 'space:kandahar', to: 'space:zabol' }, options: numbers(2) }),
        reply('march_from', ['done'], null, { part: 'march', ways }),
      ]),
    );
    expect(rows).toHaveLength(1);
    expect([rows[0]!.from, rows[0]!.target, rows[0]!.said]).toEqual(['space:kandahar', 'space:zabol', [0, 1]]);
    expect(rows[0]!.details).toHaveLength(1);
    expect(rows[0]!.others).toEqual([ways['space:zabol'][1]]);
  });

  it('says what is refused, and after a die what comes later', () => {
    const plan: Intended[] = [{ purpose: 'rally_where', keys: ['nowhere'] }, { purpose: 'rally_where', keys: ['zabol'] }, { purpose: 'surge_where', keys: ['kabul'], if_possible: true }];
    const fates: Rehearsal['rows'] = [
      { fate: 'refused', reason: 'refusal-not-offered' },
      { fate: 'dropped', reason: null },
      { fate: 'dropped', reason: null },
    ];
    expect(restOf(plan, rehearsal([], fates, 'asked')).map(({ place }) => place)).toEqual([0]);
    expect(restOf(plan, rehearsal([], fates, 'die')).map(({ place }) => place)).toEqual([0, 1]);
  });
});

describe('a plan in another order', () => {
  const plan = ['act', 'a', 'a2', 'b', 'c'].map((purpose): Intended => ({ purpose, keys: [] }));
  const order = (said: number[], before: number | null) => reordered(plan, said, before).map(({ purpose }) => purpose);

  it('keeps what was said of a row together', () => {
    expect(order([1, 2], null)).toEqual(['act', 'b', 'c', 'a', 'a2']);
    expect(order([4], 1)).toEqual(['act', 'c', 'a', 'a2', 'b']);
    expect(order([1, 2], 4)).toEqual(['act', 'b', 'a', 'a2', 'c']);
    expect(order([3], 1)).toEqual(['act', 'b', 'a', 'a2', 'c']);
  });

  it('knows from where a way comes, and tells the server nothing of what waits for a success', () => {
    expect(originOf([{ purpose: 'surge_where', keys: ['kabul'] }, { purpose: 'surge_from', keys: ['available'] }])).toBe('box:available');
    expect(originOf([{ purpose: 'march_from', keys: ['zabol'] }])).toBe('space:zabol');
    expect(sent([{ purpose: 'attack_where', keys: ['zabol'], only_after: 'ghazni' }])).toEqual([{ purpose: 'attack_where', keys: ['zabol'], about: {} }]);
  });
});

describe('a plan changed', () => {
  const plan: Intended[] = [{ purpose: 'act', keys: ['sweep'] }, { purpose: 'sweep_where', keys: ['ghazni'] }, { purpose: 'sweep_from', keys: ['paktika'], about: { space: 'space:ghazni' } }];

  it('replaces what was said and adds what was not', () => {
    expect(withAnswer(plan, rehearsal(SWEEP), SWEEP[1]!, ['khowst'])[1]!.keys).toEqual(['khowst']);
    expect(withAnswer(plan, rehearsal(SWEEP), SWEEP[3]!, ['1']).at(-1)).toEqual({ purpose: 'sweep_how_many', keys: ['1'], about: { space: 'space:paktika', to: 'space:ghazni' } });
  });

  it('says of equal questions all up to the one that is meant', () => {
    const twice = [reply('attack_target', ['troops'], null, { address: { space: 'space:zabol' } }), reply('attack_target', ['troops'], null, { address: { space: 'space:zabol' } })];
    expect(withAnswer([], rehearsal(twice), twice[1]!, ['police']).map(({ keys }) => keys[0])).toEqual(['troops', 'police']);
  });

  it('leaves a row out, is spelled out, and knows what is left of it', () => {
    expect(without(plan, [1, 2])).toEqual([plan[0]]);
    expect(spelledOut(rehearsal(SWEEP))).toHaveLength(SWEEP.length);
    expect(left(plan, rehearsal(SWEEP), [0, 1])).toEqual([plan[2]]);
  });
});
