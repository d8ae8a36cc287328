// Where things are on the schematic board, and how pieces are laid out in a country's box.

import board from './board_layout.json';
import type { CountryView } from './types';

export const BOX = { width: 140, height: 90 };
export const CANVAS = board.canvas;
export const SCHENGEN = board.schengen;

export interface Place {
  id: string;
  x: number;
  y: number;
}

export const PLACES: Place[] = board.spaces;
const BY_ID = new Map(PLACES.map((place) => [place.id, place]));

export function placeOf(id: string): Place | undefined {
  return BY_ID.get(id);
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

/** The printed connections as lines to draw beneath the boxes. */
export const PATHS: Path[] = [...(board.lines as Line[]).flatMap(pathsOf), ...SCHENGEN.links.map(linkOf)];

function pathsOf(line: Line): Path[] {
  const a = BY_ID.get(line.a);
  const b = BY_ID.get(line.b);
  if (!a || !b) return [];
  const ends = [line.a, line.b];
  if (line.wrap) {
    const edge = (place: Place): number => (place.x < CANVAS.width / 2 ? -20 : CANVAS.width + 20);
    return [a, b].map((place) => ({ ends, points: [[place.x, place.y], [edge(place), place.y + 34]] }));
  }
  const via = (line.via ?? []).map(([x, y]): [number, number] => [x ?? 0, y ?? 0]);
  return [{ ends, points: [[a.x, a.y], ...via, [b.x, b.y]] }];
}

function linkOf(link: { id: string; x: number; y: number }): Path {
  const place = BY_ID.get(link.id)!;
  return { ends: [link.id, 'schengen'], points: [[place.x, place.y], [link.x, link.y]] };
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
  | 'aid'
  | 'besieged'
  | 'regime_change'
  | 'marker';

export interface Token {
  kind: TokenKind;
  /** What is written on it, if anything. */
  text: string;
  /** How many it stands for; shown beside it when more than one. */
  count: number;
  /** green or tan, backlash. */
  variant?: string;
}

export interface PlacedToken extends Token {
  x: number;
  y: number;
  width: number;
}

/** Everything that lies in a country, pieces one by one. */
export function tokensOf(country: CountryView): Token[] {
  const tokens: Token[] = [];
  const each = (kind: TokenKind, count: number) => {
    for (let index = 0; index < count; index++) tokens.push({ kind, text: '', count: 1 });
  };
  each('active', country.active);
  each('sleeper', country.sleepers);
  if (country.sadr) tokens.push({ kind: 'sadr', text: 'S', count: 1 });
  if (country.cadre) tokens.push({ kind: 'cadre', text: '', count: 1 });
  each('troops', country.troops);
  if (country.nato) tokens.push({ kind: 'nato', text: 'N', count: 1 });
  for (const { plot, backlash } of country.plots) {
    const text = { hidden: '?', wmd: 'W' }[plot as string] ?? plot;
    tokens.push({ kind: 'plot', text, count: 1, variant: backlash ? 'backlash' : undefined });
  }
  each('aid', country.aid);
  if (country.besieged) tokens.push({ kind: 'besieged', text: '', count: 1 });
  if (country.regime_change) tokens.push({ kind: 'regime_change', text: 'RC', count: 1, variant: country.regime_change });
  for (const marker of country.markers) tokens.push({ kind: 'marker', text: initials(marker), count: 1 });
  return tokens;
}

/** Pieces of one kind as one token with a number. */
export function stacked(tokens: Token[], from: number): Token[] {
  const result: Token[] = [];
  for (const kind of new Set(tokens.map((token) => token.kind))) {
    const same = tokens.filter((token) => token.kind === kind);
    const alike = kind !== 'plot' && kind !== 'marker';
    if (alike && same.length >= from) result.push({ ...same[0]!, count: same.length });
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
  plot: 15,
  aid: 16,
  besieged: 17,
  regime_change: 26,
  marker: 30,
};
const ROW = 19;
const NUMBER = 11;

function widthOf(token: Token): number {
  const written = token.kind === 'marker' ? Math.max(WIDTHS.marker, 8 + token.text.length * 8) : WIDTHS[token.kind];
  return written + (token.count > 1 ? NUMBER + (token.count > 9 ? 7 : 0) : 0);
}

export interface Arrangement {
  scale: number;
  tokens: PlacedToken[];
}

/** Lay tokens out in at most two rows of this width: as large as they fit, stacked and closer if they must be. */
export function arranged(tokens: Token[], width: number): Arrangement {
  for (const scale of [1.7, 1.45, 1.2, 1.05]) {
    const placed = rows(stacked(tokens, 5), width / scale, 3);
    if (placed.every((token) => token.y === 0)) return { scale, tokens: placed };
  }
  for (const from of [5, 3, 2]) {
    const placed = rows(stacked(tokens, from), width, 3);
    if (placed.every((token) => token.y <= ROW)) return { scale: 1, tokens: placed };
  }
  const squeezed = rows(stacked(tokens, 2), width * 1.35, 1);
  return { scale: 1, tokens: squeezed.map((token) => ({ ...token, x: token.x / 1.35, y: Math.min(token.y, ROW) })) };
}

function rows(tokens: Token[], width: number, gap: number): PlacedToken[] {
  let x = 0;
  let y = 0;
  return tokens.map((token) => {
    const size = widthOf(token);
    if (x > 0 && x + size > width) {
      x = 0;
      y += ROW;
    }
    const placed = { ...token, x, y, width: size };
    x += size + gap;
    return placed;
  });
}

/** A short sign for an event marker. */
export function initials(marker: string): string {
  const parts = marker.replace(/^leak_/, '').split('_');
  if (parts.length === 1) return marker.slice(0, 4).toUpperCase();
  return parts.map((part) => part.charAt(0).toUpperCase()).join('').slice(0, 4);
}
