// All cards of a game at a table: where each of them is, as far as this seat may know, and how to find them. What a seat
// cannot see is still out, be it in the deck or in somebody's hand.

import type { Facts, Message } from './types';
import type { Words } from './words';

/** Where a card can be; a game uses those that it has. */
export const PLACES = ['hand', 'now', 'effect', 'played', 'removed', 'out'] as const;
export type Place = (typeof PLACES)[number];

/** A card to look through. */
export interface BrowsedCard {
  number: string;
  name: string;
  /** What is printed on it. */
  texts: string[];
  /** What English says, by which it is found, too. */
  also?: string;
  /** Where it is; one that has an effect lies somewhere, too. */
  places: Place[];
  /** Whose card it is, or who acts first: its colour. */
  side: string;
  /** By what else it can be chosen, each the id of a message. */
  kinds: string[];
}

export interface Wanted {
  find: string;
  places: Place[];
  kinds: string[];
}

const listed = (query: URLSearchParams, name: string): string[] => (query.get(name) ?? '').split('.').filter(Boolean);

/** What is wanted, as an address says it. */
export function wantedBy(query: URLSearchParams): Wanted {
  return { find: query.get('find') ?? '', places: PLACES.filter((place) => listed(query, 'where').includes(place)), kinds: listed(query, 'kind') };
}

/** What is wanted, for an address. */
export function queryOf({ find, places, kinds }: Wanted, card: string | null): string {
  const all: [string, string][] = [['find', find], ['where', places.join('.')], ['kind', kinds.join('.')], ['card', card ?? '']];
  return new URLSearchParams(all.filter(([, value]) => value)).toString();
}

/** Text as it is looked for: without marks above its letters, small, with plain quotes. */
export const folded = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[\u200b\u2060]/g, '').replace(/[’‘]/g, "'").toLowerCase();

/** Whether a text has all the words that are looked for. */
export const speaksOf = (text: string, sought: string): boolean => {
  const within = folded(text);
  return folded(sought).split(/\s+/).every((word) => within.includes(word));
};

function isSought({ number, name, texts, also = '' }: BrowsedCard, find: string): boolean {
  const sought = find.trim();
  if (/^\d+$/.test(sought)) return number === String(Number(sought));
  return speaksOf([name, ...texts, also].join(' '), sought);
}

/** The cards that are wanted: what is called so before what only speaks of it. */
export function chosenOf(cards: readonly BrowsedCard[], { find, places, kinds }: Wanted): BrowsedCard[] {
  const found = cards.filter(
    (card) => (!places.length || places.some((place) => card.places.includes(place))) && (!kinds.length || kinds.some((kind) => card.kinds.includes(kind))) && isSought(card, find),
  );
  if (!find.trim()) return found;
  return [...found.filter(({ name }) => speaksOf(name, find)), ...found.filter(({ name }) => !speaksOf(name, find))];
}

/** What can be found by a word beside rules and cards: a place on the map, or a term that is explained. */
export interface Term {
  id: string;
  name: string;
  text: string;
  /** What English says, by which it is found, too. */
  also?: string;
  target: string | null;
}

/** The places on the map and all that is explained in a few words. */
export function termsOf(words: Words, facts: Facts): Term[] {
  const kinds = (facts.kinds as Record<string, string> | undefined) ?? {};
  const places = Object.entries(kinds).flatMap(([family, kind]) =>
    kind === 'card' ? [] : Object.keys((facts[family] as object | undefined) ?? {}).map((id): Term => ({ id: `${kind}-${id}`, name: words.say(`${kind}-${id}`), text: '', also: words.inEnglish(`${kind}-${id}`), target: `${kind}:${id}` })),
  );
  const said = (id: string): Message => id;
  const terms = words
    .ids('')
    .filter((id) => !/^(rule|card|ui|scenario|setting|game|edition|side|opponent|level|players|eligibility|events|ask|tutorial|guide)-/.test(id))
    .flatMap((id): Term[] => {
      const text = words.attribute(id, 'about');
      return text && !text.includes('{$') ? [{ id, name: words.say(said(id)), text, also: words.inEnglish(id, ['about']), target: null }] : [];
    });
  return [...places, ...terms];
}
