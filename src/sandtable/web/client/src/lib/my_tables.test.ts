import { describe, expect, it } from 'vitest';
import { keepGlimpse, keptGlimpse } from './glimpses';
import { keepProgress, progressAt, reachedIn } from './lessons';
import type { Box, Kept } from './mine';
import { lastTold, sorted, toContinue } from './my_tables';
import { calledEdition, editionAt, editionNamed, editionsOf, lessonsOf } from './shelf';
import type { GameInfo, Mine } from './types';
import { Words } from './words';

function memory(): Box {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const table = (id: string, more: Partial<Kept> = {}): Kept => ({ table: id, game: 'labyrinth', tokens: ['k'], ...more });
const news = (id: string, more: Partial<Mine> = {}): Mine => ({
  table: id, name: null, game: 'labyrinth', options: {}, seat: 'us', your_turn: false, asking: 'us', people: {}, names: {}, turn: 1, last: null, over: false, updated: 0, until: null, ...more,
});

describe('the tables of this browser', () => {
  const all = [table('a'), table('b'), table('c'), table('d', { away: true }), table('e', { tutorial: 'x' }), table('f')];
  const told = [
    news('a', { your_turn: true, updated: 9 }),
    news('b', { your_turn: true, updated: 3, seat: ['us', 'jihadist'] }),
    news('c', { over: true, your_turn: true }),
    news('e', { your_turn: true, updated: 1 }),
  ];

  it('wait for me, for others, or are over; lessons and what was taken off are none of them', () => {
    expect(sorted(all, told).map(({ kept, group, seats }) => [kept.table, group, seats])).toEqual([
      ['a', 'turn', ['us']],
      ['b', 'turn', ['us', 'jihadist']],
      ['c', 'over', ['us']],
      ['f', 'waiting', []],
    ]);
  });

  it('are gone on with where I was asked longest ago', () => {
    expect(toContinue(sorted(all, told))?.kept.table).toBe('b');
    expect(toContinue(sorted([table('c')], told))).toBe(null);
  });

  it('are told of in sentences', () => {
    expect(lastTold(['note-adjusted', { keys: 'countries.pakistan.troops' }])).toBe('ui-last-adjusted');
    expect(lastTold('note-pass')).toBe('note-pass');
    expect(lastTold(null)).toBe(null);
  });

  it('keep how they looked, and bear with what is no look', () => {
    const box = memory();
    keepGlimpse('a', { iraq: ['poor', 'cell'] }, box);
    box.setItem('sandtable.glimpse.b', '{"iraq": 1}');
    box.setItem('sandtable.glimpse.c', '{');
    expect(['a', 'b', 'c', 'd'].map((id) => keptGlimpse(id, box))).toEqual([{ iraq: ['poor', 'cell'] }, null, null, null]);
  });
});

describe('a lesson', () => {
  it('is done at its last step, else goes on where one came farthest', () => {
    const box = memory();
    const tables = [table('a', { tutorial: 'x' }), table('b', { tutorial: 'x' }), table('c', { tutorial: 'y' })];
    expect(reachedIn('z', tables, () => false, box)).toBe(null);
    keepProgress('b', { at: 4, pages: 10 }, box);
    expect(reachedIn('x', tables, () => false, box)).toEqual({ table: 'b', done: false, page: 5 });
    keepProgress('a', { at: 9, pages: 10 }, box);
    expect(reachedIn('x', tables, () => false, box)).toEqual({ table: 'a', done: true, page: 10 });
    expect(reachedIn('y', tables, (id) => id === 'c', box)?.done).toBe(true);
    expect(progressAt('nowhere', box)).toBe(null);
  });
});

describe('the shelf', () => {
  const info = (name: string, scenarios: string[]): GameInfo => ({ name, seats: [], options: { scenario: scenarios }, opponents: {}, agents: [] });
  const games = [info('labyrinth', ['lets_roll', 'isil']), info('plain', ['main', 'short'])];
  const words = new Words('game-plain = A Distant Plain\n    .about = Four.\nedition-awakening = The Awakening\n    .about = Spring.\nscenario-lets_roll = a\n    .about = a\nscenario-isil = b\n    .about = b');

  it('has The Awakening by itself, with its scenarios and its lesson', () => {
    expect(editionsOf(games).map(({ id }) => id)).toEqual(['labyrinth', 'awakening', 'plain']);
    expect(editionNamed(games, 'awakening')?.has('isil')).toBe(true);
    expect(editionNamed(games, 'labyrinth')?.has('isil')).toBe(false);
    const lessons = [{ id: 'labyrinth-first_game', game: 'labyrinth' }, { id: 'labyrinth-uprising', game: 'labyrinth' }];
    expect(editionsOf(games).map((edition) => lessonsOf(edition, lessons).length)).toEqual([1, 1, 0]);
  });

  it('knows which of them is played at a table', () => {
    expect(editionAt(games, { game: 'labyrinth', options: { scenario: 'isil' } }, words)?.id).toBe('awakening');
    expect(editionAt(games, { game: 'labyrinth', options: {} }, words)?.id).toBe('labyrinth');
    expect(editionAt(games, { game: 'labyrinth', tutorial: 'labyrinth-uprising' }, words)?.id).toBe('awakening');
  });

  it('calls an edition by its own name, or by that of the game', () => {
    expect(calledEdition(editionNamed(games, 'awakening')!, words)).toEqual({ name: 'The Awakening', about: 'Spring.' });
    expect(calledEdition(editionNamed(games, 'plain')!, words)).toEqual({ name: 'A Distant Plain', about: 'Four.' });
  });
});
