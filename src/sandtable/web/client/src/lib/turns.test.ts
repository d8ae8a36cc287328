import { afterEach, expect, it, vi } from 'vitest';
import { Turns } from './turns.svelte';

const box = () => {
  const inside = new Map<string, string>();
  return { getItem: (key: string) => inside.get(key) ?? null, setItem: (key: string, value: string) => void inside.set(key, value) };
};

afterEach(() => vi.unstubAllGlobals());

it('the icon says how many tables wait, and nothing when none does', () => {
  const badge: (number | null)[] = [];
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void badge.push(count), clearAppBadge: async () => void badge.push(null) });
  const turns = new Turns(box());
  turns.are(['one', 'two']);
  turns.at('one', true);
  turns.at('three', true);
  turns.at('three', false);
  turns.are([]);
  expect(badge).toEqual([2, 3, 2, null]);
});

it('they are known again on the next page, also without an icon to write on', () => {
  vi.stubGlobal('navigator', {});
  const kept = box();
  new Turns(kept).are(['one', 'two']);
  expect(new Turns(kept).count).toBe(2);
  kept.setItem('sandtable.turns', '{"a": 1');
  expect(new Turns(kept).count).toBe(0);
});
