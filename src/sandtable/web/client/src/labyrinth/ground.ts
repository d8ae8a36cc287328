// The ground of the board: the outline of the world, bent so that each country lies beneath its box. The board is a
// diagram, so the bend is a smoothed thin-plate spline through the places of the boxes and a few points at its edges.

import { geoPath, geoTransform } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { BASE } from './layout';
import labels from './labels.json';
import outlines from './west_africa.json';

type Point = [number, number];

/** How far the bend may miss a place for the sake of smooth coasts. */
const SMOOTHING = 1500;

/** These boxes lie too far from their countries; the points below take their part. */
const LOOSE = ['canada', 'united_states', 'thailand', 'china'];

const EDGES: [lonLat: Point, at: Point][] = [
  [[-60, -10], [43, 461]],
  [[-35, -7], [108, 423]],
  [[-70, -50], [17, 736]],
  [[-74, 41], [76, 167]],
  [[-64, 50], [102, 60]],
  [[-98, 40], [4, 173]],
  [[-110, 55], [-22, 54]],
  [[-122, 40], [-55, 173]],
  [[-80, 25], [50, 235]],
  [[-45, 65], [154, -2]],
  [[135, -25], [1021, 617]],
  [[20, -30], [369, 736]],
  [[101, 15], [982, 248]],
  [[105, 35], [982, 85]],
  [[122, 32], [1047, 148]],
  [[108, 11], [1011, 285]],
  [[80, 8], [891, 417]],
  [[77, 23], [910, 336]],
  [[90, 22], [949, 298]],
  [[120, 5], [982, 473]],
];

function mercator([longitude, latitude]: Point): Point {
  const clamped = Math.max(-70, Math.min(80, latitude));
  return [longitude, (Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) * 180) / Math.PI];
}

const LABELS: Record<string, number[]> = labels;
const KNOWN: { from: Point; to: Point }[] = [
  ...BASE.places.filter((place) => !LOOSE.includes(place.id)).flatMap((place) => {
    const label = LABELS[place.id];
    return label ? [{ from: mercator([label[0]!, label[1]!]), to: [place.x, place.y] as Point }] : [];
  }),
  ...EDGES.map(([lonLat, to]) => ({ from: mercator(lonLat), to })),
];

function bend(one: Point, two: Point): number {
  const distance = (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2;
  return distance === 0 ? 0 : distance * Math.log(distance);
}

const WEIGHTS = weights();

function weights(): Point[] {
  const rows = KNOWN.map(({ from }, i) => [
    ...KNOWN.map(({ from: other }, j) => bend(from, other) + (i === j ? SMOOTHING : 0)),
    1,
    ...from,
  ]);
  const flat = [0, 1, 2].map((k) => [...KNOWN.map(({ from }) => (k === 0 ? 1 : from[k - 1]!)), 0, 0, 0]);
  return solved([...rows, ...flat], [...KNOWN.map(({ to }): Point => [...to]), [0, 0], [0, 0], [0, 0]]);
}

/** The solution of a system of linear equations, for two right sides, by elimination. */
function solved(a: number[][], b: Point[]): Point[] {
  const size = a.length;
  for (let i = 0; i < size; i++) {
    let best = i;
    for (let row = i + 1; row < size; row++) if (Math.abs(a[row]![i]!) > Math.abs(a[best]![i]!)) best = row;
    [a[i], a[best]] = [a[best]!, a[i]!];
    [b[i], b[best]] = [b[best]!, b[i]!];
    for (let row = i + 1; row < size; row++) {
      const factor = a[row]![i]! / a[i]![i]!;
      for (let column = i; column < size; column++) a[row]![column]! -= factor * a[i]![column]!;
      b[row]![0] -= factor * b[i]![0];
      b[row]![1] -= factor * b[i]![1];
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (const k of [0, 1] as const) {
      for (let column = i + 1; column < size; column++) b[i]![k] -= a[i]![column]! * b[column]![k];
      b[i]![k] /= a[i]![i]!;
    }
  }
  return b;
}

/** Where a place on earth lies on the board. */
export function point(longitude: number, latitude: number): Point {
  const from = mercator([longitude, latitude]);
  const [constant, byX, byY] = WEIGHTS.slice(KNOWN.length) as [Point, Point, Point];
  const at: Point = [
    constant[0] + byX[0] * from[0] + byY[0] * from[1],
    constant[1] + byX[1] * from[0] + byY[1] * from[1],
  ];
  KNOWN.forEach(({ from: other }, index) => {
    const pull = bend(from, other);
    at[0] += WEIGHTS[index]![0] * pull;
    at[1] += WEIGHTS[index]![1] * pull;
  });
  return at;
}

const bent = geoTransform({
  point(longitude, latitude) {
    this.stream.point(...point(longitude, latitude));
  },
});

let western: { id: string; outline: string }[] | null = null;

/** The outlines of Mali and Nigeria, which are countries of The Awakening and no more than land without it. */
export function westAfrica(): { id: string; outline: string }[] {
  const path = geoPath(bent).digits(1);
  western ??= Object.entries(outlines).map(([id, coordinates]) => ({ id, outline: path({ type: 'MultiPolygon', coordinates }) ?? '' }));
  return western;
}

export interface Ground {
  land: string;
  countries: { id: string; outline: string }[];
}

let drawn: Promise<Ground> | null = null;

/** The outlines as paths of the board, made once. */
export function ground(): Promise<Ground> {
  drawn ??= import('./world.json').then(({ default: file }) => {
    const world = file as unknown as Topology<{ spaces: GeometryCollection; land: GeometryCollection }>;
    const path = geoPath(bent).digits(1);
    return {
      land: path(feature(world, world.objects.land)) ?? '',
      countries: feature(world, world.objects.spaces).features.map((country) => ({
        id: String(country.id),
        outline: path(country) ?? '',
      })),
    };
  });
  return drawn;
}
