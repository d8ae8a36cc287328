import { describe, expect, it, vi } from 'vitest';
import { asks, says, table, told } from './table.samples';

describe('the table', () => {
  it('knows its game and keeps the log, shorter after an undo', () => {
    const store = table({ notes: [told('a'), told('b')] });
    expect(store.game).toBe('labyrinth');
    store.hear(says({ notes: [told('c')], from: 2, ply: 2 }));
    expect(store.notes.map((note) => note.text)).toEqual(['a', 'b', 'c']);
    store.hear(says({ notes: [], from: 1, ply: 1, revision: 3 }));
    expect(store.notes.map((note) => note.text)).toEqual(['a']);
  });

  it('keeps what an update does not mention, and makes its changes in the view', () => {
    const store = table({ view: { turn: 1, countries: { iraq: { troops: 2 }, iran: { troops: 0 } } }, question: asks('us'), presence: { us: true } });
    const iran = (store.view!.countries as Record<string, unknown>).iran;
    store.hear(says({ ply: 2, changes: [[['countries', 'iraq', 'troops'], 3], [['turn']]], asking: 'jihadist' }));
    expect(store.view).toEqual({ countries: { iraq: { troops: 3 }, iran: { troops: 0 } } });
    expect((store.view!.countries as Record<string, unknown>).iran).toBe(iran);
    expect(store.mine?.seat).toBe('us');
    expect(store.presence).toEqual({ us: true });
    store.hear(says({ ply: 1, revision: 2, view: { turn: 9 }, question: null }));
    expect(store.view).toEqual({ turn: 9 });
    expect(store.question).toBeNull();
  });

  it('is told of from the beginning where it was not seen before, then from what was seen', () => {
    const store = table({ notes: [told('a'), told('b')] });
    expect(store.told).toBe(0);
    store.seen();
    expect(store.told).toBe(2);
    store.hear(says({ notes: [told('c')], from: 2, ply: 2 }));
    expect(store.told).toBe(2);
  });

  it('puts a story together that is told in parts', () => {
    const first = { since: 3, start: [[['turn'], 1]], beats: [{ note: 0, changes: [[['turn'], 2]] }], rest: [] };
    const store = table({ view: { turn: 2 }, story: first as never, notes: [told('a')] });
    expect(store.story?.first).toEqual({ turn: 1 });
    const more = { since: 3, from: 1, beats: [{ note: 1, changes: [[['turn'], 3]] }], rest: [[['side'], 'us']] };
    store.hear(says({ ply: 2, notes: [told('b')], from: 1, changes: [[['turn'], 3], [['side'], 'us']], story: more as never }));
    expect(store.story?.first).toEqual({ turn: 1 });
    expect(store.story?.beats.map((beat) => beat.note)).toEqual([0, 1]);
    expect(store.story?.rest).toEqual([[['side'], 'us']]);
    store.hear(says({ ply: 3, notes: [], from: 2, changes: [], story: null }));
    expect(store.story).toBeNull();
  });

  it('asks only those who sit here', () => {
    expect(table({ question: asks('us') }).mine?.seat).toBe('us');
    expect(table({ question: asks('jihadist') }).mine).toBeNull();
    expect(table({ question: asks('us'), seats: [] }).mine).toBeNull();
  });

  it('collects several picks, no more than allowed, and forgets them with the next question', () => {
    const store = table({ question: asks('us', 2, 2) });
    store.choose('iraq');
    expect(store.enough).toBe(false);
    store.choose('iran');
    store.choose('syria');
    expect(store.picked).toEqual(['iraq', 'iran']);
    expect(store.enough).toBe(true);
    store.choose('iraq');
    expect(store.picked).toEqual(['iran']);
    store.choose('mali');
    expect(store.picked).toEqual(['iran']);
    store.hear(says({ question: asks('us', 2, 2), ply: 2 }));
    expect(store.picked).toEqual([]);
  });

  it('keeps picks when only somebody comes or goes', () => {
    const store = table({ question: asks('us', 1, 2) });
    store.choose('iraq');
    store.hear(says({ question: asks('us', 1, 2), presence: { jihadist: true } }));
    expect(store.picked).toEqual(['iraq']);
  });

  it('hides a shared screen until the one who is asked sits down', () => {
    const store = table({ seats: ['us', 'jihadist'], question: asks('jihadist') });
    expect(store.curtain).toBe(true);
    store.facing = 'jihadist';
    expect(store.curtain).toBe(false);
    store.hear(says({ seats: ['us', 'jihadist'], question: asks('us'), ply: 2 }));
    expect(store.curtain).toBe(true);
    expect(table({ question: asks('us') }).curtain).toBe(false);
  });

  it('draws no curtain for real dice, which are for all to see', () => {
    const seats = ['us', 'jihadist', 'dealer'];
    const store = table({ seats, question: asks('us') });
    store.facing = 'us';
    store.hear(says({ seats, question: asks('dealer'), ply: 2 }));
    expect(store.curtain).toBe(false);
    store.hear(says({ seats, question: asks('us'), ply: 3 }));
    expect(store.curtain).toBe(false);
    store.hear(says({ seats, question: asks('jihadist'), ply: 4 }));
    expect(store.curtain).toBe(true);
    expect(table({ seats: ['us', 'dealer'], question: asks('us') }).curtain).toBe(false);
  });

  it('keeps what is said, each line once, and knows whether there is anybody to talk to', () => {
    const line = (place: number) => ({ place, seat: 'us', name: 'Ann', text: `line ${place}`, said: place });
    const store = table();
    store.hear({ type: 'chat', lines: [line(1), line(2)] });
    store.hear({ type: 'chat', lines: [line(1), line(2), line(3)] }); // all of it comes again after a break
    expect(store.chat.map((each) => each.place)).toEqual([1, 2, 3]);
    expect(store.company).toBe(true);
    expect(table({ people: { us: 'human', jihadist: 'solitaire' } }).company).toBe(false);
    expect(table({ people: { us: 'human', jihadist: 'solitaire' }, seats: [] }).company).toBe(true);
    expect(table({ seats: ['us', 'jihadist'] }).company).toBe(false);
  });

  it('shows a question together with what is known about it', () => {
    const even = { chance: [1, 2] as [number, number], needs: null, modifiers: [], cost: null, leads_to: [], warnings: [] };
    const store = table({ view: { turn: 1 }, question: asks('us'), outlook: { forecasts: {}, impossible: [] } });
    store.hear(says({ ply: 2, question: asks('us', 1, 2), outlook: null, changes: [[['turn'], 2]] }));
    expect([store.ply, store.view, store.mine?.at_most]).toEqual([1, { turn: 1 }, 1]); // all of it comes at once
    store.hear(says({ ply: 2, outlook: { forecasts: { iran: even }, impossible: [] } }));
    expect([store.ply, store.view, store.mine?.at_most, store.awaiting]).toEqual([2, { turn: 2 }, 2, false]);
    expect(store.mine?.options.map((option) => option.forecast)).toEqual([null, even, null]);
    store.hear(says({ ply: 3, question: null, outlook: null, asking: 'jihadist' }));
    expect(store.ply).toBe(3); // nobody here is asked
  });

  it('waits for what is known no longer than a moment, and keeps what was picked when it comes', () => {
    vi.useFakeTimers();
    const store = table({ question: asks('us'), outlook: { forecasts: {}, impossible: [] } });
    store.hear(says({ ply: 2, question: asks('us', 1, 2), outlook: null }));
    vi.advanceTimersByTime(1000);
    expect([store.ply, store.awaiting]).toEqual([2, true]);
    store.choose('iraq');
    store.hear(says({ ply: 2, presence: { jihadist: true } })); // the question is shown already
    expect(store.presence).toEqual({ jihadist: true });
    store.hear(says({ ply: 2, outlook: { forecasts: {}, impossible: [] } }));
    expect([store.picked, store.awaiting]).toEqual([['iraq'], false]);
    vi.useRealTimers();
  });

  it('shows refusals, but not that it was late', () => {
    const store = table({ question: asks('us') });
    store.hear({ type: 'error', id: 1, code: 'stale', message: 'late' });
    expect(store.problem).toBeNull();
    store.hear({ type: 'error', id: 2, code: 'cannot_undo', message: 'a die has been rolled' });
    expect(store.problem?.message).toBe('a die has been rolled');
    store.hear(says({ ply: 2 }));
    expect(store.problem).toBeNull();
  });
});
