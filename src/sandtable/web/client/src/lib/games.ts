// What a game may bring to the table: its own drawings of its own things. The rest of the client takes any game.

import type { Component } from 'svelte';
import LabyrinthCover from '../labyrinth/Cover.svelte';
import type { Facts, Question, View } from './types';
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
  choose(target: string): void;
  look(target: string | null, pin?: boolean): void;
}

export interface TutorialStep {
  /** The message that explains it. */
  text: string;
  /** The keys to answer with; none for a step that is only read. */
  answer?: string[];
  /** What to look at: a target, or one of the parts `question`, `status`, `hand`, `log`, `board`. */
  look?: string;
}

export interface Tutorial {
  id: string;
  title: string;
  steps: TutorialStep[];
}

/** A map of the game's own, drawn inside an <svg>. */
export interface Drawing {
  /** The drawing's size, and where to look first when a screen is too small for all of it. */
  canvas: { width: number; height: number };
  centre: { x: number; y: number };
  /** `scale` is how many pixels a unit of the drawing has now. */
  Board: Component<Scene & Pointing & { scale: number }>;
  /** Where a target is on the drawing, if it is there. */
  place(target: string): { x: number; y: number } | null;
}

/** What a game may bring; whatever it leaves out is not there, or plain. */
export interface GameModule {
  drawing?: Drawing;
  /** The table of a game that has no drawing. */
  Plain?: Component<Scene & Pointing>;
  /** Tracks and victory so far. */
  Status?: Component<Scene & { people: Record<string, string> }>;
  /** What the seats of this browser hold. */
  Hand?: Component<Scene & Pointing & { seat: string | null }>;
  /** One thing on the table in full. */
  Detail?: Component<Scene & { target: string }>;
  /** What belongs beside a question. */
  Aside?: Component<Scene & { question: Question }>;
  /** Piles of cards and what else lies beside the map. */
  Piles?: Component<Scene>;
  /** A few words on where the game stands. */
  moment?(scene: Scene): string;
  /** What differs between two views, as targets. */
  changes?(before: View, after: View): string[];
  tutorials?: Tutorial[];
}

const MODULES: Record<string, (() => Promise<{ default: GameModule }>) | undefined> = {
  labyrinth: () => import('../labyrinth'),
  plain: () => import('../plain'),
};

/** The pictures on the first page, which does not wait for the rest of a game. */
export const COVERS: Record<string, Component | undefined> = { labyrinth: LabyrinthCover };

/** What a game brings; a game that brings nothing has a plain face. */
export async function moduleOf(game: string): Promise<GameModule> {
  return (await (MODULES[game] ?? (() => import('../plain_face')))()).default;
}

/** Whether seats may hold what others must not see, so that a shared screen needs a curtain. */
export const holdsSecrets = (facts: Facts): boolean => facts.hidden !== false;
