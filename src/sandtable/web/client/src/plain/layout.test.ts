import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arranged, AREAS, besideRoad, BLOCK, CANVAS, DIAMOND, drawn, HIGHEST, laidOut, NAME_HEIGHT, numberWidth, placeOf, ROAD_BLOCK, ROADS, ROWS } from './layout';

const SPACES = [...readFileSync(new URL('../../../../plain/data/map.toml', import.meta.url), 'utf8').matchAll(/^id = "(\w+)"/gm)].map(
  (found) => found[1]!,
);

interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxes: Box[] = [
  ...AREAS.map(({ id, x, y }) => ({ id, x: x - BLOCK.width / 2, y: y - BLOCK.height / 2, ...BLOCK })),
  ...ROADS.map((road) => {
    const clearing = besideRoad(road);
    return { id: road.id, x: Math.min(clearing.x, road.x - DIAMOND / 2), y: clearing.y, ...ROAD_BLOCK };
  }),
];

/** The corners of an outline of relative steps. */
function corners(outline: string): [number, number][] {
  const [x, y, ...steps] = outline.match(/-?\d+(?:\.\d+)?/g)!.map(Number);
  const found: [number, number][] = [[x!, y!]];
  for (let at = 0; at < steps.length; at += 2) found.push([found.at(-1)![0] + steps[at]!, found.at(-1)![1] + steps[at + 1]!]);
  return found;
}

function isInside([x, y]: [number, number], outline: [number, number][]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

describe('the map', () => {
  it('has a place for every space of the game, and no other', () => {
    expect(SPACES).toHaveLength(32);
    expect([...AREAS, ...ROADS].map(({ id }) => id).sort()).toEqual([...SPACES].sort());
  });

  it('has no names and pieces that overlap or leave the map', () => {
    for (const one of boxes) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(CANVAS.width);
      expect(one.y + one.height).toBeLessThanOrEqual(CANVAS.height);
      for (const two of boxes) {
        if (one === two) continue;
        const apart =
          one.x + one.width <= two.x || two.x + two.width <= one.x || one.y + one.height <= two.y || two.y + two.height <= one.y;
        expect(apart, `${one.id} and ${two.id}`).toBe(true);
      }
    }
  });

  it('writes every name and its pieces in the space itself, and every diamond on its road', () => {
    for (const area of AREAS) expect(isInside([area.x, area.y], corners(area.outline)), area.id).toBe(true);
    for (const road of ROADS) {
      const line = corners(road.outline);
      const away = line.slice(1).map(([bx, by], index) => {
        const [ax, ay] = line[index]!;
        const t = Math.max(0, Math.min(1, ((road.x - ax) * (bx - ax) + (road.y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)));
        return Math.hypot(ax + t * (bx - ax) - road.x, ay + t * (by - ay) - road.y);
      });
      expect(Math.min(...away), road.id).toBeLessThan(3);
    }
  });

  it('is as high as its room, within reason', () => {
    expect(laidOut({ width: 1200, height: 400 })).toEqual(CANVAS);
    expect(laidOut({ width: 600, height: 450 })).toEqual({ width: CANVAS.width, height: 900 });
    expect(laidOut({ width: 300, height: 900 }).height).toBe(CANVAS.height * HIGHEST);
  });

  it.each([1, 1.1, HIGHEST])('gives every space as much room as is free around it, drawn %s times as high', (by) => {
    const { areas, roads } = drawn(by);
    const clearings: Box[] = [
      ...areas.map(({ id, x, y, clearing }) => ({ id, x: x - clearing.width / 2, y: y - clearing.height / 2, ...clearing })),
      ...roads.map((road) => ({ id: road.id, x: Math.min(besideRoad(road).x, road.x - DIAMOND / 2), y: besideRoad(road).y, ...ROAD_BLOCK })),
    ];
    for (const one of clearings) {
      expect(one.x).toBeGreaterThanOrEqual(-0.001);
      expect(one.x + one.width).toBeLessThanOrEqual(CANVAS.width + 0.001);
      for (const two of clearings) {
        const apart = one.x + one.width <= two.x + 0.001 || two.x + two.width <= one.x + 0.001 || one.y + one.height <= two.y + 0.001 || two.y + two.height <= one.y + 0.001;
        expect(one === two || apart, `${one.id} and ${two.id}`).toBe(true);
      }
    }
    expect(areas.filter(({ clearing }) => clearing.width > BLOCK.width).length).toBeGreaterThan(10);
    for (const area of areas) expect(isInside([area.x, area.y], corners(area.outline)), area.id).toBe(true);
  });

  it('knows where a space is', () => {
    expect(placeOf('kabul')).toMatchObject({ id: 'kabul' });
    expect(placeOf('loc_kabul_aibak')).toMatchObject({ id: 'loc_kabul_aibak' });
    expect(placeOf('atlantis')).toBeUndefined();
  });
});

describe('the pieces in a space', () => {
  const clearing = { width: BLOCK.width, height: BLOCK.height - NAME_HEIGHT };

  it('are large while there are few, insurgents in one row', () => {
    const laid = arranged({ troops: 2, police: 1, taliban: 1, warlords: 1 }, clearing);
    expect(laid.size).toBe(24);
    expect(new Set(laid.tokens.map(({ y }) => y)).size).toBe(2);
    expect(laid.tokens.map(({ piece, count }) => [piece, count])).toEqual([['troops', 2], ['police', 1], ['taliban', 1], ['warlords', 1]]);
  });

  const bases = { coalition_bases: 2, taliban_bases: 2, warlord_bases: 2 };
  const forces = { coalition_troops: 20, troops: 30, police: 30, taliban: 15, taliban_active: 15, warlords: 14, warlords_active: 14 };
  const nine = Object.fromEntries(Object.keys(forces).map((piece) => [piece, 9]));

  it.each([
    ['in a space', { ...bases, ...forces }, clearing, 12],
    ['in a space of a small map', { ...bases, ...nine }, clearing, 16.4],
    ['on a road', { coalition_troops: 9, troops: 9, police: 12, taliban: 9, warlords_active: 9 }, besideRoad(ROADS[0]!), 12],
  ])('fit however many they are, and lie beside one another: %s', (_, pieces: Record<string, number>, place, font) => {
    const laid = arranged(pieces, place, font);
    expect(laid.width).toBeLessThanOrEqual(place.width);
    expect(laid.height).toBeLessThanOrEqual(place.height);
    expect(laid.tokens.map(({ piece }) => piece).sort()).toEqual(Object.keys(pieces).sort());
    for (const one of laid.tokens) {
      for (const two of laid.tokens) {
        if (one === two) continue;
        const beside = one.x + laid.size + numberWidth(one.count, font) <= two.x + 0.001;
        const above = one.y + Math.max(laid.size, 0.72 * font) <= two.y;
        expect(beside || above || one.y > two.y || (one.y === two.y && one.x > two.x), `${one.piece} and ${two.piece}`).toBe(true);
      }
    }
  });

  it('are as small as can be, and all there, where not even that is enough', () => {
    const laid = arranged(forces, besideRoad(ROADS[0]!), 16.4);
    expect([laid.tokens.length, laid.size]).toEqual([7, 11]);
    expect(laid.width).toBeLessThanOrEqual(besideRoad(ROADS[0]!).width);
  });

  it('have shapes that tell them apart without colour', () => {
    const seen = ROWS.flat().map(({ shape, faction }) => (shape === 'base' ? `base ${faction}` : shape));
    expect(new Set(seen).size).toBe(11);
  });
});
