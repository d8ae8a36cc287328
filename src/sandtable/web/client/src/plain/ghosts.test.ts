import { describe, expect, it } from 'vitest';
import { differences, laidGhosts, movesIn, nameBox, shared } from './ghosts';
import { AREAS, CANVAS, drawn, HIGHEST, lettering, ROADS } from './layout';
import type { PlainView, SpaceView } from './types';

const EMPTY: SpaceView = { pop: 1, control: 'none', support: 'neutral', returnees: false, terror: 0, sabotage: false, pieces: {} };
const space = (pieces: Record<string, number>, more: Partial<SpaceView> = {}): SpaceView => ({ ...EMPTY, pieces, ...more });
const view = (spaces: Record<string, SpaceView>): PlainView =>
  ({ spaces: { ...Object.fromEntries([...AREAS, ...ROADS].map(({ id }) => [id, EMPTY])), ...spaces } }) as unknown as PlainView;
const told = (views: PlainView[]) => movesIn(views).map(({ from, to, lots }) => [from, to, lots.map(({ kind, count }) => `${count} ${kind.piece}`).join(' ')]);

describe('what moves on the map', () => {
  it('goes from one space to another with the number of pieces, seen or not', () => {
    const [first, second] = [view({ helmand: space({ taliban: 3, taliban_active: 1 }) }), view({ helmand: space({ taliban: 1 }), nimruz: space({ taliban_active: 3 }) })];
    expect(told([first, second])).toEqual([['helmand', 'nimruz', '2 taliban 1 taliban_active']]);
  });

  it('is told group by group, and not when pieces come from beside the map or go there', () => {
    const views = [
      view({ kabul: space({ coalition_troops: 4, troops: 4 }) }),
      view({ kabul: space({ coalition_troops: 1, troops: 2 }), khowst: space({ coalition_troops: 3, troops: 2 }) }),
      view({ kabul: space({ coalition_troops: 1, troops: 2 }), khowst: space({ coalition_troops: 2, troops: 2 }), ghazni: space({ coalition_troops: 1, police: 2 }) }),
      view({ khowst: space({ coalition_troops: 2, troops: 2 }), ghazni: space({ coalition_troops: 1, police: 2 }) }),
    ];
    expect(told(views)).toEqual([
      ['kabul', 'khowst', '3 coalition_troops 2 troops'],
      ['khowst', 'ghazni', '1 coalition_troops'],
    ]);
  });

  it('is not told twice where it leaves, and who only shows himself turns', () => {
    const [move] = movesIn([view({ zabol: space({ taliban: 3, police: 1 }) }), view({ zabol: space({ taliban_active: 1 }), helmand: space({ taliban: 2 }) })]);
    const left = differences(space({ taliban: 3, police: 1 }), space({ taliban_active: 1 }), move!.lots);
    expect(left.map(({ kind, change, turned }) => [kind.piece, change, turned])).toEqual([
      ['police', -1, false],
      ['taliban_active', 1, true],
    ]);
  });
});

describe('what a plan would make of the map', () => {
  const before = space({ coalition_troops: 2, troops: 3, taliban: 2, warlords: 1 });
  const after = space({ coalition_troops: 3, troops: 5, taliban: 1, taliban_active: 1, warlords: 1 }, { control: 'coin' });
  const say = (id: string) => id.replaceAll('_', ' ');

  it.each([
    [1, 1.1],
    [HIGHEST, 1.3],
    [1, 2],
  ])('covers no name, even where a plan is about all of %s times the map at a scale of %s', (by, scale) => {
    const map = drawn(by);
    const fonts = lettering(scale);
    const ids = map.areas.map(({ id }) => id);
    for (let first = 0; first < ids.length; first += 3) {
      const planned = ids.slice(first, first + 6);
      const now = view(Object.fromEntries(ids.map((id) => [id, before])));
      const then = view(Object.fromEntries(ids.map((id) => [id, planned.includes(id) ? after : before])));
      const laid = laidGhosts(map, now, then, [now, then], fonts, new Set(planned), say, () => 'COIN Control');
      expect(laid.ghosts.map(({ id }) => id)).toEqual(expect.arrayContaining(planned));
      const shown = laid.ghosts.filter(({ id }) => planned.includes(id));
      for (const area of map.areas) {
        const name = nameBox(area, say(area.id), before, fonts);
        for (const { id, box } of shown) expect(shared(name, box) / (name.width * name.height), `${id} over ${area.id}`).toBeLessThan(0.12);
      }
      for (const { box } of shown) expect(box.x > -20 && box.x + box.width < CANVAS.width + 20).toBe(true);
    }
  });
});
