import { describe, expect, it } from 'vitest';
import { Words } from '../lib/words';
import { changed, partsOf, targetOf } from './reading';

const WORDS = new Words(`list-comma = { $left }, { $right }
list-one = { $text }
list-semicolon = { $left }; { $right }
ui-pair = { $name }: { $value }
ui-yes = yes
ui-no = no
side-red = Red
place-hill = The hill
card-3 = Bridge
`);
const VIEW = {
  round: 2,
  to_play: 'red',
  places: { hill: { red: 2, blue: 0, fort: true }, marsh: { red: 0, blue: 0 } },
  discard: [3, 0],
  goals: [{ seat: 'red', goal: 4 }, { seat: 'blue', goal: 3 }],
};

describe('a game without a face', () => {
  it('is read in its own words, as far as it has any', () => {
    const [plain, places] = partsOf(VIEW, { words: WORDS, kinds: { places: 'place' } });
    expect(plain?.rows.map((row) => [row.name, row.text])).toEqual([
      ['Round', '2'],
      ['To play', 'Red'],
      ['Discard', 'Bridge, 0'],
      ['Goals', 'Seat: Red, Goal: 4; Seat: Blue, Goal: 3'],
    ]);
    expect(places?.title).toBe('Places');
    expect(places?.rows.map((row) => [row.name, row.text])).toEqual([
      ['The hill', 'Red: 2, Fort'],
      ['Marsh', '–'],
    ]);
  });

  it('knows which rows can be chosen, and which have changed', () => {
    const hill = { id: 'hill', name: '', text: '' };
    expect(targetOf(hill, new Set(['card:3', 'place:hill']))).toBe('place:hill');
    expect(targetOf(hill, new Set(['place:hills']))).toBeNull();
    expect(changed(VIEW, { ...VIEW, round: 3, places: { ...VIEW.places, marsh: { red: 1, blue: 0 } } })).toEqual([':round', ':marsh']);
  });
});
