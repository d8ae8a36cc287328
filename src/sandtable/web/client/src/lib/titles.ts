// What a table is called: as somebody has named it, else by what is played there, in the words of whoever reads it.

import type { GameInfo } from './types';
import type { Words } from './words';

type Values = Record<string, unknown>;

/** The option that says which play this is (a scenario): the game's first, if each of its values is described in words. */
export function leading(info: GameInfo | undefined, words: Words): string | null {
  const [name, values] = Object.entries(info?.options ?? {})[0] ?? ['', []];
  const described = values.every((value) => words.attribute(`${name}-${value}`, 'about') !== null);
  return values.length > 1 && described ? name : null;
}

export interface Named {
  game: string;
  name?: string | null;
  options?: Values;
  tutorial?: string | null;
  /** The set of rules that is played, which may be an edition of its own. */
  rules?: string;
}

export function titleOf(table: Named, info: GameInfo | undefined, words: Words): string {
  if (table.name) return table.name;
  const guided = table.tutorial?.slice(table.game.length + 1);
  if (guided) return words.say(`tutorial-${guided}`);
  const option = leading(info, words);
  const value = option === null ? undefined : table.options?.[option];
  if (value !== undefined) return words.say(`${option}-${value}`);
  const edition = `edition-${table.rules}`;
  return words.say(table.rules && words.has(edition) ? edition : `game-${table.game}`);
}
