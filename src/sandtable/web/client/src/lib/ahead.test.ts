import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LookingAhead } from './ahead.svelte';
import { api } from './api';
import { bestOf, byOdds } from './forecasts';
import { asks, table } from './table.samples';
import type { Ahead, Option } from './types';

const option = (key: string, chance: [number, number] | null): Option => ({
  key, label: key, target: `country:${key}`, forecast: { chance, needs: null, modifiers: [], cost: null, leads_to: [], warnings: [] },
});
const OPTIONS = [option('a', [1, 6]), option('b', [3, 6]), { ...option('done', null), target: null }, option('c', [1, 2]), option('d', [2, 6])];

describe('the odds of targets', () => {
  it('put the likeliest first, and what is not rolled for last, as it was', () => {
    expect(byOdds(OPTIONS).map(({ key }) => key)).toEqual(['b', 'c', 'd', 'a', 'done']);
    expect(byOdds([OPTIONS[2]!, OPTIONS[0]!]).map(({ key }) => key)).toEqual(['done', 'a']);
  });

  it('name the best two', () => {
    expect(bestOf(OPTIONS).map(({ key }) => key)).toEqual(['b', 'c']);
    expect(bestOf([{ ...option('x', null) }])).toEqual([]);
  });
});

describe('looking ahead', () => {
  const answers: Record<string, Ahead> = {
    rally: {
      stopped: 'asked',
      question: { ...asks('us'), options: [option('a', [1, 6]), option('b', [1, 2])] },
      changes: [[['n'], 2]],
      best: ['a'],
    },
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(api, 'ahead').mockResolvedValue({ answers });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('says after a moment where one could begin and what would change, and asks once', async () => {
    const ahead = new LookingAhead(table({ view: { n: 1 }, question: asks('us') }));
    ahead.point('rally');
    expect(api.ahead).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(ahead.shown?.options.map(({ key }) => key)).toEqual(['b', 'a']);
    expect(ahead.shown?.after).toEqual({ n: 2 });
    expect(ahead.shown?.best.map(({ key }) => key)).toEqual(['a']); // worth more, though less likely
    ahead.point(null);
    expect(ahead.shown).toBe(null);
    ahead.point('rally');
    await vi.advanceTimersByTimeAsync(200);
    expect(ahead.shown?.key).toBe('rally');
    expect(api.ahead).toHaveBeenCalledOnce();
  });

  it('says nothing of what somebody no longer points at, or of what nobody can foresee', async () => {
    const ahead = new LookingAhead(table({ view: { n: 1 }, question: asks('us') }));
    ahead.point('rally');
    await vi.advanceTimersByTimeAsync(100);
    ahead.point(null);
    await vi.advanceTimersByTimeAsync(200);
    expect([ahead.shown, vi.mocked(api.ahead).mock.calls.length]).toEqual([null, 0]);
    ahead.point('unknown');
    await vi.advanceTimersByTimeAsync(200);
    expect(ahead.shown).toBe(null);
  });
});
