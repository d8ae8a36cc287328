import { describe, expect, it } from 'vitest';
import { common, faces, known, own, short } from './forecasts';
import type { Forecast, Message, Option } from './types';
import { Words } from './words';

const words = new Words(`
option-train = Train
    .about = Place pieces.
leads-prestige = Prestige { $change }
warn-lost = lost
event-happens = the event happens for { $side }
    .foot = Fires: { $side }
event-not-now = it cannot happen
    .foot = Cannot happen
list-one = { $text }
join-dash = { $left } — { $right }
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

  it('show the faces that succeed as the rules name them', () => {
    expect(faces(option('roll', { chance: [1, 3], faces: [1, 2] }).forecast)).toEqual([true, true, false, false, false, false]);
    expect(faces(option('roll', { chance: [1, 2] }).forecast)).toBeNull(); // not one die
  });

  it('are said in short where their words have such a form, a warning first', () => {
    const foot = (forecast: Partial<Forecast>) => short(option('card', forecast).forecast ?? undefined, 'foot', words);
    expect(foot({ leads_to: [drops, 'event-not-now'] })).toEqual({ text: 'Cannot happen', warning: false });
    expect(foot({ leads_to: ['event-not-now'], warnings: [['event-happens', { side: 'US' }]] })?.warning).toBe(true);
    expect(foot({ leads_to: [drops] })).toBeNull();
    expect(short(undefined, 'foot', words)).toBeNull();
  });

  it('know of an answer what it is, what it leads to and what to beware of', () => {
    expect(known(option('train', { leads_to: [drops], warnings: ['warn-lost'] }), words)).toBe('Place pieces. — Prestige -1 — lost');
    expect(known(option('sweep', null), words)).toBe('');
  });
});
