// Where everything is on the map, and how pieces are laid out in a space. The outlines in map.json are projected and
// rounded to whole units; a place is the middle of the block of name and pieces, or the diamond on a road.

import map from './map.json';
import type { Faction, SpaceView } from './types';

export interface Area {
  id: string;
  x: number;
  y: number;
  outline: string;
}

export interface Road extends Area {
  /** On which side of its diamond the pieces lie: 1 right, -1 left. */
  side: number;
}

export const CANVAS = { width: map.width, height: map.height };
/** A high room draws the map so much higher at most: places move apart, names and pieces stay as large as they are. */
export const HIGHEST = 1.22;
export const AREAS: Area[] = map.areas;
export const ROADS: Road[] = map.roads;
export const TOWNS: { x: number; y: number }[] = map.towns.map(([x, y]) => ({ x: x!, y: y! }));
/** The borders of the countries around. */
export const BORDERS: string = map.borders;

/** The room of a space for its name and its pieces, and that of a road for its diamond and its pieces. */
export const BLOCK = { width: 110, height: 72 };
export const ROAD_BLOCK = { width: 92, height: 36 };
export const NAME_HEIGHT = 18;
export const DIAMOND = 24;

/** How large a drawing to make for a room: as high as the room, within reason. */
export function laidOut(clearing: { width: number; height: number }): { width: number; height: number } {
  const wanted = (CANVAS.width * clearing.height) / clearing.width;
  return { width: CANVAS.width, height: Math.min(CANVAS.height * HIGHEST, Math.max(CANVAS.height, wanted)) };
}

/** An outline drawn so much higher. */
export function higher(outline: string, by: number): string {
  if (by === 1) return outline;
  let number = 0;
  return outline.replace(/-?\d+(?:\.\d+)?/g, (found) => {
    if (++number % 2) return found;
    const at = String(Math.round(Number(found) * by * 10) / 10);
    return found.startsWith('-') && !at.startsWith('-') ? ` ${at}` : at;
  });
}

/** The map drawn so much higher, with the room that each space has there for its name and pieces. */
export function drawn(by: number): { areas: (Area & { clearing: Clearing })[]; roads: Road[]; towns: typeof TOWNS; borders: string } {
  const moved = <T extends Area>(place: T): T => ({ ...place, y: place.y * by, outline: higher(place.outline, by) });
  const [areas, roads] = [AREAS.map(moved), ROADS.map(moved)];
  const clearings = clearingsFor(areas, roads);
  return {
    areas: areas.map((area) => ({ ...area, clearing: clearings.get(area.id)! })),
    roads,
    towns: TOWNS.map(({ x, y }) => ({ x, y: y * by })),
    borders: higher(BORDERS, by),
  };
}

export interface Clearing {
  width: number;
  height: number;
}

const LARGEST: Clearing = { width: 168, height: 100 };

/** How much room each space has: its block, and half of what is free between it and the next one, on both sides alike. */
function clearingsFor(areas: readonly Area[], roads: readonly Road[]): Map<string, Clearing> {
  const blocks = [
    ...areas.map(({ id, x, y }) => ({ id, x, y, ...BLOCK })),
    ...roads.map((road) => {
      const beside = besideRoad(road);
      return { id: road.id, x: beside.x + beside.width / 2 - (road.side * DIAMOND) / 2, y: road.y, ...ROAD_BLOCK };
    }),
  ];
  const own = blocks.slice(0, areas.length);
  const grown = (across: 'x' | 'y', size: 'width' | 'height', other: 'x' | 'y', otherSize: 'width' | 'height') => {
    const free = own.map((one) => {
      const near = blocks.filter((two) => two !== one && Math.abs(two[other] - one[other]) < (one[otherSize] + two[otherSize]) / 2);
      const edges = [one[across], CANVAS_AT[size] - one[across]].map((edge) => 2 * edge - one[size]);
      return Math.min(LARGEST[size] - one[size], ...edges, ...near.map((two) => Math.abs(two[across] - one[across]) - (one[size] + two[size]) / 2));
    });
    own.forEach((one, index) => (one[size] += Math.max(0, free[index]!)));
  };
  const CANVAS_AT = { width: CANVAS.width, height: Infinity };
  grown('x', 'width', 'y', 'height');
  grown('y', 'height', 'x', 'width');
  return new Map(own.map(({ id, width, height }) => [id, { width, height }]));
}

/** How large names and numbers are in a drawing where a unit has so many pixels: never less than is read with ease. */
export function lettering(scale: number): { name: number; number: number } {
  const least = 11.1 / Math.max(scale, 0.1);
  return { name: Math.min(18, Math.max(14.5, least)), number: Math.min(18, Math.max(12, least)) };
}

const PLACES = new Map([...AREAS, ...ROADS].map((place) => [place.id, place]));
export const placeOf = (id: string): Area | undefined => PLACES.get(id);

/** The room that a road has beside its diamond. */
export function besideRoad(road: Road): { x: number; y: number; width: number; height: number } {
  const width = ROAD_BLOCK.width - DIAMOND;
  const x = road.side > 0 ? road.x + DIAMOND / 2 : road.x - DIAMOND / 2 - width;
  return { x, y: road.y - ROAD_BLOCK.height / 2, width, height: ROAD_BLOCK.height };
}

export type Shape = 'base' | 'star_cube' | 'cube' | 'police' | 'round' | 'round_active' | 'six' | 'six_active';

export interface Kind {
  piece: string;
  faction: Faction;
  shape: Shape;
}

/** The kinds of pieces in the rows in which they always lie: COIN, Taliban, Warlords. */
export const ROWS: Kind[][] = [
  [
    { piece: 'coalition_bases', faction: 'coalition', shape: 'base' },
    { piece: 'coalition_troops', faction: 'coalition', shape: 'star_cube' },
    { piece: 'government_bases', faction: 'government', shape: 'base' },
    { piece: 'troops', faction: 'government', shape: 'cube' },
    { piece: 'police', faction: 'government', shape: 'police' },
  ],
  [
    { piece: 'taliban_bases', faction: 'taliban', shape: 'base' },
    { piece: 'taliban', faction: 'taliban', shape: 'round' },
    { piece: 'taliban_active', faction: 'taliban', shape: 'round_active' },
  ],
  [
    { piece: 'warlord_bases', faction: 'warlords', shape: 'base' },
    { piece: 'warlords', faction: 'warlords', shape: 'six' },
    { piece: 'warlords_active', faction: 'warlords', shape: 'six_active' },
  ],
];

export interface Token extends Kind {
  count: number;
  x: number;
  y: number;
}

export interface Laid {
  tokens: Token[];
  /** How large a piece is. */
  size: number;
  /** The paper on which all of it lies, numbers included: as wide as this about its middle, and as high. */
  width: number;
  height: number;
}

const SIZES = [28, 26, 24, 22, 20, 17, 15, 13, 11];

/** How much room the number beside a piece takes, written this large. */
export const numberWidth = (count: number, font = 12): number => (count > 1 ? (count > 9 ? 1.2 : 0.68) * font : 0);

/** The pieces in rows, as large as fits: insurgents share a row where both fit in one, and a row may be two. Numbers are never smaller than they should be. */
export function arranged(pieces: SpaceView['pieces'], clearing: { width: number; height: number }, font = 12): Laid {
  const [coin, taliban, warlords] = ROWS.map((row) => row.filter(({ piece }) => pieces[piece]));
  const together = [coin!, [...taliban!, ...warlords!]];
  const tries = SIZES.flatMap((size) => {
    const wrapped = together.flatMap((row) => wrap(row, pieces, size, font, clearing.width));
    return [together, [coin!, taliban!, warlords!], wrapped].map((rows) => inRows(rows, pieces, size, font));
  });
  return tries.find(({ width, height }) => width <= clearing.width && height <= clearing.height) ?? tries.at(-1)!;
}

const wide = (kind: Kind, pieces: SpaceView['pieces'], size: number, font: number): number => size + numberWidth(pieces[kind.piece]!, font);

/** A row that is too long, as several. */
function wrap(row: Kind[], pieces: SpaceView['pieces'], size: number, font: number, most: number): Kind[][] {
  const rows: Kind[][] = [];
  let left = 0;
  for (const kind of row) {
    const width = wide(kind, pieces, size, font);
    if (width > left) {
      rows.push([]);
      left = most;
    }
    rows.at(-1)!.push(kind);
    left -= width;
  }
  return rows;
}

function inRows(all: Kind[][], pieces: SpaceView['pieces'], size: number, font: number): Laid {
  const rows = all.filter((row) => row.length);
  const widths = rows.map((row) => row.reduce((sum, kind) => sum + wide(kind, pieces, size, font), 0));
  const pitch = Math.max(size, font * 0.76) + 1;
  const margin = 1 + Math.max(0, font * 0.58 - size / 2); // a number may be higher than its piece
  const tokens = rows.flatMap((row, index) => {
    let x = -widths[index]! / 2;
    return row.map((kind) => {
      const token = { ...kind, count: pieces[kind.piece]!, x, y: margin + index * pitch };
      x += wide(kind, pieces, size, font);
      return token;
    });
  });
  return { tokens, size, width: Math.max(0, ...widths) + 4, height: (rows.length - 1) * pitch + size + 2 * margin };
}
