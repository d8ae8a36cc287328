// One search for rules, cards, places and terms, at a table and without one.

import { speaksOf, termsOf, type BrowsedCard, type Term } from './cards';
import type { GameModule, Scene } from './games';
import { rulesOf, type RuleText } from './words';

export const KINDS = ['cards', 'terms', 'rules'] as const;
export type Kind = (typeof KINDS)[number];

/** What is called so, then what only speaks of it; and whether anything is called so. */
export interface Sorted<T> {
  all: T[];
  named: boolean;
}

export interface LookedUp {
  cards: Sorted<BrowsedCard>;
  terms: Sorted<Term>;
  rules: Sorted<RuleText>;
}

/** All that can be found at a table, or in a game that is not played. */
export interface Findable {
  cards: BrowsedCard[];
  terms: Term[];
  rules: RuleText[];
}

export const findableIn = (game: GameModule, scene: Scene): Findable => ({
  cards: game.cards?.(scene) ?? [],
  terms: termsOf(scene.words, scene.facts),
  rules: rulesOf(scene.words),
});

function sorted<T>(all: T[], called: (each: T) => boolean, speaks: (each: T) => boolean): Sorted<T> {
  const named = all.filter(called);
  return { all: [...named, ...all.filter((each) => !named.includes(each) && speaks(each))], named: named.length > 0 };
}

/** What is found; null where nothing is looked for. */
export function lookUp({ cards, terms, rules }: Findable, sought: string): LookedUp | null {
  const wanted = sought.trim().toLowerCase();
  if (!wanted) return null;
  // A name is meant if what is sought is a part of it, or it is all in what is sought.
  const isCalled = (name: string) => speaksOf(name, wanted) || (name.length > 4 && speaksOf(wanted, name));
  return {
    cards: sorted(cards, (card) => card.number === wanted || isCalled(card.name), (card) => speaksOf([...card.texts, card.also ?? ''].join(' '), wanted)),
    terms: sorted(terms, (term) => isCalled(term.name), (term) => speaksOf(`${term.text} ${term.also ?? ''}`, wanted)),
    rules: sorted(rules, (rule) => rule.number.startsWith(wanted) || isCalled(rule.title), (rule) => speaksOf(`${rule.text} ${rule.also ?? ''}`, wanted)),
  };
}

/** What there is of these kinds: what is called so comes first; by a number, the rules do. */
export function inOrder(found: LookedUp, sought: string, kinds: readonly Kind[] = KINDS): Kind[] {
  const byNumber = /^\d+(\.|$)/.test(sought.trim());
  const wanted = byNumber ? [...kinds].sort((one, two) => Number(two === 'rules') - Number(one === 'rules')) : kinds;
  const there = wanted.filter((kind) => found[kind].all.length);
  return [...there.filter((kind) => found[kind].named), ...there.filter((kind) => !found[kind].named)];
}

/** How much is found. */
export const countOf = (found: LookedUp | null): number => (found ? KINDS.reduce((sum, kind) => sum + found[kind].all.length, 0) : 0);

/** Where it is found best: where something is called so, else where something speaks of it. */
export function best(found: readonly (LookedUp | null)[]): number {
  const named = found.findIndex((each) => each && KINDS.some((kind) => each[kind].named));
  return Math.max(0, named >= 0 ? named : found.findIndex((each) => countOf(each) > 0));
}
