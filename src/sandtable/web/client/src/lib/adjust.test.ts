import { describe, expect, it } from 'vitest';
import { listed, typed, valueIn, worded, written, type Field } from './adjust';
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
});
