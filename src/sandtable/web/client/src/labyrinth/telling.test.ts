import { describe, expect, it } from 'vitest';
import type { View } from '../lib/types';
import { Words } from '../lib/words';
import { summary } from './telling';

describe('what has changed', () => {
  const words = new Words(`
country-syria = Syria
ui-from-to = { $from } → { $to }
untested = Untested
unmarked = Unmarked
posture-hard = Hard
governance-poor = Poor
table-civil_war-begins = Civil War begins
table-in_caliphate-begins = joins the Caliphate
table-caliphate_capital-begins = Capital
table-changed-militia = { $sign }{ $count } Militia
table-changed-awakening = { $sign }{ $count } Awakening
table-changed-troops = { $sign }{ $count } Troops
table-lost-troops = you lost { $count }
table-cards-of = cards of { $side }
ui-from-to = { $from } → { $to }
`);
  const view = (more: object): View => ({
    tracks: [], goals: [], us_posture: 'hard', hand_sizes: {},
    countries: { syria: { muslim: true, kind: 'shia_mix', governance: 'poor', alignment: 'neutral', posture: null, plots: [], active: 0, sleepers: 0, troops: 0, aid: 0, markers: [], ...more } },
  });

  it('begins with the Troops that were lost, and ends with cards', () => {
    const [before, after] = [{ ...view({ troops: 2 }), hand_sizes: { us: 0 } }, { ...view({ troops: 1, awakening: 1 }), hand_sizes: { us: 9 } }];
    const told = (seat: string) => summary(before, after, words, { seat, beats: [{ before, after }] }).map(({ text }) => text);
    expect(told('us')).toEqual(['you lost 1', '+1 Awakening', '0 → 9']);
    expect(told('jihadist')).toEqual(['−1 Troops', '+1 Awakening', '0 → 9']);
  });

  it('tells of a Civil War, the Caliphate, Militia and unrest', () => {
    const before = view({ awakening: 2, militia: 0, civil_war: false, in_caliphate: false, caliphate_capital: false });
    const after = view({ awakening: 0, militia: 2, civil_war: true, in_caliphate: true, caliphate_capital: true });
    expect(summary(before, after, words).map(({ text }) => text)).toEqual(['Civil War begins', 'Capital', 'joins the Caliphate', '+2 Militia', '−2 Awakening']);
  });

  it('calls a country without a Posture untested, and one without Governance unmarked', () => {
    const texts = (before: object, after: object) => summary(view(before), view(after), words).map(({ text }) => text);
    expect(texts({ posture: null }, { posture: 'hard' })).toEqual(['Untested → Hard']);
    expect(texts({ governance: null }, {})).toEqual(['Unmarked → Poor']);
  });
});
