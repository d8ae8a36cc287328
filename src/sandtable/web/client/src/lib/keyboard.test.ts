import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Adjusting } from './adjusting.svelte';
import { Answering } from './answering.svelte';
import { pressed, type Keyed } from './keyboard';
import { Looking } from './looking.svelte';
import { Planner } from './planner.svelte';
import { asks, table } from './table.samples';
import { TableStory } from './table_story.svelte';

class Thing {
  isContentEditable = false;
  constructor(
    readonly tagName: string,
    private readonly within: string[] = [],
  ) {}
  closest(selector: string): Thing | null {
    return this.within.some((each) => selector.split(', ').includes(each)) ? this : null;
  }
}
const BODY = new Thing('BODY');
const BUTTON = new Thing('BUTTON', ['button']);
const ANSWER = new Thing('BUTTON', ['button', '[data-options]']);
let find: { focus(): void } | null;

beforeEach(() => {
  find = null;
  vi.stubGlobal('HTMLElement', Thing);
  vi.stubGlobal('document', { querySelector: () => find, querySelectorAll: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

function keyed(least = 1, most = 1, more: Partial<Keyed> = {}) {
  const store = table({ question: asks('us', least, most) });
  const [story, looking] = [new TableStory(store, () => ({})), new Looking()];
  const answering = new Answering(store, story, () => undefined);
  const done = {
    choose: vi.spyOn(answering, 'choose'),
    undo: vi.spyOn(answering, 'undo'),
    confirm: vi.spyOn(store, 'confirm'),
    map: vi.fn((key: string) => key === '+'),
    open: vi.fn(),
    leave: vi.fn(),
    again: vi.fn(),
  };
  const { open, leave, again } = done;
  const at: Keyed = { store, story, answering, planner: new Planner(store), adjusting: new Adjusting(store, looking), looking, map: { press: done.map }, dialog: false, hidden: false, open, leave, again, ...more };
  /** Press a key; whether the table took it. */
  const press = (key: string, target: Thing = BODY, held: Partial<KeyboardEvent> = {}): boolean => {
    const preventDefault = vi.fn();
    pressed({ key, target, preventDefault, ...held } as never, at);
    return preventDefault.mock.calls.length > 0;
  };
  return { at, done, press, store, story, looking, answering };
}

describe('the keyboard', () => {
  it('chooses by the keys of the options, opens what helps, takes back, and leaves the rest to the map', () => {
    const { press, done } = keyed();
    expect([press('2'), press('?'), press('R'), press('u'), press('+'), press('x'), press('Tab')]).toEqual([true, true, true, true, true, false, false]);
    expect(done.choose.mock.calls).toEqual([['iran']]);
    expect(done.open.mock.calls).toEqual([['help'], ['aid']]);
    expect(done.undo).toHaveBeenCalledOnce();
  });

  it('is not the table’s in a field, with the browser’s own keys, and where something lies over the table', () => {
    const { press, done } = keyed();
    expect([press('1', new Thing('INPUT')), press('1', BODY, { ctrlKey: true }), press('1', BODY, { altKey: true })]).toEqual([false, false, false]);
    expect([keyed(1, 1, { dialog: true }).press('1'), keyed(1, 1, { hidden: true }).press('1')]).toEqual([false, false]);
    expect(done.choose).not.toHaveBeenCalled();
  });

  it('confirms when no more can be picked, though the last pick still has the focus', () => {
    const { press, done, store } = keyed(0, 2);
    store.picked = ['iraq'];
    expect(press('Enter', ANSWER)).toBe(false); // the answer has it, and is picked
    store.picked = ['iraq', 'iran'];
    expect([press('Enter', BUTTON), press(' ', ANSWER)]).toEqual([false, false]);
    expect(done.confirm).not.toHaveBeenCalled();
    expect(press('Enter', ANSWER)).toBe(true);
    expect(done.confirm).toHaveBeenCalledOnce();
  });

  it('confirms several picks, unless a button has the key, and forgets them', () => {
    const { press, done, store, looking, answering } = keyed(1, 2);
    press('1');
    expect([press('Enter', BUTTON), done.confirm.mock.calls.length]).toEqual([false, 0]);
    expect([press('Enter'), done.confirm.mock.calls.length]).toEqual([true, 1]);
    looking.open('card:24');
    answering.narrow = 'country:iraq';
    expect([press('Escape'), store.picked, looking.focus, answering.narrow]).toEqual([true, [], null, null]);
  });

  it('goes on into the field where an answer is looked for', () => {
    const { press, done } = keyed();
    find = { focus: vi.fn() };
    expect([press('1'), press('ä')]).toEqual([false, false]);
    expect(find.focus).toHaveBeenCalledTimes(2);
    expect([press('+'), done.choose.mock.calls]).toEqual([true, []]);
  });

  it('is for the die that waits to be rolled', () => {
    const { press, answering, done } = keyed();
    const roll = vi.spyOn(answering, 'roll');
    const option = answering.options[0]!;
    answering.rolling = option;
    expect([press('1'), press('u'), press('Enter', BUTTON)]).toEqual([false, false, false]);
    expect([press('Escape'), answering.rolling]).toEqual([true, null]);
    answering.rolling = option;
    expect([press('Enter'), roll.mock.calls.length]).toEqual([true, 1]);
    expect(done.undo).not.toHaveBeenCalled();
  });

  it('moves the map while the table is adjusted, and Escape ends that even in a field', () => {
    const { press, at, done } = keyed();
    at.adjusting.group = 'tracks';
    expect([press('1'), press('+'), press('u')]).toEqual([false, true, false]);
    expect([done.choose.mock.calls, done.undo.mock.calls]).toEqual([[], []]);
    press('Escape', new Thing('INPUT'));
    expect(at.adjusting.group).toBeNull();
  });

  it('leads through a story while one is told', () => {
    const { press, done, story } = keyed();
    expect([press('w'), done.again.mock.calls.length]).toEqual([false, 0]); // nothing has happened
    story.telling.start([{ notes: [], why: [], last: 0, side: null, before: {}, after: {}, things: [] }]);
    expect([press('1'), press('u'), done.choose.mock.calls, done.undo.mock.calls]).toEqual([true, true, [], []]);
    press('Escape');
    expect(story.telling.ended).toBe(true);
    press('Enter', BUTTON);
    expect(done.leave).not.toHaveBeenCalled();
    press('Enter');
    expect(done.leave).toHaveBeenCalledOnce();
  });
});
