import { describe, expect, it } from 'vitest';
import { listed, offered, toldOf, typed, valueIn, worded, written, type Field } from './adjust';
import type { Note } from './types';
import { Words } from './words';

const field = (path: string, kind: Field['kind'], least = 0): Field => ({
  id: path,
  path: path.split('.'),
  kind,
  least,
  most: null,
  values: [],
  family: '',
  none: true,
});
const change = (path: string, value: never | number | null | number[]) => ({ group: '', field: field(path, 'number'), old: 0, value });

describe('adjusting', () => {
  it('offers what lies in the open, and all of it to one who plays alone', () => {
    const groups = [
      { id: 'tracks', fields: [{ ...field('prestige', 'number'), open: true }, field('turn', 'number')] },
      { id: 'cards', fields: [field('hands.us', 'list')] },
    ];
    expect(offered(groups, true)).toBe(groups);
    expect(offered(groups, false).map(({ id, fields }) => [id, fields.map((each) => each.id)])).toEqual([['tracks', ['prestige']]]);
  });

  it('reads a position, and what it leaves out', () => {
    const position = { prestige: 7, countries: { iraq: { troops: 2, besieged: true } } };
    expect(valueIn(position, field('prestige', 'number'))).toBe(7);
    expect(valueIn(position, field('countries.iraq.troops', 'number'))).toBe(2);
    expect(valueIn(position, field('countries.iraq.cells', 'number'))).toBe(0);
    expect(valueIn(position, field('countries.yemen.governance', 'choice'))).toBe(null);
    expect(valueIn(position, field('countries.yemen.cadre', 'flag'))).toBe(false);
    expect(valueIn(position, field('prestige.deeper', 'list'))).toEqual([]);
  });

  it('writes changes as a part of a position', () => {
    const changes = [change('prestige', 3), change('countries.iraq.troops', 1), change('countries.iraq.rc', null), change('hands.us', [14])];
    expect(written(changes)).toEqual({ prestige: 3, countries: { iraq: { troops: 1, rc: null } }, hands: { us: [14] } });
  });

  it('reads lists as they are typed', () => {
    expect(listed(' 14, 97;3  wmd ')).toEqual([14, 97, 3, 'wmd']);
    expect(listed('')).toEqual([]);
    expect(typed([1, 'wmd'])).toBe('1, wmd');
    expect(typed([{ plot: 1, backlash: true }])).toBe(null);
  });

  it('says values in words', () => {
    const words = new Words(`
list-one = { $text }
list-comma = { $left }, { $right }
join-space = { $left } { $right }
plot-1 = Plot 1
ui-adjust-none = none
ui-adjust-hidden = face down
ui-adjust-yes = yes
ui-adjust-times = { $count } × { $name }
`);
    const plots = { ...field('plots', 'list'), family: 'plot' };
    const says = (value: Parameters<typeof worded>[2]) => words.say(worded(words, plots, value));
    expect(says([1, 0, 1, 'wmd'])).toBe('2 × Plot 1, face down, wmd');
    expect(says([{ plot: 1, where: 'here' }])).toBe('Plot 1 here');
    expect([says([]), says(null), says(true), says(7)]).toEqual(['none', 'none', 'yes', '7']);
  });

  it('tells what was changed by hand in the words of its fields', () => {
    const words = new Words(`
list-one = { $text }
list-comma = { $left }, { $right }
join-comma = { $left }, { $right }
ui-pair = { $name }: { $value }
ui-adjust-none = none
ui-adjust-change = { $what }: { $old } → { $new }
note-adjusted = By hand: { $keys }.
country-iraq = Iraq
adjust-governance = Governance
adjust-troops = Troops
adjust-prestige = Prestige
governance-poor = Poor
governance-islamist_rule = Islamist Rule
`);
    const governance = { ...field('countries.iraq.governance', 'choice'), id: 'governance', family: 'governance' };
    const troops = { ...field('countries.iraq.troops', 'number'), id: 'troops' };
    const facts = { adjust: [{ id: 'country:iraq', fields: [governance, troops] }, { id: 'tracks', fields: [field('prestige', 'number')] }] };
    const says = (changed: Note['changed'], key: string) =>
      words.say(toldOf({ text: ['note-adjusted', { keys: { messages: [{ text: key }] } }], rule: null, kind: 'told', changed }, facts, words));
    expect(says([['countries.iraq.governance', 'poor', 'islamist_rule']], '')).toBe('By hand: Iraq: Poor → Islamist Rule.');
    expect(says([['countries.iraq.troops', null, 2]], '')).toBe('By hand: Iraq, Troops: 0 → 2.');
    expect(says([['prestige', 7, 3]], '')).toBe('By hand: Prestige: 7 → 3.');
    expect(says(undefined, 'countries.iraq.troops')).toBe('By hand: Iraq: Troops.');
  });
});
