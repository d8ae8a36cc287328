// Who can sit where at a new table, for any game: people, opponents of the game with their levels, players of every game.

import type { GameInfo, Message } from './types';
import { joined, type Words } from './words';

export const ME = 'me';
export const OPEN = 'open';
export const PROGRAM = 'program';
/** Who sits at a seat: the person at this screen, the program, or a friend who is invited. */
export type Sits = typeof ME | typeof PROGRAM | typeof OPEN;

/** Somebody of the program's who can play a seat. */
export interface Sitter {
  name: string;
  label: string;
  /** The levels to choose from, the usual one first. */
  levels: string[];
}

/** Seats that the program plays in one and the same way, and who can do it. */
export interface Company {
  id: string;
  seats: string[];
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

/** Everybody of the program's who can play a seat: opponents of the game, then players of every game. */
export function sittersAt(info: GameInfo, seat: string): Sitter[] {
  const own = Object.entries(info.opponents)
    .filter(([key]) => key.startsWith(`${seat}:`))
    .map(([key, levels]) => ({ name: key.slice(seat.length + 1), levels }));
  return [...own, ...info.agents.map((name) => ({ name, levels: [] as string[] }))].map((each) => ({ ...each, label: `opponent-${each.name}` }));
}

/** Who may be said to sit at a seat; nobody is invited to a table with real dice. */
export function choicesAt(info: GameInfo, seat: string, physical: boolean): Sits[] {
  return [ME, ...(sittersAt(info, seat).length ? [PROGRAM] as const : []), ...(physical || info.seats.length < 2 ? [] : [OPEN] as const)];
}

/** Who sits where if nobody says otherwise: mine is the first seat that no book plays, else the first. */
export function usualSits(info: GameInfo): Record<string, Sits> {
  const my = info.seats.find((seat) => !sittersAt(info, seat).some((each) => each.levels.length)) ?? info.seats[0] ?? '';
  return Object.fromEntries(info.seats.map((seat) => [seat, seat !== my && sittersAt(info, seat).length ? PROGRAM : ME]));
}

/**
 * The seats of the program: all of them together, if the same can play them at the same levels and nobody wants to
 * choose seat by seat; else each by itself.
 */
export function companies(info: GameInfo, sits: Record<string, Sits>, apart: boolean): Company[] {
  const seats = info.seats.filter((seat) => sits[seat] === PROGRAM);
  const each = seats.map((seat) => ({ id: seat, seats: [seat], sitters: sittersAt(info, seat) }));
  const [first, ...others] = each;
  if (!first || apart || !others.length) return each;
  const same = (sitter: Sitter) => others.every(({ sitters }) => sitters.some((other) => JSON.stringify(other) === JSON.stringify(sitter)));
  return others.every(({ sitters }) => sitters.length === first.sitters.length) && first.sitters.every(same)
    ? [{ id: 'all', seats, sitters: first.sitters }]
    : each;
}

/** The message for a level; one that several opponents have by different rules has words of its own for each. */
export function levelCalled(words: Words, name: string, level: string): string {
  const own = `level-${name}-${level}`;
  return words.has(own) ? own : `level-${level}`;
}

/** As the server is told: a name, with a level where there are some. */
export function spec(sitter: Sitter, level?: string): string {
  const chosen = level ?? sitter.levels[0];
  return chosen ? `${sitter.name}:${chosen}` : sitter.name;
}

/** How strong a player is on a seat of a scenario, by what was measured there; null where nothing was. */
export function strengthOf(info: GameInfo, words: Words, scenario: string, seat: string, player: string): Message | null {
  const found = info.ratings?.find((each) => each.scenario === scenario && each.seat === seat && each.player === player);
  if (!found) return null;
  const [name = '', level = ''] = found.against.split(':');
  const opponent: Message = `opponent-${name}`;
  const against: Message = level ? ['ui-strength-level', { opponent: { message: opponent }, level: { message: levelCalled(words, name, level) } }] : opponent;
  return ['ui-strength', { tenths: Math.round((10 * found.won) / found.games), games: found.games, opponent: { message: against } }];
}

/** Who plays what, as a part of a sentence: you play the Taliban, the book plays the Coalition and the Warlords. */
export function whoPlays(seats: Seats, words: Words): Message {
  const by = new Map<string, string[]>();
  for (const [seat, who] of Object.entries(seats)) by.set(who, [...(by.get(who) ?? []), seat]);
  const order = (who: string) => (who === ME ? 0 : who === OPEN ? 2 : 1);
  const parts = [...by].sort(([one], [two]) => order(one) - order(two)).map(([who, played]): Message => {
    const sides = { messages: played.map((seat) => `side-${seat}`) };
    if (who === ME || who === OPEN) return [`ui-begins-${who}`, { sides, count: played.length }];
    const [name = '', level = ''] = who.split(':');
    const opponent = { message: `opponent-${name}` };
    if (!level) return ['ui-begins-program', { sides, opponent }];
    return ['ui-begins-level', { sides, opponent, level: { message: levelCalled(words, name, level) } }];
  });
  return joined(parts, 'list-semicolon');
}
