import { describe, expect, it } from 'vitest';
import { scaled, toldIn, turningPoints } from './course';
import type { CourseLine } from './games';
import type { Note, CoursePoint } from './types';

const line = (id: string, of?: number): CourseLine => ({ id, name: id, side: id, colour: '#000', dash: '', ...(of ? { of } : {}) });
const at = (step: number, values: Record<string, number>): CoursePoint => ({ turn: 1, step, values });

describe('the course of a play', () => {
  it('measures a goal by what wins, and a margin as it is', () => {
    expect(scaled(line('good', 12), { good: 3 })).toBe(0.25);
    expect(scaled(line('margin'), { margin: -7 })).toBe(-7);
  });

  it('turns where most has changed, in the order of the play', () => {
    const points = [at(1, { a: 0, b: 0 }), at(3, { a: 1, b: 0 }), at(4, { a: 1, b: 9 }), at(8, { a: 6, b: 9 }), at(9, { a: 6, b: 10 })];
    expect(turningPoints([line('a'), line('b')], points).map(({ place, step, line: { id }, from, to }) => [place, step, id, from, to])).toEqual([
      [2, 3, 'b', 0, 9],
      [3, 7, 'a', 1, 6],
    ]);
  });

  it('is marked once where it turns twice in a moment', () => {
    const points = [at(1, { a: 0 }), at(50, { a: 5 }), at(51, { a: 9 }), at(100, { a: 9 })];
    expect(turningPoints([line('a')], points).map(({ place }) => place)).toEqual([1]);
  });

  it('does not turn where nothing much happens', () => {
    expect(turningPoints([line('a')], [at(1, { a: 0 }), at(2, { a: 20 }), at(3, { a: 21 })]).map(({ place }) => place)).toEqual([1]);
    expect(turningPoints([line('a')], [at(1, { a: 0 }), at(2, { a: 0 })])).toEqual([]);
  });

  it('calls a moment by what the log says of it', () => {
    const note = (text: string, step: number, heading = false): Note => ({ text, rule: null, kind: 'told', step, heading });
    const log = [note('x', 2), note('head', 3, true), note('more', 3), note('worth', 3), note('later', 5, true)];
    expect([toldIn(1, log), toldIn(2, log), toldIn(3, log), toldIn(4, log), toldIn(3, log, ['worth'])]).toEqual([null, 'x', 'head', 'head', 'worth']);
  });
});
