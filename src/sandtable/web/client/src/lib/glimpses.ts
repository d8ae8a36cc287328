// How a play looks from afar: a map so small that of each space one sees what it is like and who is there. A table keeps
// its last look in the browser, so that the first page can draw it without asking anybody.

import { box, type Box } from './mine';
import type { Message, View } from './types';

/** Of each space its state, and then a mark for each kind of piece there. */
export type Glimpse = Record<string, [state: string, ...marks: string[]]>;

/** The small map of a game. */
export interface GlimpseMap {
  width: number;
  height: number;
  land: string;
  roads: string;
  spaces: { id: string; x: number; y: number; outline: string }[];
}

export interface GlimpseDrawing {
  /** The class whose colours the states and marks have. */
  name: string;
  map: GlimpseMap;
  /** What to show of it where there is no room for all: left, top, width, height. */
  focus: [number, number, number, number];
  /** How large a mark is. */
  mark: number;
  /** What is drawn on the first page for each edition of the game. */
  covers: Record<string, Glimpse>;
  of(view: View): Glimpse;
  /** How the game stands for some seats, in the words of its cover. */
  stands(view: View, seats: readonly string[]): Message[];
}

/** The drawing of a game that says how each of its spaces looks from afar. */
export function drawing<Space>({ covers, spaces, look, ...rest }: Omit<GlimpseDrawing, 'covers' | 'of'> & {
  covers: unknown;
  spaces(view: View): Record<string, Space>;
  look(space: Space): Glimpse[string];
}): GlimpseDrawing {
  return {
    ...rest,
    covers: covers as Record<string, Glimpse>,
    of: (view) => Object.fromEntries(Object.entries(spaces(view)).map(([id, space]) => [id, look(space)])),
  };
}

const DRAWINGS: Record<string, (() => Promise<{ default: GlimpseDrawing }>) | undefined> = {
  labyrinth: () => import('../labyrinth/glimpse'),
  plain: () => import('../plain/glimpse'),
};

/** The small map of a game, if it has one. */
export async function drawingOf(game: string): Promise<GlimpseDrawing | null> {
  return (await DRAWINGS[game]?.())?.default ?? null;
}

const KEY = 'sandtable.glimpse.';

export function keepGlimpse(table: string, glimpse: Glimpse, to: Box = box()): void {
  try {
    to.setItem(KEY + table, JSON.stringify(glimpse));
  } catch {
    // a browser that is full shows the table without a picture
  }
}

export function keptGlimpse(table: string, from: Box = box()): Glimpse | null {
  try {
    const read: unknown = JSON.parse(from.getItem(KEY + table) ?? 'null');
    return read !== null && typeof read === 'object' && Object.values(read).every(Array.isArray) ? (read as Glimpse) : null;
  } catch {
    return null;
  }
}

const STANDS = 'sandtable.stands.';

/** Keep how a table stands, to be said on the first page. */
export function keepStanding(table: string, stands: Message[], to: Box = box()): void {
  try {
    to.setItem(STANDS + table, JSON.stringify(stands));
  } catch {
    // a browser that is full does not say how it stands
  }
}

export function keptStanding(table: string, from: Box = box()): Message[] {
  try {
    const read: unknown = JSON.parse(from.getItem(STANDS + table) ?? '[]');
    return Array.isArray(read) ? read.filter((each): each is Message => Array.isArray(each) && typeof each[0] === 'string') : [];
  } catch {
    return [];
  }
}
