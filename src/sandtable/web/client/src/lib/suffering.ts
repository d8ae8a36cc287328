// What others did to somebody, which is told before everything else: what was lost, and where.

import type { Changed } from './games';
import type { View } from './types';

/** Whose story it is, and what the others did in it, beat by beat. */
export interface ToYou {
  seat: string;
  beats: readonly { before: View; after: View }[];
}

export type Counts = Record<string, number>;

/** How much of something was lost in each place; what others only moved about was not. */
export function losses({ beats }: ToYou, count: (view: View) => Counts): Map<string, number> {
  const change = new Map<string, number>();
  for (const { before, after } of beats) {
    const [old, now] = [count(before), count(after)];
    for (const place of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const by = (now[place] ?? 0) - (old[place] ?? 0);
      if (by) change.set(place, (change.get(place) ?? 0) + by);
    }
  }
  const all = [...change.values()].reduce((sum, by) => sum + by, 0);
  return new Map(all < 0 ? [...change].flatMap(([place, by]) => (by < 0 ? [[place, -by] as const] : [])) : []);
}

/** What changed, with what was done to somebody first. */
export const mineFirst = (all: readonly Changed[]): Changed[] => [...all.filter(({ mine }) => mine), ...all.filter(({ mine }) => !mine)];
