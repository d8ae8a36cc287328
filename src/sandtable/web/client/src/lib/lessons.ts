// How far somebody has come in a lesson, kept in the browser with its table.

import { box, type Box, type Kept } from './mine';
import type { Edition } from './shelf';
import type { TutorialInfo } from './types';

const KEY = 'sandtable.guide.';

export interface Progress {
  /** The page that is read now, from 0. */
  at: number;
  pages: number;
}

export const isDone = ({ at, pages }: Progress): boolean => at >= pages - 1;

export function keepProgress(table: string, { at, pages }: Progress, to: Box = box()): void {
  try {
    to.setItem(KEY + table, `${at}/${pages}`);
  } catch {
    // the guide still goes on, it only starts over after a reload
  }
}

export function progressAt(table: string, from: Box = box()): Progress | null {
  const [at, pages] = (from.getItem(KEY + table) ?? '').split('/').map(Number);
  return at !== undefined && pages ? { at, pages } : null;
}

/** Where one has come to in a lesson, at which table. */
export interface Reached {
  table: string;
  done: boolean;
  page: number;
}

export type Lesson = TutorialInfo & { at: Reached | null };

/** The lessons of an edition, in their order. */
export interface Course {
  edition: Edition;
  lessons: Lesson[];
}

/** The lesson to take next: the first that is not done. */
export const nextLesson = (lessons: readonly Lesson[]): Lesson | undefined => lessons.find(({ at }) => !at?.done) ?? lessons[0];

/** How far one has come in a lesson: the table at which it was done, else the one at which somebody came farthest; null if it was never begun. */
export function reachedIn(lesson: string, tables: readonly Kept[], over: (table: string) => boolean, from: Box = box()): Reached | null {
  const begun = tables
    .filter(({ tutorial }) => tutorial === lesson)
    .map(({ table }) => {
      const progress = progressAt(table, from);
      return { table, done: over(table) || (progress !== null && isDone(progress)), page: (progress?.at ?? 0) + 1 };
    });
  const order = (each: (typeof begun)[number]) => (each.done ? 1000 : 0) + each.page;
  return begun.sort((one, two) => order(two) - order(one))[0] ?? null;
}
