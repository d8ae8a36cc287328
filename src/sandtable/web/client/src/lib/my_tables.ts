// The tables of this browser, sorted for the first page: what waits for me, what waits for others, what is over. Lessons
// are no games: they stand by themselves.

import type { Kept } from './mine';
import type { Message, Mine } from './types';
import { idOf } from './words';

export const GROUPS = ['turn', 'waiting', 'over'] as const;
export type Group = (typeof GROUPS)[number];

/** A table as this browser keeps it, with what the server says of it: one line for each token, so perhaps several. */
export interface MyTable {
  kept: Kept;
  now: Mine | undefined;
  /** The seats of this browser. */
  seats: string[];
  group: Group;
}

const isLesson = (kept: Kept, now: Mine | undefined) => Boolean(kept.tutorial ?? now?.tutorial);

export function sorted(all: readonly Kept[], news: readonly Mine[]): MyTable[] {
  return all.flatMap((kept): MyTable[] => {
    const lines = news.filter(({ table }) => table === kept.table);
    const now = lines[0];
    if (kept.away || isLesson(kept, now)) return [];
    const group = now?.over ? 'over' : lines.some(({ your_turn: mine }) => mine) ? 'turn' : 'waiting';
    return [{ kept, now, seats: [...new Set(lines.flatMap(({ seat }) => seat))], group }];
  });
}

/** The table to go on with: of those that wait for me the one that was asked longest ago. */
export function toContinue(tables: readonly MyTable[]): MyTable | null {
  const waiting = tables.filter(({ group }) => group === 'turn');
  return waiting.sort((one, two) => (one.now?.updated ?? 0) - (two.now?.updated ?? 0))[0] ?? null;
}

/** What was told last as a sentence for whoever does not sit there: of a change by hand, that there was one. */
export const lastTold = (last: Message | null): Message | null => (last !== null && idOf(last) === 'note-adjusted' ? 'ui-last-adjusted' : last);
