// The games as they lie on the shelf: a game may lie there in several editions, each with scenarios and lessons of its own.

import { EDITIONS } from '../labyrinth/editions';
import { leading } from './titles';
import type { GameInfo, TutorialInfo } from './types';
import type { Words } from './words';

export interface Edition {
  id: string;
  game: string;
  /** Whether a value of the option with which the game is chosen belongs to it. */
  has(value: string): boolean;
  /** The set of rules by which its facts are known; the usual one has no name. */
  rules: string;
  /** Whether a lesson of the game belongs to it. */
  teaches(lesson: string): boolean;
}

const always = () => true;

/** The editions of all games, in their order. */
export const editionsOf = (games: GameInfo[]): Edition[] =>
  games.flatMap(({ name }) => (name === 'labyrinth' ? EDITIONS : [{ id: name, game: name, rules: '', has: always, teaches: always }]));

/** An edition by its name; also the name of a game will do. */
export const editionNamed = (games: GameInfo[], id: string): Edition | undefined =>
  editionsOf(games).find((edition) => edition.id === id) ?? editionsOf(games).find((edition) => edition.game === id);

/** The edition that is played at a table. */
export function editionAt(games: GameInfo[], table: { game: string; options?: Record<string, unknown>; tutorial?: string | null }, words: Words): Edition | undefined {
  const all = editionsOf(games).filter(({ game }) => game === table.game);
  const lead = leading(games.find(({ name }) => name === table.game), words);
  const value = lead === null ? undefined : table.options?.[lead];
  if (table.tutorial) return all.find(({ teaches }) => teaches(table.tutorial!));
  return all.find(({ has }) => value === undefined || has(String(value)));
}

/** What an edition is called, and what is said of it. */
export function calledEdition({ id, game }: Edition, words: Words): { name: string; about: string } {
  const own = words.has(`edition-${id}`) ? `edition-${id}` : `game-${game}`;
  return { name: words.say(own), about: words.attribute(own, 'about') ?? words.attribute(`game-${game}`, 'about') ?? '' };
}

/** The lessons of an edition, in their order. */
export const lessonsOf = (edition: Edition, lessons: TutorialInfo[]): TutorialInfo[] =>
  lessons.filter(({ game, id }) => game === edition.game && edition.teaches(id));
