import { describe, expect, it } from 'vitest';
import { chosenOf, queryOf, speaksOf, termsOf, wantedBy, type BrowsedCard } from './cards';
import { parse } from './router.svelte';
import { Words } from './words';

const card = (number: string, name: string, more: Partial<BrowsedCard> = {}): BrowsedCard => ({ number, name, texts: [], places: ['out'], side: 'us', kinds: [], ...more });
const CARDS = [
  card('1', 'Patriot Act', { places: ['effect', 'removed'], kinds: ['flag-mark'] }),
  card('10', 'Pétraeus', { places: ['hand'], texts: ['After the Patriot Act.'] }),
  card('11', 'Abbas'),
];
const wanted = (text: string) => chosenOf(CARDS, wantedBy(new URLSearchParams(text))).map(({ number }) => number);

describe('looking through cards', () => {
  it('finds a number whole, and names before texts, whatever the accents', () => {
    expect(wanted('find=1')).toEqual(['1']);
    expect(wanted('find=patriot')).toEqual(['1', '10']);
    expect(wanted('find=petraeus')).toEqual(['10']);
    expect(wanted('find=act+patriot')).toEqual(['1', '10']);
    expect(wanted('find=nobody')).toEqual([]);
    expect(speaksOf('Let’s Roll', "let's")).toBe(true);
  });

  it('chooses by place and kind, several of each', () => {
    expect(wanted('where=removed')).toEqual(['1']);
    expect(wanted('where=effect.hand')).toEqual(['1', '10']);
    expect(wanted('kind=flag-mark&where=hand')).toEqual([]);
    expect(wanted('where=nowhere')).toEqual(['1', '10', '11']);
  });

  it('is written into the address, and read from it', () => {
    const all = { find: 'a b', places: ['hand' as const, 'out' as const], kinds: ['flag-mark'] };
    const query = queryOf(all, '10');
    expect(wantedBy(new URLSearchParams(query))).toEqual(all);
    expect(new URLSearchParams(query).get('card')).toBe('10');
    expect(queryOf({ find: '', places: [], kinds: [] }, null)).toBe('');
    expect(parse(`#/table/x/cards?${query}`)).toEqual(['table', 'x', 'cards']);
  });
});

it('finds places and terms by their names', () => {
  const words = new Words('country-iraq = Iraq\nop-alert = Alert\n    .about = Remove a plot.\nrule-1 = Rule\n    .about = no\nmarker-x = X');
  const found = termsOf(words, { kinds: { countries: 'country', cards: 'card' }, countries: { iraq: {} }, cards: { 1: {} } });
  expect(found.map(({ name, target }) => [name, target])).toEqual([['Iraq', 'country:iraq'], ['Alert', null]]);
});
