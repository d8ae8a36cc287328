// The course of a play: what is drawn of it, and the moments at which it turned.

import type { CourseLine } from './games';
import type { Message, Note, CoursePoint } from './types';
import { idOf } from './words';

/** So many turning points are marked. */
const MARKED = 4;
/** The least change that is one, as a part of the whole drawing. */
const LEAST = 0.12;

/** How far two of them are apart at least, as a part of the play. */
const APART = 0.03;

/** Where a value lies on the scale of its chart: a part of what wins, or the value itself. */
export const scaled = (line: CourseLine, values: Record<string, number>): number => (values[line.id] ?? 0) / (line.of ?? 1);

export interface Turning {
  /** The place of the moment after it among the points, and the step of the play that brought it. */
  place: number;
  step: number;
  line: CourseLine;
  from: number;
  to: number;
}

/** The moments with the greatest changes, in their order; one for each step of the play, of its greatest change. */
export function turningPoints(lines: readonly CourseLine[], points: readonly CoursePoint[]): Turning[] {
  if (points.length < 2) return [];
  const all = lines.flatMap((line) => points.map(({ values }) => scaled(line, values)));
  const span = Math.max(...all, 0) - Math.min(...all, 0) || 1;
  const changes = points.slice(1).flatMap((point, index) => {
    const before = points[index]!;
    const moved = lines
      .map((line) => ({ line, by: Math.abs(scaled(line, point.values) - scaled(line, before.values)) / span }))
      .sort((one, two) => two.by - one.by)[0];
    if (!moved || moved.by < LEAST) return [];
    const step = Math.max(before.step, point.step - 1);
    return [{ by: moved.by, place: index + 1, step, line: moved.line, from: before.values[moved.line.id] ?? 0, to: point.values[moved.line.id] ?? 0 }];
  });
  const apart = (points.at(-1)!.step - points[0]!.step) * APART;
  return changes
    .sort((one, two) => two.by - one.by)
    .filter(({ step }, index, all) => all.slice(0, index).every((greater) => Math.abs(greater.step - step) > apart))
    .slice(0, MARKED)
    .sort((one, two) => one.place - two.place)
    .map(({ by: _, ...turning }) => turning);
}

/** What the log says of a step: what is memorable, else its heading or first line; of a silent one, the heading before it. */
export function toldIn(step: number, notes: readonly Note[], memorable: readonly string[] = []): Message | null {
  const within = notes.filter((note) => note.step === step && note.kind === 'told');
  const found = within.findLast(({ text }) => memorable.includes(idOf(text))) ?? within.find(({ heading }) => heading) ?? within[0];
  return (found ?? notes.findLast((note) => note.heading && (note.step ?? 0) < step))?.text ?? null;
}
