import { expect, it } from 'vitest';
import { hotkeys } from './hotkeys';
import type { Option } from './types';

const numbers = (...keys: number[]): Option[] => keys.map((number) => ({ key: String(number), label: ['number', { number }], target: null }));

it('gives a number the key that it is', () => {
  expect(hotkeys(numbers(6, 7, 8, 9, 10))).toEqual(['6', '7', '8', '9', null]);
  expect(hotkeys([{ key: 'a', label: 'option-a', target: null }, { key: 'b', label: 'option-b', target: null }])).toEqual(['1', '2']);
});
