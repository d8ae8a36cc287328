import { describe, expect, it } from 'vitest';
import { common, faces, known, own } from './forecasts';
import type { Forecast, Message, Option } from './types';
import { Words } from './words';

const words = new Words(`
option-train = Train
    .about = Place pieces.
leads-prestige = Prestige { $change }
warn-lost = lost
`);
const drops: Message = ['leads-prestige', { change: -1 }];

function option(key: string, forecast: Partial<Forecast> | null): Option {
  const nothing: Forecast = { chance: null, needs: null, modifiers: [], cost: null, leads_to: [], warnings: [] };
  return { key, label: `option-${key}`, target: null, forecast: forecast && { ...nothing, ...forecast } };
}

describe('forecasts', () => {
  it('say once what holds for every answer', () => {
    const options = [option('train', { leads_to: [drops], warnings: ['warn-lost'] }), option('sweep', { leads_to: [['leads-prestige', { change: -1 }]] })];
    expect(common(options)).toEqual([drops]);
    expect(own(options[0]!, common(options)).forecast).toMatchObject({ leads_to: [], warnings: ['warn-lost'] });
    expect(common(options.slice(0, 1))).toEqual([]);
    expect(common([...options, option('assault', null)])).toEqual([]);
    expect(own(option('assault', null), [drops]).forecast).toBeNull();
    const paid = ['kabul', 'herat'].map((key) => option(key, { cost: ['leads-prestige', { change: -3 }] }));
    expect(common(paid)).toEqual([['leads-prestige', { change: -3 }]]);
    expect(own(paid[0]!, common(paid)).forecast?.cost).toBeNull();
    expect(own(paid[0]!, []).forecast?.cost).not.toBeNull();
  });

  it('show the faces that succeed: the highest, or the lowest where it may not be more than a number', () => {
    const hits = (needs: Message | null, chance: [number, number]) => faces(option('roll', { needs, chance }).forecast)?.flatMap((hit, index) => (hit ? [index + 1] : []));
    expect(hits(['forecast-at-least', { number: 5 }], [1, 3])).toEqual([5, 6]);
    expect(hits(['forecast-at-most', { number: 3 }], [1, 2])).toEqual([1, 2, 3]);
    expect(hits(null, [5, 36])).toBeUndefined(); // not one die
  });

  it('know of an answer what it is, what it leads to and what to beware of', () => {
    expect(known(option('train', { leads_to: [drops], warnings: ['warn-lost'] }), words)).toBe('Place pieces. — Prestige -1 — lost');
    expect(known(option('sweep', null), words)).toBe('');
  });
});
