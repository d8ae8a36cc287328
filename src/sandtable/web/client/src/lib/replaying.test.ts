import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Replaying, type Step } from './replaying.svelte';
import type { Played } from './story';

const beat = (last: number): Played => ({ notes: [], why: [], last, side: null, before: {}, after: { n: last }, things: [] });
/** Two beats in the first step, none in the second, one in the third. */
const STEPS: Step[] = [[0, 1], [], [2]].map((beats, place) => ({ view: { place }, beats: beats.map(beat) }));

async function begun() {
  const load = vi.fn(async (place: number) => STEPS[place]!);
  const refused = vi.fn();
  const replaying = new Replaying(load, refused);
  replaying.last = 2;
  await replaying.go(0, -1);
  return { replaying, load, refused, where: () => [replaying.at, replaying.beat] };
}

describe('a replay', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes forward beat by beat and step by step, and the same way back', async () => {
    const { replaying, load, where } = await begun();
    expect([where(), replaying.told]).toEqual([[0, -1], null]);
    const places = [];
    for (let times = 0; times < 5; times++) {
      await replaying.forward();
      places.push([...where(), replaying.told?.last ?? null]);
    }
    expect(places).toEqual([[0, 0, 0], [0, 1, 1], [1, -1, null], [2, 0, 2], [2, 0, 2]]);
    for (const place of [[1, -1], [0, 1], [0, 0], [0, -1], [0, -1]]) {
      await replaying.back();
      expect(where()).toEqual(place);
    }
    expect(load).toHaveBeenCalledTimes(3); // what was seen is not loaded again
  });

  it('goes to a place at once, but not beyond the ends, and forgets one that was left before it came', async () => {
    const { replaying, where } = await begun();
    await replaying.go(9, Infinity);
    expect(where()).toEqual([2, 0]);
    await Promise.all([replaying.go(-4, Infinity), replaying.go(1, -1)]);
    expect([where(), replaying.now]).toEqual([[1, -1], STEPS[1]]);
  });

  it('goes on by itself until the end, or until it is stopped', async () => {
    const { replaying, where } = await begun();
    replaying.play();
    await vi.advanceTimersByTimeAsync(1100);
    expect([where(), replaying.playing]).toEqual([[0, 0], true]);
    replaying.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect([where(), replaying.playing]).toEqual([[0, 0], false]);
    replaying.play();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([where(), replaying.playing]).toEqual([[2, 0], false]);
  });

  it('says what is refused, stops, and tries it again when asked', async () => {
    const { replaying, load, refused, where } = await begun();
    load.mockRejectedValueOnce('away');
    replaying.play();
    await replaying.go(2, 0);
    expect([refused.mock.calls, replaying.playing, replaying.now]).toEqual([[['away']], false, STEPS[0]]);
    await replaying.go(2, 0);
    expect([where(), replaying.now]).toEqual([[2, 0], STEPS[2]]);
  });
});

it('leaves no step out when somebody presses again before one has come', async () => {
  const waiting: (() => void)[] = [];
  const slow = (place: number) => new Promise<Step>((found) => waiting.push(() => found({ view: { place }, beats: [] })));
  const replaying = new Replaying(slow, () => undefined);
  replaying.last = 3;
  const begun = replaying.go(0, -1);
  waiting[0]!();
  await begun;
  const pressed = [replaying.forward(), replaying.forward()];
  expect(replaying.at).toBe(0);
  waiting[1]!();
  await Promise.all(pressed);
  expect(replaying.at).toBe(1);
});
