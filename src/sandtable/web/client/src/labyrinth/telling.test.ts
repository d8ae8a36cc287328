import { describe, expect, it } from 'vitest';
import type { Message, Note, View } from '../lib/types';
import { Words } from '../lib/words';
import { results, summary, verdict } from './telling';

const note = (text: Message): Note => ({ text, rule: null, kind: 'told' });
const die = (pips: number, what: Message): Note => note(['note-die', { pips, what: { message: what } }]);
const modifier = (name: string, change: number): Note => note([`note-modifier-${name}`, { change }]);

describe('what a die comes to', () => {
  it('counts Awakening and Reaction in a Jihad', () => {
    const jihad = die(3, ['roll-jihad', { number: 3 }]);
    expect(verdict(jihad, [jihad])).toBe(true);
    expect(verdict(jihad, [jihad, modifier('awakening', 1)])).toBe(false);
    expect(verdict(jihad, [jihad, modifier('awakening', 1), modifier('reaction', -1)])).toBe(true);
    const next = die(6, ['roll-jihad', { number: 3 }]);
    expect(verdict(jihad, [jihad, next, modifier('awakening', 2)])).toBe(true); // that belongs to the next die
  });

  it('counts them in a War of Ideas, and says so', () => {
    const war = die(3, 'roll-war_of_ideas');
    const all = [war, modifier('awakening', 2), note(['note-sum', { sum: 5 }])];
    expect(verdict(war, all)).toBe(true);
    const words = new Words(`
roll-war_of_ideas = War of Ideas
table-added = { $sign } { $number } { $name }
table-modifier-awakening = Awakening
table-or-more = { $number } or more
table-result-verdict = { $what }: { $sum }, needs { $need }: { $verdict }
ui-succeeds = succeeds
`);
    expect(results(all, words)[0]).toEqual({ text: 'War of Ideas: 3 + 2 Awakening = 5, needs 5 or more: succeeds', pips: 3, success: true });
  });

  it('is nothing to whoever plays where the book chose between countries', () => {
    expect(results([die(2, 'roll-random_country')], new Words(''))).toEqual([]);
  });

  it('needs a hit of Attrition to be no more than the pieces that are left over', () => {
    const hit = die(4, ['roll-attrition_us', { number: 4 }]);
    expect(verdict(hit, [hit])).toBe(true);
    expect(verdict(die(5, ['roll-attrition_us', { number: 4 }]), [])).toBe(false);
  });
});

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
