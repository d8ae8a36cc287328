// What a game may bring to the table: its own drawings of its own things. The rest of the client takes any game.

import type { Component } from 'svelte';
import type { BrowsedCard } from './cards';
import type { ToYou } from './suffering';
import type { Facts, Forecast, Message, Question, View } from './types';
import type { Words } from './words';

export interface Scene {
  view: View;
  facts: Facts;
  words: Words;
  /** The seats played at this browser; none for a spectator. */
  seats: string[];
}

/** How things on the table are pointed at: `country:iraq`, `card:81`. */
export interface Pointing {
  targets: Set<string>;
  picked: Set<string>;
  /** What is looked at now. */
  focus: string | null;
  /** What changed a moment ago. */
  fresh?: Set<string>;
  /** What a plan would make of the table. */
  plan?: Planned | null;
  choose(target: string): void;
  look(target: string | null, pin?: boolean): void;
}

/** A plan as a map shows it: the table after each of its answers and after all, and the numbers of its rows by their places. */
export interface Planned {
  views: View[];
  after: View;
  numbers: Map<string, string>;
  /** Who plans. */
  seat: string;
  /** Somebody has drawn pieces from one place to another. */
  move(from: string, to: string, piece: string): void;
}

export interface Size {
  width: number;
  height: number;
}

/** A map of the game's own, drawn inside an <svg>. */
export interface Drawing {
  /** How large a drawing to make for a room of so many pixels. */
  laidOut(size: Size): Size;
  /** Where to look first when a screen is too small for all of it. */
  centre: string;
  /** `scale` is how many pixels a unit of the drawing has now; `odds` are what to write at targets. */
  Board: Component<Scene & Pointing & { scale: number; size: Size; odds?: Map<string, string> }>;
  /** Where a target is on a drawing of this size, if it is there. */
  place(target: string, size: Size): { x: number; y: number } | null;
}

/** One thing that has changed: what it is, and from what to what. */
export interface Changed {
  name: string;
  text: string;
  target?: string;
  /** Whether it was done to whoever reads it. */
  mine?: boolean;
}

/** One thing to see at a glance: what it is called, how it stands, and whether it is one step before the end. */
export interface Glanced {
  name: string;
  value: string;
  near?: boolean;
}

/** A value that the course of a game is drawn of. */
export interface CourseLine {
  /** As the course of a play calls it. */
  id: string;
  name: Message;
  /** Whose it is: it is drawn in that side's colour, and in this one where that is not known. */
  side: string;
  colour: string;
  dash: string;
  /** How much of it wins: it is drawn as a part of that. */
  of?: number;
}

/** What a game may bring; whatever it leaves out is not there, or bare. */
export interface GameModule {
  drawing?: Drawing;
  /** The table of a game that has no drawing. */
  Bare?: Component<Scene & Pointing>;
  /** Tracks and victory so far. */
  Status?: Component<Scene & { was?: View | null; began?: Record<string, number> | null }>;
  /** The same in a few words, for a screen without room for it. */
  glance?(scene: Scene): Glanced[];
  /** What the seats of this browser hold. */
  Hand?: Component<Scene & Pointing & { seat: string | null; forecasts?: Map<string, Forecast> }>;
  /** One thing on the table in full. */
  Detail?: Component<Scene & { target: string }>;
  /** What is always in sight beside the map: cards, whose turn it is, what is in force; `whole` where it has a sheet to itself. */
  Column?: Component<Scene & { whole?: boolean }>;
  /** A seat as a letter or sign, where there are too many seats for words. */
  Seat?: Component<{ words: Words; seat: string; now?: boolean }>;
  /** Whether a card lies open beside the map anyway. */
  liesOpen?(scene: Scene, target: string): boolean;
  /** What belongs beside a question. */
  Aside?: Component<Scene & { question: Question }>;
  /** Piles of cards and what else lies beside the map. */
  Piles?: Component<Scene>;
  /** All cards that there are at this table. */
  cards?(scene: Scene): BrowsedCard[];
  /** What those know of a table at which nothing has been played, so that all cards are still out. */
  unplayed?: View;
  /** A few words on where the game stands. */
  moment?(scene: Scene): string;
  /** What differs between two views, as targets. */
  changes?(before: View, after: View): string[];
  /** What has changed between two views, in a few lines, the most important first: what others did to somebody. */
  summary?(before: View, after: View, words: Words, to?: ToYou): Changed[];
  /** What a row of a plan would do, by the views before and after each of its answers: first to places, then to pieces. */
  effect?(views: { before: View; after: View }[], target: string | null, words: Words): { conditions: string[]; pieces: string[] };
  /** What a plan would cost and gain. */
  balance?(before: View, after: View, words: Words): Changed[];
  /** What dice are rolled for that concern nobody's answer. */
  incidental?: readonly string[];
  /** What helps a player: symbols, costs, levels. */
  Aid?: Component<Scene>;
  /** What decides the game, and what else is worth a look at its end; a chart each. */
  course?(view: View): { title: Message; lines: CourseLine[] }[];
  /** The notes that are worth a place in the chronicle of a game; without a list all are. */
  memorable?: readonly string[];
  /** Small maps for it, as SVG: what all of them use, and one of a moment that shows what has changed since another. */
  sketch?: { ground?(): Promise<string>; map(view: View, before: View, words: Words): string };
}

const MODULES: Record<string, (() => Promise<{ default: GameModule }>) | undefined> = {
  labyrinth: () => import('../labyrinth'),
  plain: () => import('../plain'),
};

/** Whether a game brings a face of its own. */
export const hasFace = (game: string): boolean => game in MODULES;

/** What a game brings; a game that brings nothing has a bare face. */
export async function moduleOf(game: string): Promise<GameModule> {
  return (await (MODULES[game] ?? (() => import('../bare_face')))()).default;
}

/** By which set of rules a view is played, where a game has several; the usual one has no name. */
export const rulesOf = (view: View): string => (typeof view.facts === 'string' ? view.facts : '');

/** What one thing of a family is called in targets and messages: of `countries` one is a `country`. */
export const kindsOf = (facts: Facts): Record<string, string> => (facts.kinds as Record<string, string> | undefined) ?? {};

/** Whether seats may hold what others must not see, so that a shared screen needs a curtain; a view knows better. */
export const holdsSecrets = (facts: Facts, view: View | null): boolean => (view?.hidden ?? facts.hidden) !== false;
