import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shine } from './shine.svelte';
import type { View } from './types';

const changes = (before: View, after: View) => Object.keys(after).filter((key) => before[key] !== after[key]);

describe('what shines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is what differs from the view seen last, for a moment', () => {
    const shine = new Shine();
    shine.see({ iraq: 1, iran: 1 }, changes);
    expect([...shine.things]).toEqual([]);
    shine.see({ iraq: 2, iran: 1 }, changes);
    expect([...shine.things]).toEqual(['iraq']);
    vi.advanceTimersByTime(1000);
    shine.see({ iraq: 2, iran: 2 }, changes);
    vi.advanceTimersByTime(1000);
    expect([...shine.things]).toEqual(['iran']);
    vi.advanceTimersByTime(1000);
    expect([...shine.things]).toEqual([]);
  });

  it('is nothing where nearly everything changed', () => {
    const shine = new Shine();
    const all = (value: number): View => Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`place${index}`, value]));
    shine.see(all(1), changes);
    shine.see(all(2), changes);
    expect(shine.things.size).toBe(0);
    shine.see({ ...all(2), place0: 3 }, changes);
    expect([...shine.things]).toEqual(['place0']);
  });
});
