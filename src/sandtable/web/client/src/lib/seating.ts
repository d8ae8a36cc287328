// Who can sit where at a new table, for any game: people, opponents of the game with their levels, players of every game.

import type { GameInfo, Message } from './types';
import type { Words } from './words';

export const ME = 'me';
export const OPEN = 'open';

/** Somebody who can play a seat. */
export interface Sitter {
  name: string;
  label: Message;
  /** The levels to choose from, the usual one first. */
  levels: string[];
}

/** Sitters that belong together in a list. */
export interface Company {
  title: Message;
  sitters: Sitter[];
}

export type Seats = Record<string, string>;

/** A game as it is once its first option is chosen: with what goes with that. */
export function fitted(info: GameInfo, first: string): GameInfo {
  const fit = info.fits?.[first];
  if (!fit) return info;
  const opponents = Object.fromEntries(Object.entries(info.opponents).filter(([name]) => fit.opponents.includes(name)));
  return { ...info, options: { ...info.options, ...fit.options }, opponents };
}

/** Opponents of the game that can play a seat. */
function opponents(info: GameInfo, seat: string): Sitter[] {
  return Object.entries(info.opponents)
    .filter(([key]) => key.startsWith(`${seat}:`))
    .map(([key, levels]) => {
      const name = key.slice(seat.length + 1);
      return { name, label: `opponent-${name}`, levels };
    });
}

/** Everybody who can play a seat; nobody is invited to a table with real dice. */
export function companies(info: GameInfo, seat: string, physical: boolean): Company[] {
  const own = opponents(info, seat);
  const people = [
    { name: ME, label: 'ui-seat-me', levels: [] },
    ...(physical ? [] : [{ name: OPEN, label: 'ui-seat-invite', levels: [] }]),
  ];
  const players = info.agents.map((name) => ({ name, label: `opponent-${name}`, levels: [] }));
  return [
    { title: 'ui-sit-people', sitters: people },
    { title: 'ui-sit-opponents', sitters: own },
    { title: 'ui-sit-players', sitters: players },
  ].filter((company) => company.sitters.length);
}

/** The message for a level; one that several opponents have by different rules has words of its own for each. */
export function levelCalled(words: Words, name: string, level: string): string {
  const own = `level-${name}-${level}`;
  return words.has(own) ? own : `level-${level}`;
}

/** Who plays a seat if nobody says otherwise: an opponent of the game, else a player of every game. */
export function usual(info: GameInfo, seat: string): string | null {
  return opponents(info, seat)[0]?.name ?? info.agents[0] ?? null;
}

/** As the server is told: a name, with a level where there are some. */
export function spec(sitter: Sitter | undefined, level?: string): string {
  if (!sitter) return ME;
  const chosen = level ?? sitter.levels[0];
  return chosen ? `${sitter.name}:${chosen}` : sitter.name;
}

/** One seat is mine, each other one is somebody's. */
const mine = (info: GameInfo, seat: string, others: (seat: string) => string): Seats =>
  Object.fromEntries(info.seats.map((each) => [each, each === seat ? ME : others(each)]));

export interface Start {
  id: string;
  /** The seat that is mine; null for all of them. */
  seat: string | null;
  seats: Seats;
}

/** A way to begin with one click. */
export interface Preset {
  id: 'alone' | 'hot-seat' | 'invite';
  starts: Start[];
}

export function presets(info: GameInfo, physical: boolean): Preset[] {
  const opponent = (seat: string) => spec(opponents(info, seat)[0] ?? { name: usual(info, seat) ?? ME, label: '', levels: [] });
  const alone = info.seats.filter((seat) => info.seats.every((other) => other === seat || usual(info, other) !== null));
  const each = (id: string, seats: string[], others: (seat: string) => string): Start[] =>
    seats.map((seat) => ({ id: `${id}-${seat}`, seat, seats: mine(info, seat, others) }));
  const all: Preset[] = [
    { id: 'alone', starts: each('alone', alone, opponent) },
    { id: 'hot-seat', starts: [{ id: 'hot-seat', seat: null, seats: mine(info, '', () => ME) }] },
    { id: 'invite', starts: physical ? [] : each('invite', info.seats, () => OPEN) },
  ];
  return all.filter((preset) => preset.starts.length && (info.seats.length > 1 || preset.id !== 'invite'));
}

/** A good table to begin with: mine is the first seat that no book plays. */
export function usualSeats(info: GameInfo): Seats {
  const my = info.seats.find((seat) => !opponents(info, seat).some((each) => each.levels.length)) ?? info.seats[0] ?? '';
  return mine(info, my, (seat) => usual(info, seat) ?? ME);
}
