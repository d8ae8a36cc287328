// Outlines with fewer points, for maps so small that nobody would see the others. Used when the small maps are made.

export type Point = [x: number, y: number];

/** The rings of an outline of straight lines, written absolutely or relatively. */
export function ringsOf(outline: string): Point[][] {
  const rings: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of outline.matchAll(/([MLHVZmlhvz])([^MLHVZmlhvz]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const relative = command !== command.toUpperCase();
    if ('Zz'.includes(command)) continue;
    if ('Mm'.includes(command)) rings.push([]);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      [x, y] = [(relative ? x : 0) + numbers[at]!, (relative ? y : 0) + numbers[at + 1]!];
      rings.at(-1)?.push([x, y]);
    }
  }
  return rings;
}

/** How far a point is from the line through two others. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0 ? Math.hypot(x - x1, y - y1) : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** The points of a line without those that lie nearly on the way (Douglas and Peucker). */
export function thinned(points: Point[], tolerance: number): Point[] {
  if (points.length < 3) return points;
  let [most, at] = [0, 0];
  for (let index = 1; index < points.length - 1; index++) {
    const far = distance(points[index]!, points[0]!, points.at(-1)!);
    if (far > most) [most, at] = [far, index];
  }
  if (most <= tolerance) return [points[0]!, points.at(-1)!];
  return [...thinned(points.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(points.slice(at), tolerance)];
}

const area = (ring: Point[]): number =>
  Math.abs(ring.reduce((sum, [x, y], index) => sum + x * ring[(index + 1) % ring.length]![1] - y * ring[(index + 1) % ring.length]![0], 0)) / 2;

/** An outline with fewer points, in whole units, without what is smaller than so many square units. */
export function simplified(outline: string, tolerance: number, least: number): string {
  return ringsOf(outline)
    .filter((ring) => area(ring) >= least)
    .map((ring) => {
      const points = thinned(ring, tolerance).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const steps = points.slice(1).map(([x, y], index) => [x - points[index]![0], y - points[index]![1]]);
      return `M${points[0]!.join(' ')}l${steps.flat().join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}
