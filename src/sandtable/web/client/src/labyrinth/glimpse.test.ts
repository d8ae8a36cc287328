import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ringsOf, simplified, thinned } from '../lib/simplify';
import * as plainMap from '../plain/layout';
import plainSmall from '../plain/glimpse.json';
import small from './glimpse.json';
import { ground, westAfrica } from './ground';
import { BASE } from './layout';

/** How coarse the small maps are: the distance and the area that nobody sees there. */
const [NEAR, TINY] = [4, 90];

/** To make the small maps anew after a change of the large ones: `GLIMPSES=1 npm test`. */
function kept(file: string, made: unknown): void {
  if (process.env.GLIMPSES) writeFileSync(new URL(file, import.meta.url), `${JSON.stringify(made).replaceAll('},{', '},\n{')}\n`);
}

describe('small maps', () => {
  it('are the large map of Labyrinth with fewer points', async () => {
    const { land, countries } = await ground();
    const made = {
      ...BASE.size,
      land: simplified(land, NEAR, 4 * TINY),
      roads: '',
      spaces: [...countries, ...westAfrica()].flatMap(({ id, outline }) => {
        const { x, y } = BASE.places.find((place) => place.id === id) ?? BASE.placeOf(id)!;
        return [{ id, x: Math.round(x), y: Math.round(y), outline: simplified(outline, NEAR, TINY) }];
      }),
    };
    kept('./glimpse.json', made);
    expect(small).toEqual(made);
  });

  it('are the large map of A Distant Plain with fewer points', () => {
    const made = {
      ...plainMap.CANVAS,
      land: '',
      spaces: plainMap.AREAS.map(({ id, x, y, outline }) => ({ id, x, y, outline: simplified(outline, NEAR, TINY) })),
      roads: plainMap.ROADS.map(({ outline }) => simplified(outline, NEAR, 0).replace(/z/g, '')).join(''),
    };
    kept('../plain/glimpse.json', made);
    expect(plainSmall).toEqual(made);
  });
});

describe('an outline', () => {
  it('is read the same whether it is written absolutely or relatively', () => {
    expect(ringsOf('M1,2L3,4L3,0Z')).toEqual([[[1, 2], [3, 4], [3, 0]]]);
    expect(ringsOf('M1 2l2 2 0-4z')).toEqual(ringsOf('M1,2L3,4L3,0Z'));
  });

  it('keeps its corners and loses what lies on the way', () => {
    expect(thinned([[0, 0], [5, 0.1], [10, 0], [10, 10]], 1)).toEqual([[0, 0], [10, 0], [10, 10]]);
    expect(simplified('M0 0L1 0L1 1Z', 1, 50)).toBe('');
  });
});
