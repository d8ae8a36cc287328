import { describe, expect, it } from 'vitest';
import { arranged, BASE, BOX, laidOut, Layout, LEAST, plateOf, stacked, TALLER, tokensOf as tokensWith, type Path } from './layout';
import { point, westAfrica } from './ground';
import labels from './labels.json';
import type { CountryView } from './types';

const SIGNS: Record<string, string> = {
  'plot-wmd': 'W', 'marker-sadr': 'S', 'marker-unscr_1973': 'UN', 'marker-trade_embargo_us': 'TE-US',
  'marker-advisors': '', 'marker-training_camps': '', 'marker-truce': '',
};
const tokensOf = (country: CountryView) => tokensWith(country, (id) => SIGNS[id] ?? 'MARK');

const empty: CountryView = {
  kind: 'sunni',
  muslim: true,
  unmarked: false,
  governance: 'poor',
  alignment: 'neutral',
  posture: null,
  resources: 1,
  sleepers: 0,
  active: 0,
  sadr: false,
  troops: 0,
  nato: false,
  cadre: false,
  aid: 0,
  besieged: false,
  regime_change: null,
  plots: [],
  markers: [],
  adjacent: [],
};

type Point = [number, number];
type Segment = [Point, Point];

function segments(path: Path): Segment[] {
  return path.points.slice(1).map((point, index) => [path.points[index]!, point]);
}

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const side = (from: Point, to: Point, point: Point): number =>
    Math.sign((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The room that is left for the map in these windows: beneath the strip, beside the rail, above the hand. */
const ROOMS = { '1366x625': [1036, 495], '1366x768': [1036, 560], '1920x1080': [1590, 870], least: [LEAST.width, LEAST.height] };

describe('the board', () => {
  it('has the 38 countries of the base game, Mali and Nigeria, and lines between countries that it has', () => {
    expect(BASE.places).toHaveLength(40);
    for (const path of BASE.paths) for (const end of path.ends) expect(end === 'schengen' || BASE.placeOf(end)).toBeTruthy();
    const next = (id: string) => BASE.paths.filter(({ ends }) => ends.includes(id)).flatMap(({ ends }) => ends.filter((end) => end !== id)).sort();
    expect(next('mali')).toEqual(['algeria_tunisia', 'morocco', 'nigeria']);
    expect(next('nigeria')).toEqual(['kenya_tanzania', 'mali', 'sudan']);
  });

  it('has the same world beneath it with and without Mali and Nigeria, whose outlines lie by their boxes', () => {
    expect(Object.keys(labels)).toHaveLength(38);
    expect(westAfrica().map(({ id }) => id)).toEqual(['mali', 'nigeria']);
    for (const { id, outline } of westAfrica()) {
      const points = outline.match(/-?[\d.]+,-?[\d.]+/g)!.map((pair) => pair.split(',').map(Number));
      const middle = [0, 1].map((axis) => points.reduce((sum, each) => sum + each[axis]!, 0) / points.length);
      const box = BASE.placeOf(id)!;
      expect(Math.hypot(middle[0]! - box.x, middle[1]! - box.y), id).toBeLessThan(130);
    }
  });

  for (const [window, [width, height]] of Object.entries(ROOMS)) {
    const within = { width: width!, height: height! };
    const layout = new Layout(laidOut(within));

    it(`has no boxes that overlap or leave the map at ${window}`, () => {
      for (const one of layout.places) {
        expect(one.x - BOX.width / 2).toBeGreaterThanOrEqual(0);
        expect(one.x + BOX.width / 2).toBeLessThanOrEqual(layout.size.width);
        expect(one.y + BOX.height / 2).toBeLessThanOrEqual(layout.size.height + 4);
        for (const two of layout.places) {
          if (one === two) continue;
          const apart = Math.abs(one.x - two.x) >= BOX.width || Math.abs(one.y - two.y) >= BOX.height + TALLER;
          expect(apart, `${one.id} and ${two.id}`).toBe(true);
        }
      }
    });

    it(`has no line to or past Mali and Nigeria beneath the box of a third country at ${window}`, () => {
      for (const path of layout.paths) {
        for (const { id, x, y } of layout.places) {
          if (path.ends.includes(id) || ![id, ...path.ends].some((each) => ['mali', 'nigeria'].includes(each))) continue;
          const [w, h] = [BOX.width / 2, BOX.height / 2];
          const corners: Point[] = [[x - w, y - h], [x + w, y - h], [x + w, y + h], [x - w, y + h]];
          const sides = corners.map((corner, index): Segment => [corner, corners[(index + 1) % 4]!]);
          expect(segments(path).some((line) => sides.some((side) => cross(line, side))), `${path.ends} beneath ${id}`).toBe(false);
        }
      }
    });

    it(`has no lines that cross at ${window}`, () => {
      for (const one of layout.paths) {
        for (const two of layout.paths) {
          if (one.ends.some((end) => two.ends.includes(end))) continue;
          expect(segments(one).some((a) => segments(two).some((b) => cross(a, b))), `${one.ends} and ${two.ends}`).toBe(false);
        }
      }
    });
  }

  it('keeps its boxes at least 96 by 62 pixels large on a laptop, and larger on a large screen', () => {
    const drawn = (width: number, height: number) => BOX.width * (width / laidOut({ width, height }).width);
    expect(drawn(1036, 560)).toBeGreaterThanOrEqual(96);
    expect(drawn(1036, 495)).toBeGreaterThanOrEqual(96);
    expect(drawn(1590, 870)).toBeGreaterThan(140);
  });

  it('bends the world so that the countries lie near their boxes', () => {
    const [x, y] = point(44, 33); // Iraq
    const iraq = BASE.placeOf('iraq')!;
    expect(Math.hypot(x - iraq.x, y - iraq.y)).toBeLessThan(90);
  });
});

/** Nothing lies over anything, or beyond the box. */
function fits(country: CountryView, kept = 0): void {
  const laid = arranged(tokensOf(country), BOX.width - 12, kept);
  const { top } = laid;
  const bottom = BOX.height + (laid.rows > 1 ? TALLER : 0);
  expect(laid.scale).toBeGreaterThanOrEqual(0.875); // what is written on them can be read
  const shown = laid.tokens.reduce((sum, { kind, text, count }) => sum + (kind === 'more' ? Number(text) : count), 0);
  expect(shown).toBe(tokensOf(country).length);
  const lowest = Math.max(0, ...laid.tokens.map(({ y }) => y));
  for (const [index, one] of laid.tokens.entries()) {
    expect(top + (one.y + 16) * laid.scale).toBeLessThanOrEqual(bottom);
    expect(6 + (one.x + one.width) * laid.scale).toBeLessThanOrEqual(BOX.width - 5);
    const inCorner = one.y === lowest && top + (one.y + 16) * laid.scale > bottom - 12 && laid.rows > 1;
    if (inCorner) expect(6 + (one.x + one.width) * laid.scale).toBeLessThanOrEqual(BOX.width - 5 - kept);
    for (const two of laid.tokens.slice(index + 1)) expect(one.y !== two.y || one.x + one.width <= two.x).toBe(true);
  }
}

describe('the pieces in a box', () => {
  it('are shown one by one while they fit', () => {
    const { tokens, scale } = arranged(tokensOf({ ...empty, sleepers: 2, active: 1 }), BOX.width - 12);
    expect(scale).toBeGreaterThan(1);
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens.map((token) => token.y))).toEqual(new Set([0]));
  });

  it('are stacked with a number when there are many', () => {
    const { tokens } = arranged(tokensOf({ ...empty, sleepers: 9, troops: 12 }), BOX.width - 12);
    expect(tokens.map((token) => [token.kind, token.count])).toEqual([['sleeper', 9], ['troops', 12]]);
  });

  it('always fit the box', () => {
    const crowded: CountryView = {
      ...empty, sleepers: 7, active: 6, sadr: true, cadre: true, troops: 15, nato: true, aid: 3, besieged: true,
      regime_change: 'green', plots: [{ plot: 'hidden', backlash: false }, { plot: 'wmd', backlash: true }],
      markers: ['saddam_captured', 'al_anbar'],
    };
    fits(crowded);
    const { tokens } = arranged(tokensOf(crowded), BOX.width - 12);
    expect(tokens.slice(0, 2).map(({ text }) => text)).toEqual(['?', 'W']); // a plot is never among the rest
    expect(tokens.at(-1)).toMatchObject({ kind: 'more', text: '+7' }); // NATO, three Aid, a siege, two markers
  });

  it('never lie over each other, over what is in the corner of a box, or beyond it, however many kinds there are', () => {
    const kinds: Partial<CountryView>[] = [
      { active: 11 }, { sleepers: 4 }, { sadr: true }, { cadre: true }, { troops: 15 }, { nato: true }, { aid: 2 }, { besieged: true },
      { militia: 9 }, { awakening: 3 }, { reaction: 2 }, { wmd_cache: 3 }, { plots: [{ plot: 'hidden', backlash: false }] },
      { markers: ['advisors', 'unscr_1973', 'training_camps', 'truce', 'saddam_captured', 'al_anbar', 'trade_embargo_us'] },
      { plots: (['1', '2', '3', 'wmd'] as const).map((plot) => ({ plot, backlash: false })), militia: 2 },
    ];
    for (let several = 0; several < 1 << kinds.length; several += 211) {
      const country = kinds.reduce<CountryView>((all, kind, index) => (several & (1 << index) ? { ...all, ...kind } : all), { ...empty, militia: 0 });
      for (const kept of [0, 10, 42]) fits(country, kept);
    }
  });

  it('of The Awakening are all there: defenders before cells of unrest, then markers, and NATO once', () => {
    const country: CountryView = {
      ...empty, active: 1, militia: 2, awakening: 1, reaction: 2, aid: 1, nato: true, wmd_cache: 2, civil_war: true, in_caliphate: true,
      markers: ['nato', 'advisors', 'advisors', 'unscr_1973', 'training_camps', 'truce', 'trade_embargo_us'],
    };
    expect(stacked(tokensOf(country), 2).map(({ kind, text, count }) => [kind, text, count])).toEqual([
      ['active', '', 1], ['nato', 'N', 1], ['militia', '', 2], ['advisors', '', 2], ['contingent', 'UN', 1], ['awakening', '', 1],
      ['reaction', '', 2], ['aid', '', 1], ['camps', '', 1], ['truce', '', 1], ['arsenal', 'W', 2], ['marker', 'TE-US', 1],
    ]);
    expect(arranged(tokensOf(country), BOX.width - 12).rows).toBe(2);
    fits(country);
  });

  it('are as wide as what a language writes on them', () => {
    const written = (text: string) => tokensWith({ ...empty, wmd_cache: 1, plots: [{ plot: 'wmd', backlash: false }], markers: ['serval'] }, () => text).map(plateOf);
    expect(written('W')).toEqual([19, 25, 22]);
    expect(written('ОМП')).toEqual([38, 38, 44]);
  });

  it('keep different plots apart, and count those that look alike', () => {
    const plots = tokensOf({ ...empty, plots: [{ plot: '1', backlash: false }, { plot: '3', backlash: false }] });
    expect(stacked(plots, 2).map((token) => token.text)).toEqual(['1', '3']);
    const hidden = { plot: 'hidden', backlash: false } as const;
    expect(stacked(tokensOf({ ...empty, plots: [hidden, hidden] }), 2).map(({ text, count }) => [text, count])).toEqual([['?', 2]]);
  });
});
