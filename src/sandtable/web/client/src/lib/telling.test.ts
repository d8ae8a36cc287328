import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Played } from './story';
import { Telling } from './telling.svelte';

const beat = (last: number): Played => ({
  notes: [{ text: `note-${last}`, rule: null, kind: 'told' }],
  why: [],
  last,
  side: null,
  before: { n: last },
  after: { n: last + 1 },
  things: [],
});

describe('telling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes on by itself, shows what each beat changed, and in the end what all of it did', () => {
    const telling = new Telling();
    expect([telling.current, telling.change]).toEqual([null, null]);
    telling.start([beat(0), beat(1)]);
    expect([telling.current?.last, telling.change]).toMatchObject([0, { before: { n: 0 }, after: { n: 1 } }]);
    vi.advanceTimersByTime(900);
    expect([telling.current?.last, telling.change]).toMatchObject([1, { before: { n: 1 }, after: { n: 2 } }]);
    vi.advanceTimersByTime(900);
    expect([telling.ended, telling.current, telling.change]).toEqual([true, null, { before: { n: 0 }, after: { n: 2 } }]);
    telling.leave();
    expect([telling.active, telling.change]).toEqual([false, null]);
  });

  it('that has ended goes on by itself when more has happened, and in the end says what all of it did', () => {
    const telling = new Telling();
    telling.start([beat(0), beat(1)]);
    for (let beats = 0; beats < 2; beats++) telling.on();
    expect(telling.ended).toBe(true);
    telling.extend([beat(0), beat(1), beat(2)]);
    vi.advanceTimersByTime(1800);
    expect([telling.ended, telling.change]).toEqual([true, { before: { n: 0 }, after: { n: 3 } }]);
  });

  it('leaves by itself while somebody else goes on, and is summed up from its beginning when nobody does', () => {
    const [telling, passed] = [new Telling(), vi.fn()];
    telling.passed = passed;
    telling.start([beat(0)], [beat(0)], true);
    vi.advanceTimersByTime(900);
    expect([telling.active, telling.ended, passed.mock.calls.length]).toEqual([false, false, 1]);
    telling.start([beat(1)], [beat(0), beat(1)]);
    vi.advanceTimersByTime(900);
    expect([telling.ended, telling.change]).toEqual([true, { before: { n: 0 }, after: { n: 2 } }]);
    telling.again();
    expect(telling.beats).toHaveLength(2);
  });

  it('is led by keys, and takes those for itself that would do something else at the table', () => {
    const [telling, leave] = [new Telling(), vi.fn()];
    telling.start([beat(0), beat(1), beat(2)]);
    expect(telling.press(' ', true, leave)).toBe(false); // the button has it
    expect([telling.press(' ', false, leave), telling.paused]).toEqual([true, true]);
    expect([telling.press('ArrowRight', false, leave), telling.at]).toEqual([true, 1]);
    expect([telling.press('u', false, leave), telling.press('Tab', false, leave)]).toEqual([true, false]);
    telling.press('Escape', false, leave);
    expect([telling.ended, telling.at]).toEqual([true, 2]);
    telling.press('w', false, leave);
    expect([telling.ended, telling.at]).toEqual([false, 0]);
    telling.skip();
    expect(leave).not.toHaveBeenCalled();
    telling.press('Enter', false, leave);
    expect(leave).toHaveBeenCalledOnce();
  });
});
