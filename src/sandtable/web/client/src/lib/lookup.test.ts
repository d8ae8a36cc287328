import { expect, it } from 'vitest';
import type { BrowsedCard } from './cards';
import { best, countOf, inOrder, lookUp, type Findable } from './lookup';

const card = (number: string, name: string, text: string): BrowsedCard => ({ number, name, texts: [text], places: ['out'], side: 'us', kinds: [] });
const ALL: Findable = {
  cards: [card('7', 'Kabul Talks', 'Aid'), card('12', 'Highway', 'Kabul gains Aid')],
  terms: [{ id: 'space-kabul', name: 'Kabul', text: '', target: 'space:kabul' }, { id: 'aid', name: 'Aid', text: 'Helps Kabul.', target: null }],
  rules: [{ number: '1.7', title: '1.7 Aid', text: 'Spent.' }, { number: '7.1', title: '7.1 Victory', text: 'Aid counts.' }],
};

it('finds what is called so before what speaks of it, and nothing where nothing is sought', () => {
  const found = lookUp(ALL, ' kabul ')!;
  expect(found.cards.all.map(({ number }) => number)).toEqual(['7', '12']);
  expect(found.terms.all.map(({ id }) => id)).toEqual(['space-kabul', 'aid']);
  expect(found.rules.all).toEqual([]);
  expect(countOf(found)).toBe(4);
  expect(inOrder(found, 'kabul')).toEqual(['cards', 'terms']);
  expect(inOrder(found, 'kabul', ['terms', 'rules'])).toEqual(['terms']);
  expect(lookUp(ALL, '  ')).toBeNull();
  expect(countOf(null)).toBe(0);
});

it('puts rules first by a number, and what is called so before the rest', () => {
  expect(inOrder(lookUp(ALL, '7')!, '7')).toEqual(['rules', 'cards']);
  expect(inOrder(lookUp(ALL, 'aid')!, 'aid')).toEqual(['terms', 'rules', 'cards']);
});

it('is found best where something is called so', () => {
  const [nothing, spoken, named] = [lookUp(ALL, 'xyzzy'), lookUp(ALL, 'helps'), lookUp(ALL, 'victory')];
  expect(best([nothing, spoken, named])).toBe(2);
  expect(best([nothing, spoken])).toBe(1);
  expect(best([nothing, null])).toBe(0);
});
