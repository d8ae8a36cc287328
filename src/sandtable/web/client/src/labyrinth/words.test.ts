import { expect, it } from 'vitest';
import { Words } from '../lib/words';
import { nameOnMap } from './words';

it('a country has a shorter name on the map where its language has one, and its own elsewhere', () => {
  const words = new Words('country-saudi_arabia = Саудовская Аравия\n    .map = Сауд. Аравия\ncountry-iraq = Ирак');
  expect(['saudi_arabia', 'iraq'].map((id) => nameOnMap(words, id))).toEqual(['Сауд. Аравия', 'Ирак']);
});
