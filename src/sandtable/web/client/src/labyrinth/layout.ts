// Where things are on the schematic board, and how pieces are laid out in a country's box.

import board from './board_layout.json';
import type { CountryView } from './types';

export const BOX = { width: 104, height: 66 };
/** A box that holds two rows of pieces is so much taller: it still touches no other. */
export const TALLER = 2;
/** How large pieces in two rows are: what is written on them can still be read. */
const CLOSER = 0.875;
const MARGIN = 7;
const COLUMNS = 8;
const ROWS = 6;

export interface Size {
  width: number;
  height: number;
}

/** The least room in which no two boxes touch. */
export const LEAST: Size = { width: 1026, height: 500 };
/** From here on the whole table grows, instead of the sea between the boxes. */
export const LARGE: Size = { width: 1050, height: 610 };

export interface Place {
  id: string;
  x: number;
  y: number;
}

interface Space {
  id: string;
  column: number;
  row: number;
}

const SPACES: Space[] = board.spaces;

/** Places are columns and rows: a larger room moves them apart, and leaves the boxes as they are. */
export class Layout {
  readonly places: Place[];
  private readonly by: Map<string, Place>;

  constructor(readonly size: Size) {
    this.places = SPACES.map((space) => ({ id: space.id, ...this.at(space.column, space.row) }));
    this.by = new Map(this.places.map((place) => [place.id, place]));
  }

  get pitch(): { x: number; y: number } {
    return {
      x: (this.size.width - BOX.width - 2 * MARGIN) / COLUMNS,
      y: (this.size.height - BOX.height - 2 * MARGIN) / ROWS,
    };
  }

  at(column: number, row: number): { x: number; y: number } {
    const { x, y } = this.pitch;
    return { x: MARGIN + BOX.width / 2 + column * x, y: MARGIN + BOX.height / 2 + row * y };
  }

  placeOf(id: string): Place | undefined {
    return this.by.get(id);
  }

  get schengen(): { x: number; y: number; width: number; height: number } {
    const [first, last] = [this.at(2, 0), this.at(4, 2)];
    const [x, y] = [first.x - BOX.width / 2 - 6, first.y - BOX.height / 2 - 4];
    return { x, y, width: last.x + BOX.width / 2 + 6 - x, height: last.y + BOX.height / 2 + 6 - y };
  }

  /** The printed connections as lines to draw beneath the boxes; not all of them are in every game. */
  get paths(): Path[] {
    return [...(board.lines as Line[]).flatMap((line) => this.pathsOf(line)), ...board.schengen.links.map((link) => this.linkOf(link))];
  }

  private pathsOf(line: Line): Path[] {
    const a = this.by.get(line.a);
    const b = this.by.get(line.b);
    if (!a || !b) return [];
    const ends = [line.a, line.b];
    if (line.wrap) {
      const edge = (place: Place): number => (place.x < this.size.width / 2 ? -400 : this.size.width + 400);
      return [a, b].map((place) => ({ ends, points: [[place.x, place.y], [edge(place), place.y + 20]] }));
    }
    const via = (line.via ?? []).map(([column, row]): [number, number] => {
      const { x, y } = this.at(column ?? 0, row ?? 0);
      return [x, y];
    });
    return [{ ends, points: [[a.x, a.y], ...via, [b.x, b.y]] }];
  }

  private linkOf(link: { id: string; edge: string; at: number }): Path {
    const place = this.by.get(link.id)!;
    const rect = this.schengen;
    const end: [number, number] =
      link.edge === 'bottom'
        ? [this.at(link.at, 0).x, rect.y + rect.height]
        : [link.edge === 'left' ? rect.x : rect.x + rect.width, this.at(0, link.at).y];
    return { ends: [link.id, 'schengen'], points: [[place.x, place.y], end] };
  }
}

/** The layout that the ground is bent to; on others it is stretched. */
export const BASE = new Layout({ width: 8 * 116 + BOX.width + 2 * MARGIN, height: 6 * 80 + BOX.height + 2 * MARGIN });

export const SCHENGEN_MEMBERS = board.schengen.members;

let last: Layout | null = null;
/** The layout for a room, made once. */
export function layoutFor(size: Size): Layout {
  if (!last || last.size.width !== size.width || last.size.height !== size.height) last = new Layout(size);
  return last;
}

/** How large a drawing to make for a room: never so small that boxes touch, and in a large room all of it larger. */
export function laidOut(within: Size): Size {
  const larger = Math.min(within.width / LARGE.width, within.height / LARGE.height);
  const scale = larger > 1.12 ? larger : 1;
  const shrunk = Math.max(LEAST.width / (within.width / scale), LEAST.height / (within.height / scale), 1);
  return { width: (within.width / scale) * shrunk, height: (within.height / scale) * shrunk };
}

export interface Path {
  ends: string[];
  points: [number, number][];
}

interface Line {
  a: string;
  b: string;
  via?: number[][];
  wrap?: boolean;
}

// -- pieces

export type TokenKind =
  | 'troops'
  | 'nato'
  | 'sleeper'
  | 'active'
  | 'sadr'
  | 'cadre'
  | 'plot'
  | 'militia'
  | 'advisors'
  | 'contingent'
  | 'awakening'
  | 'reaction'
  | 'camps'
  | 'truce'
  | 'arsenal'
  | 'aid'
  | 'besieged'
  | 'marker'
  | 'more';

export interface Token {
  kind: TokenKind;
  /** What is written on it, if anything. */
  text: string;
  /** How many it stands for; shown beside it when more than one. */
  count: number;
  /** backlash. */
  variant?: string;
}

export interface PlacedToken extends Token {
  x: number;
  y: number;
  width: number;
}

/** Markers that are drawn as pieces of their own. */
const DRAWN: Record<string, TokenKind> = { advisors: 'advisors', unscr_1973: 'contingent', serval: 'contingent', training_camps: 'camps', truce: 'truce' };
const DEFENDING: TokenKind[] = ['advisors', 'contingent'];
/** NATO is told by a field of its own. */
const NATO = ['nato', 'nato_41'];

/** Everything that lies in a country, piece by piece, the most pressing first: plots, cells, defenders, unrest, all other markers by
 * their short signs; what a language writes on a piece is the sign of its message, such as `plot-wmd`. */
export function tokensOf(country: CountryView, sign: (id: string) => string): Token[] {
  const tokens: Token[] = [];
  const each = (kind: TokenKind, count: number, text = '') => {
    for (let index = 0; index < count; index++) tokens.push({ kind, text, count: 1 });
  };
  for (const { plot, backlash } of country.plots) {
    const text = plot === 'hidden' ? '?' : plot === 'wmd' ? sign('plot-wmd') : plot;
    tokens.push({ kind: 'plot', text, count: 1, variant: backlash ? 'backlash' : undefined });
  }
  each('active', country.active);
  each('sleeper', country.sleepers);
  if (country.sadr) tokens.push({ kind: 'sadr', text: sign('marker-sadr'), count: 1 });
  if (country.cadre) tokens.push({ kind: 'cadre', text: '', count: 1 });
  each('troops', country.troops);
  if (country.nato) tokens.push({ kind: 'nato', text: 'N', count: 1 });
  each('militia', country.militia ?? 0);
  const drawn = country.markers.flatMap((marker) => (DRAWN[marker] ? { kind: DRAWN[marker], text: sign(`marker-${marker}`) } : []));
  for (const token of drawn.filter(({ kind }) => DEFENDING.includes(kind))) tokens.push({ ...token, count: 1 });
  each('awakening', country.awakening ?? 0);
  each('reaction', country.reaction ?? 0);
  each('aid', country.aid);
  if (country.besieged) tokens.push({ kind: 'besieged', text: '', count: 1 });
  for (const token of drawn.filter(({ kind }) => !DEFENDING.includes(kind))) tokens.push({ ...token, count: 1 });
  each('arsenal', country.wmd_cache ?? 0, sign('plot-wmd'));
  for (const marker of country.markers) {
    if (!(marker in DRAWN) && !NATO.includes(marker)) tokens.push({ kind: 'marker', text: sign(`marker-${marker}`), count: 1 });
  }
  return tokens;
}

/** Pieces that look alike as one token with a number. */
export function stacked(tokens: Token[], from: number): Token[] {
  const result: Token[] = [];
  const alike = ({ kind, text, variant }: Token) => `${kind} ${text} ${variant}`;
  for (const kind of new Set(tokens.map(alike))) {
    const same = tokens.filter((token) => alike(token) === kind);
    if (same.length >= from) result.push({ ...same[0]!, count: same.length });
    else result.push(...same);
  }
  return result;
}

const WIDTHS: Record<TokenKind, number> = {
  troops: 15,
  nato: 17,
  sleeper: 16,
  active: 17,
  sadr: 17,
  cadre: 16,
  militia: 16,
  advisors: 16,
  contingent: 25,
  awakening: 19,
  reaction: 19,
  camps: 18,
  truce: 16,
  arsenal: 22,
  plot: 15,
  aid: 16,
  besieged: 17,
  marker: 30,
  more: 22,
};
/** From row to row, in units of pieces set closer. */
const ROW = 17;
const NUMBER = 11;

/** How wide the plate beneath what is written on a token is: a letter may be wider than a digit, and several need more. */
export function plateOf({ kind, text }: Token): number {
  if (kind === 'more') return 6 + text.length * 8;
  if (kind === 'plot' && /^\p{L}$/u.test(text)) return 19;
  if (kind === 'marker') return Math.max(WIDTHS.marker, 8 + text.length * 9);
  return Math.max(WIDTHS[kind], text.length > 1 ? 5 + text.length * 11 + (kind === 'arsenal' ? 6 : 0) : 0);
}

function widthOf(token: Token): number {
  return plateOf(token) + (token.count > 1 ? NUMBER + (token.count > 9 ? 7 : 0) : 0);
}

export interface Arrangement {
  scale: number;
  /** Where the upper row begins. */
  top: number;
  tokens: PlacedToken[];
  rows: 1 | 2;
}

/**
 * Lay tokens out in rows of this width, as large as they fit: one by one, stacked, in two rows and closer, and at last
 * those that come first, with the number of those that do not fit. The lowest row leaves so much free at its end.
 */
export function arranged(tokens: Token[], width: number, kept = 0): Arrangement {
  for (const scale of [1.25, 1.1, 1]) {
    for (const from of [4, 2]) {
      const placed = rows(stacked(tokens, from), 1, width / scale, kept / scale, 3);
      if (placed) return { scale, top: 52 - 8 * scale, tokens: placed, rows: 1 };
    }
  }
  const closer = (shown: Token[]) => rows(shown, 2, width / CLOSER, kept / CLOSER, 2);
  const few = stacked(tokens, 2);
  let placed = closer(stacked(tokens, 4)) ?? closer(stacked(tokens, 3)) ?? closer(few);
  for (let shown = few.length - 1; !placed; shown--) placed = closer(folded(few, shown));
  return { scale: CLOSER, top: 37.3, tokens: placed, rows: 2 };
}

/** The first of them, and how many others there are; the detail of the country spells them out. */
function folded(tokens: Token[], shown: number): Token[] {
  const others = tokens.slice(shown).reduce((sum, { count }) => sum + count, 0);
  return [...tokens.slice(0, shown), { kind: 'more', text: `+${others}`, count: 1 }];
}

/** Tokens in so many rows, if they fit. */
function rows(tokens: Token[], lines: number, width: number, kept: number, gap: number): PlacedToken[] | null {
  const placed: PlacedToken[] = [];
  let [x, line] = [0, 1];
  for (const token of tokens) {
    const size = widthOf(token);
    const free = () => width - (line === lines ? kept : 0);
    if (x > 0 && x + size > free()) [x, line] = [0, line + 1];
    if (line > lines || x + size > free()) return null;
    placed.push({ ...token, x, y: (line - 1) * ROW, width: size });
    x += size + gap;
  }
  return placed;
}
