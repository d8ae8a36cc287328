import { expect, it, vi } from 'vitest';
import { chronicle } from './chronicle';
import type { Note } from './types';
import { Words } from './words';

vi.stubGlobal('document', { documentElement: { lang: 'en' } });

const WORDS = new Words(`
note-plays = { $who } plays.
note-said = { $who } moves.
note-small = A trifle.
note-die = A die.
ui-pair = { $name }: { $value }
list-one = { $text }
join-sentences = { $left } { $right }
join-dot = { $left } · { $right }
ui-chronicle-turn = Turn { $turn }
ui-chronicle-turns = { $count } turns.
`);
const told = (id: string, step: number, args: Record<string, string | number> = {}): Note => ({ text: [id, args], rule: null, kind: 'told', step });
const notes = [
  told('note-plays', 1, { who: 'A' }),
  told('note-die', 1, { pips: 3 }),
  told('note-said', 1, { who: '<script>' }),
  told('note-plays', 2, { who: 'B' }),
  told('note-small', 2),
  told('note-plays', 3, { who: 'C' }),
  told('note-said', 3, { who: 'D' }),
];
const turns = [
  { turn: 1, step: 1, values: {}, view: { at: 1 } },
  { turn: 2, step: 3, values: {}, view: { at: 2 } },
  { turn: 2, step: 4, values: {}, view: { at: 3 } },
];
const history = { title: '<b>Ours</b>', ending: 'Over.', notes, seats: [], turns, chart: '', words: WORDS, facts: {} };

it('tells a game by its turns with a map of each, leaves out dice and trifles, and lets no text become markup', async () => {
  const page = await chronicle({
    ...history,
    game: {
      memorable: ['note-said'],
      summary: () => [{ name: 'Prestige', text: '7 → 6' }],
      sketch: { ground: () => Promise.resolve('<symbol id="ground"/>'), map: (view) => `<svg data-at="${view.at}"/>` },
    },
  });
  expect(page.match(/<h2>[^<]*<\/h2>/g)).toEqual(['<h2>Turn 1</h2>', '<h2>Turn 2</h2>']);
  expect(page.match(/data-at="\d"/g)).toEqual(['data-at="2"', 'data-at="3"']); // how each turn ended
  expect(page.indexOf('A plays. &#60;script&#62; moves.')).toBeLessThan(page.indexOf('Turn 2'));
  expect(page.indexOf('C plays. D moves.')).toBeGreaterThan(page.indexOf('Turn 2'));
  expect(page).toContain('<figcaption>Prestige: 7 → 6</figcaption>');
  expect(page).not.toMatch(/A die|B plays|trifle|<b>Ours/);
  expect(page.split('<symbol')).toHaveLength(2); // the ground is there once
});

it('tells a game without turns and maps as well', async () => {
  const page = await chronicle({ ...history, turns: [], game: {} });
  expect(page).toContain('B plays. A trifle.');
  expect(page).not.toContain('<h2>');
});
