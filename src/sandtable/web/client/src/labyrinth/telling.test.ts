import { describe, expect, it } from 'vitest';
import type { View } from '../lib/types';
import { Words } from '../lib/words';
import { summary } from './telling';

describe('what has changed', () => {
  const words = new Words(`
country-syria = Syria
table-civil_war-begins = Civil War begins
table-in_caliphate-begins = joins the Caliphate
table-caliphate_capital-begins = Capital
table-changed-militia = { $sign }{ $count } Militia
table-changed-awakening = { $sign }{ $count } Awakening
`);
  const view = (more: object): View => ({
    tracks: [], goals: [], us_posture: 'hard', hand_sizes: {},
    countries: { syria: { muslim: true, kind: 'shia_mix', governance: 'poor', alignment: 'neutral', posture: null, plots: [], active: 0, sleepers: 0, troops: 0, aid: 0, markers: [], ...more } },
  });

  it('tells of a Civil War, the Caliphate, Militia and unrest', () => {
    const before = view({ awakening: 2, militia: 0, civil_war: false, in_caliphate: false, caliphate_capital: false });
    const after = view({ awakening: 0, militia: 2, civil_war: true, in_caliphate: true, caliphate_capital: true });
    expect(summary(before, after, words).map(({ text }) => text)).toEqual(['Civil War begins', 'Capital', 'joins the Caliphate', '+2 Militia', '−2 Awakening']);
  });
});
