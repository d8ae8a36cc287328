import { expect, it } from 'vitest';
import { chronicle } from './chronicle';
import { Words } from './words';

it('tells a game by its parts, leaves out dice, and lets no text become markup', () => {
  const words = new Words('note-turn = Turn { $turn } begins.\nnote-said = { $who } moves.\nnote-die = A die.\nui-chronicle-turns = { $count } turns.');
  const page = chronicle(
    '<b>Ours</b>',
    'Over.',
    [
      { text: ['note-turn', { turn: 1 }], rule: null, kind: 'told', heading: true, step: 1 },
      { text: ['note-die', { pips: 3 }], rule: null, kind: 'told', step: 1 },
      { text: ['note-said', { who: '<script>' }], rule: null, kind: 'told', step: 1 },
    ],
    [],
    [{ turn: 1, values: {} }, { turn: 2, values: {} }],
    '',
    words,
  );
  expect(page).toContain('<h2>Turn 1 begins.</h2>');
  expect(page).toContain('&#60;script&#62; moves.');
  expect(page).not.toContain('A die.');
  expect(page).not.toContain('<b>Ours');
});
