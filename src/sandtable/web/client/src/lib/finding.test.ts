import { expect, it } from 'vitest';
import { isSought, numberOf } from './finding';
import type { Option } from './types';
import { Words } from './words';

const words = new Words('card-1 = Backlash\ncard-10 = Jihad in 1910');
const card = (number: number): Option => ({ key: String(number), label: `card-${number}`, target: null });

it('finds an answer by its whole number or by a part of its name', () => {
  const found = (sought: string) => [card(1), card(10)].filter((option) => isSought(option, sought, words)).map(numberOf);
  expect(found(' 1 ')).toEqual(['1']);
  expect(found('010')).toEqual(['10']);
  expect(found('LASH')).toEqual(['1']);
  expect(found('')).toEqual(['1', '10']);
  expect(found('19')).toEqual([]);
  expect(numberOf({ key: 'pass', label: 'option-pass', target: null })).toBeNull();
});
