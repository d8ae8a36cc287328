// What a plan would make of the map, laid out so that it covers no name: groups that move, pieces that come and go, Control.

import { arranged, besideRoad, DIAMOND, BLOCK, NAME_HEIGHT, numberWidth, ROWS, type Area, type Kind, type lettering, type Road, type Clearing } from './layout';
import type { PlainView, SpaceView } from './types';

/** Pieces of one kind that change their place together. */
export interface Lot {
  kind: Kind;
  count: number;
}

export interface Move {
  from: string;
  to: string;
  lots: Lot[];
}

/** Guerrillas are the same pieces whether or not they are seen. */
const same = (kind: Kind): string => kind.piece.replace('_active', '');
const KINDS = ROWS.flat();

/** The groups that go from one space to another, as the plan goes on from view to view. */
export function movesIn(views: readonly PlainView[]): Move[] {
  const moves: Move[] = [];
  for (const [place, after] of views.entries()) {
    const before = views[place - 1];
    if (!before || before.spaces === after.spaces) continue;
    const changed = Object.keys(after.spaces).filter((id) => before.spaces[id] && before.spaces[id] !== after.spaces[id]);
    for (const unit of new Set(KINDS.map(same))) {
      const kinds = KINDS.filter((kind) => same(kind) === unit);
      const change = (id: string, kind: Kind) => (after.spaces[id]!.pieces[kind.piece] ?? 0) - (before.spaces[id]!.pieces[kind.piece] ?? 0);
      const whole = (id: string) => kinds.reduce((sum, kind) => sum + change(id, kind), 0);
      const to = changed.find((id) => whole(id) > 0);
      if (!to) continue;
      let left = whole(to);
      for (const from of changed) {
        for (const kind of kinds) {
          const count = Math.min(left, Math.max(0, whole(from) < 0 ? -change(from, kind) : 0));
          if (count) add(moves, from, to, kind, count);
          left -= count;
        }
      }
    }
  }
  return moves;
}

function add(moves: Move[], from: string, to: string, kind: Kind, count: number): void {
  let move = moves.find((each) => each.from === from && each.to === to);
  if (!move) moves.push((move = { from, to, lots: [] }));
  const lot = move.lots.find((each) => each.kind === kind);
  if (lot) lot.count += count;
  else move.lots.push({ kind, count });
}

/** What would be different in a space: pieces that come, go, or show themselves. */
export interface Difference {
  kind: Kind;
  change: number;
  /** Whether they only turn to their other side. */
  turned: boolean;
}

/** What is different, but for pieces that have left with an arrow. */
export function differences(was: SpaceView, now: SpaceView, left: readonly Lot[] = []): Difference[] {
  const change = ({ piece }: Kind) => (now.pieces[piece] ?? 0) - (was.pieces[piece] ?? 0) + left.filter(({ kind }) => kind.piece === piece).reduce((sum, { count }) => sum + count, 0);
  return KINDS.flatMap((kind) => {
    const other = KINDS.find((each) => each !== kind && same(each) === same(kind));
    const own = change(kind);
    const turned = other ? Math.min(Math.max(own, 0), Math.max(-change(other), 0)) : 0;
    const gone = other ? Math.min(Math.max(-own, 0), Math.max(change(other), 0)) : 0;
    const rest = own - turned + gone;
    return [...(turned ? [{ kind, change: turned, turned: true }] : []), ...(rest ? [{ kind, change: rest, turned: false }] : [])];
  });
}

// -- where it is drawn

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that should not be covered, and how much that matters. */
interface Taken extends Box {
  weight: number;
}

export const around = (x: number, y: number, width: number, height: number): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

export function shared(one: Box, two: Box): number {
  const across = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const down = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** A box that covers little: one of these, the first rather than the last, or one near it. */
function settled(wanted: readonly Box[], taken: readonly Taken[]): Box {
  const [first, reach] = [wanted[0]!, 2 * Math.max(...BY) + 2 * Math.max(...wanted.map(({ width, height }) => width + height))];
  const close = taken.filter((each) => Math.abs(each.x - first.x) < reach + each.width && Math.abs(each.y - first.y) < reach + each.height);
  const cost = (box: Box) => close.reduce((sum, each) => sum + each.weight * shared(box, each), 0);
  const tried = wanted.flatMap((box, place) => ASIDE.map(([x, y]) => ({ ...box, x: box.x + x, y: box.y + y, cost: place * RANK + FAR * Math.hypot(x, y) })));
  const { x, y, width, height } = tried.map((box) => ({ ...box, cost: box.cost + cost(box) })).reduce((best, each) => (each.cost < best.cost ? each : best));
  return { x, y, width, height };
}

/** How far something may lie beside where it should. */
const BY = [0, 14, -14, 28, -28, 44, -44];
const ASIDE = BY.flatMap((dy) => BY.map((dx) => [dx, dy * 0.7] as const));

const NAME = 8;
const PIECES = 3;
const GHOST = 6;
const RANK = 8;
const FAR = 6;

export type Place = Area & { clearing?: Clearing };
type Fonts = ReturnType<typeof lettering>;

/** How large a piece of a ghost is. */
export const TOKEN = 15;
export const lotWidth = (text: string, fonts: Fonts): number => TOKEN + 5 + text.length * fonts.number * 0.68;
/** How high the paper of a ghost is: higher than what is written on it. */
export const lotHeight = (fonts: Fonts): number => Math.max(TOKEN + 6, fonts.number * 1.6);

/** Where the name of a space lies, about: names are written with letters of different width. */
export function nameBox({ x, y, clearing = BLOCK }: Place, name: string, space: SpaceView, fonts: Fonts): Box {
  const laid = arranged(space.pieces, { width: clearing.width, height: clearing.height - NAME_HEIGHT }, fonts.number);
  const top = y - Math.min(clearing.height, NAME_HEIGHT + Math.max(BLOCK.height - NAME_HEIGHT, laid.height)) / 2;
  const signs = (space.support === 'neutral' ? 0 : 18) + (space.terror ? 18 : 0);
  const width = name.length * fonts.name * 0.53 + fonts.number * 1.28 + 13 + signs;
  return { x: x - width / 2, y: top + 8.5 - fonts.name * 0.66, width, height: fonts.name * 1.32 };
}

export function piecesBox({ x, y, clearing = BLOCK }: Place, space: SpaceView, fonts: Fonts): Box {
  const laid = arranged(space.pieces, { width: clearing.width, height: clearing.height - NAME_HEIGHT }, fonts.number);
  const top = y - Math.min(clearing.height, NAME_HEIGHT + Math.max(BLOCK.height - NAME_HEIGHT, laid.height)) / 2 + NAME_HEIGHT;
  return laid.tokens.length ? { x: x - laid.width / 2, y: top, width: laid.width, height: laid.height } : { x: x - 10, y: top, width: 20, height: 8 };
}

function roadBox(road: Road, space: SpaceView, fonts: Fonts): Box {
  const laid = arranged(space.pieces, besideRoad(road), fonts.number);
  const wide = DIAMOND + (laid.tokens.length ? laid.width + 2 : 0);
  return { x: road.side > 0 ? road.x - DIAMOND / 2 : road.x + DIAMOND / 2 - wide, y: road.y - DIAMOND / 2, width: wide, height: DIAMOND };
}

export interface Ghost {
  id: string;
  different: Difference[];
  /** Who would control it, and what people there would want, if that changes. */
  condition: string;
  box: Box;
}

export interface Arrow extends Move {
  path: string;
  /** Where the number of pieces is written. */
  box: Box;
}

interface Map {
  areas: Place[];
  roads: Road[];
}

export interface Laid {
  ghosts: Ghost[];
  arrows: Arrow[];
  /** Names and ghosts, which nothing else may cover. */
  names: Box[];
}

const said = ({ change, turned }: Difference): string => (turned ? `↻${change}` : change > 0 ? `+${change}` : `−${-change}`);
export { said as sign };

/** Where the number of a row lies beside a name. */
function markBox(name: Box, behind: boolean, fonts: Fonts): Box {
  const wide = fonts.number * 1.7 + 4;
  return { x: behind ? name.x + name.width : name.x - wide, y: name.y - 2, width: wide, height: name.height + 4 };
}

/** The spaces left of whose name a road has its sign: the number of a row lies on the other side there. */
export function crowded(map: Map, now: PlainView, fonts: Fonts, say: (id: string) => string): Set<string> {
  return new Set(
    map.areas.flatMap((area) => {
      const space = now.spaces[area.id];
      if (!space) return [];
      const name = nameBox(area, say(area.id), space, fonts);
      const mark = markBox(name, false, fonts);
      return map.roads.some((road) => shared(mark, around(road.x, road.y, DIAMOND, DIAMOND)) > 0) ? [area.id] : [];
    }),
  );
}

/** How wide and high a chance is written. */
export const chanceWidth = (odds: string, fonts: Fonts): number => 8 + odds.length * fonts.number * 0.56;
export const chanceHeight = (fonts: Fonts): number => fonts.number * 1.36;
/** So much wider than its room a name may be: nobody's pieces stand beside names. */
export const SPILL = 8;

/** Where the chances on roads lie: near the diamond, and on no name, chance or piece. */
export function laidChances(map: Map, now: PlainView, fonts: Fonts, say: (id: string) => string, odds: ReadonlyMap<string, string>): ReadonlyMap<string, Box> {
  const high = chanceHeight(fonts);
  const taken: Taken[] = map.roads.map(({ x, y }) => ({ ...around(x, y, DIAMOND + 2, DIAMOND + 2), weight: NAME }));
  for (const area of map.areas) {
    const space = now.spaces[area.id];
    if (!space) continue;
    const name = nameBox(area, say(area.id), space, fonts);
    const chance = odds.get(`space:${area.id}`);
    const wide = chance ? chanceWidth(chance, fonts) : 0;
    const beside = name.width + wide <= (area.clearing ?? BLOCK).width + SPILL;
    taken.push({ ...(beside ? { ...name, x: name.x - wide / 2, width: name.width + wide } : name), weight: NAME }, { ...piecesBox(area, space, fonts), weight: PIECES });
    if (wide && !beside) taken.push({ ...around(area.x, name.y - high / 2, wide, high), weight: NAME });
  }
  for (const road of map.roads) {
    const space = now.spaces[road.id];
    if (!space) continue;
    const { height } = arranged(space.pieces, besideRoad(road), fonts.number);
    const box = roadBox(road, space, fonts);
    taken.push({ ...box, y: road.y - height / 2, height, weight: PIECES });
  }
  const laid = new Map<string, Box>();
  for (const road of map.roads) {
    const chance = odds.get(`space:${road.id}`);
    if (!chance || !now.spaces[road.id]) continue;
    const wide = chanceWidth(chance, fonts);
    const [aside, off] = [road.x - (road.side * (wide - DIAMOND)) / 2, (DIAMOND + high) / 2 + 1];
    const wanted = [around(road.x - road.side * (DIAMOND / 2 + 2 + wide / 2), road.y, wide, high), around(aside, road.y + off, wide, high), around(aside, road.y - off, wide, high)];
    const box = settled(wanted, taken);
    laid.set(road.id, box);
    taken.push({ ...box, weight: NAME });
  }
  return laid;
}

/** Everything that is different after a plan, with its place on the map. */
export function laidGhosts(map: Map, now: PlainView, after: PlainView, views: readonly PlainView[], fonts: Fonts, numbers: ReadonlySet<string>, say: (id: string) => string, label: (was: SpaceView, now: SpaceView) => string): Laid {
  const names = map.areas.flatMap((area) => (now.spaces[area.id] ? [nameBox(area, say(area.id), now.spaces[area.id]!, fonts)] : []));
  const blocks = new Map<string, Box>([
    ...map.areas.flatMap((area) => (now.spaces[area.id] ? [[area.id, piecesBox(area, now.spaces[area.id]!, fonts)] as const] : [])),
    ...map.roads.flatMap((road) => (now.spaces[road.id] ? [[road.id, roadBox(road, now.spaces[road.id]!, fonts)] as const] : [])),
  ]);
  const taken: Taken[] = [...names.map((box) => ({ ...box, weight: NAME })), ...[...blocks.values()].map((box) => ({ ...box, weight: PIECES })), ...map.roads.map(({ x, y }) => ({ ...around(x, y, DIAMOND, DIAMOND), weight: NAME }))];
  const right = crowded(map, now, fonts, say);
  for (const [place, { id }] of map.areas.entries()) {
    const name = names[place];
    if (name && numbers.has(id)) taken.push({ ...markBox(name, right.has(id), fonts), weight: NAME });
  }
  const ghosts: Ghost[] = [];
  const moves = movesIn(views);
  for (const { id } of [...map.areas, ...map.roads]) {
    const [was, then, block] = [now.spaces[id], after.spaces[id], blocks.get(id)];
    if (!was || !then || !block) continue;
    const left = moves.filter(({ from }) => from === id).flatMap(({ lots }) => lots);
    const different = differences(was, then, left);
    const condition = label(was, then);
    if (!different.length && !condition) continue;
    const wide = Math.max(different.reduce((sum, each) => sum + lotWidth(said(each), fonts), different.length ? 8 : 0), condition.length * fonts.number * 0.56 + (condition ? 16 : 0));
    const high = (different.length ? lotHeight(fonts) : 0) + (condition ? fonts.number * 1.6 : 0);
    const name = map.areas.findIndex((area) => area.id === id);
    const box = settled(about(block, name < 0 ? block : names[name]!, wide, high), taken);
    ghosts.push({ id, different, condition, box });
    taken.push({ ...box, weight: GHOST });
  }
  const arrows = moves.flatMap((move): Arrow[] => {
    const [from, to] = [blocks.get(move.from), blocks.get(move.to)];
    if (!from || !to) return [];
    const covering = (id: string) => [...ghosts.filter((ghost) => ghost.id === id).map(({ box }) => box), ...names.filter((_, place) => map.areas[place]?.id === id)];
    const { path, at } = curve(from, to, covering(move.from), covering(move.to));
    const wide = move.lots.reduce((sum, { count }) => sum + TOKEN + 2 + numberWidth(Math.max(count, 2), fonts.number) + 3, 8);
    const box = settled([0.5, 0.4, 0.6, 0.3].map((t) => around(...at(t), wide, lotHeight(fonts))), taken);
    taken.push({ ...box, weight: GHOST });
    return [{ ...move, path, box }];
  });
  return { ghosts, arrows, names };
}

/** Places for what is different in a space: below its pieces, above its name, at their sides. */
function about(block: Box, name: Box, width: number, height: number): Box[] {
  const [middle, low] = [name.x + name.width / 2, Math.max(block.y + block.height, name.y + name.height) + 2];
  const high = Math.min(name.y, block.y) - height - 2;
  const right = Math.max(block.x + block.width, middle) + 2;
  const left = Math.min(block.x, middle) - width - 2;
  const under = { x: middle - width / 2, y: low, width, height };
  return [
    under,
    { ...under, x: right, y: block.y + 1 },
    { ...under, x: left, y: block.y + 1 },
    { ...under, x: middle - width * 0.25 },
    { ...under, x: middle - width * 0.75 },
    { ...under, y: high },
    { ...under, x: middle, y: high },
    { ...under, x: middle - width, y: high },
    { ...under, x: right, y: low - height / 2 },
    { ...under, x: left, y: low - height / 2 },
  ];
}

/** A bent arrow from the pieces of one space to those of another, and points on it. */
function curve(from: Box, to: Box, leaving: Box[], entering: Box[]): { path: string; at(t: number): [number, number] } {
  const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];
  const [[x0, y0], [x2, y2]] = [middle(from), middle(to)];
  const [dx, dy] = [x2 - x0, y2 - y0];
  const bend = 0.16 * (dx >= 0 ? 1 : -1);
  const [x1, y1] = [(x0 + x2) / 2 + dy * bend, (y0 + y2) / 2 - dx * bend];
  const on = (t: number): [number, number] => [(1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2];
  const inside = (box: Box, [x, y]: [number, number], by: number) => x > box.x - by && x < box.x + box.width + by && y > box.y - by && y < box.y + box.height + by;
  const ts = Array.from({ length: 41 }, (_, n) => n / 40);
  const free = (boxes: Box[], t: number, by: number) => boxes.every((box) => !inside(box, on(t), by));
  let start = ts.find((t) => free([from, ...leaving], t, 1)) ?? 0;
  let end = ts.findLast((t) => free([to, ...entering], t, 4)) ?? 1;
  if (end - start < 0.3) [start, end] = [ts.find((t) => free([from], t, 1)) ?? 0, ts.findLast((t) => free([to], t, 4)) ?? 1];
  if (end - start < 0.2) [start, end] = [0.2, 0.86]; // neighbours whose pieces lie side by side
  const round = (n: number) => Math.round(n * 10) / 10;
  const points = Array.from({ length: 9 }, (_, n) => on(start + ((end - start) * n) / 8));
  const path = points.map(([x, y], n) => `${n ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
  return { path, at: (t) => on(start + (end - start) * t) };
}
