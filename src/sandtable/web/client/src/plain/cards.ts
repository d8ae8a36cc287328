// Where the cards of A Distant Plain are, as everybody may know it.

import type { BrowsedCard, Place } from '../lib/cards';
import type { Scene } from '../lib/games';
import { FACTIONS, printed, seen, textOf } from './types';

/** A table at which no card has been played. */
export const UNPLAYED = { card: null, next: null, played: [], removed: [], capabilities: {}, momentum: [], spaces: {} };

const TEXTS = ['unshaded', 'shaded'] as const;

export function cards({ view, facts, words }: Scene): BrowsedCard[] {
  const { card: now, next, played, removed, capabilities, momentum } = seen(view);
  const left = removed.map(String); // a view has them as numbers
  const ahead = (view.ahead as string[] | undefined) ?? [];
  const inEffect = new Set([...Object.keys(capabilities), ...momentum.map((each) => each.split(':')[0]!)]);
  function placesOf(number: string, event: string): Place[] {
    const found: Place[] = inEffect.has(event) ? ['effect'] : [];
    if (number === now || number === next || ahead.includes(number)) return [...found, 'now'];
    if (played.includes(number)) return [...found, 'played'];
    return [...found, left.includes(number) ? 'removed' : 'out'];
  }
  return Object.values(printed(facts).cards)
    .sort((one, two) => one.number - two.number)
    .map((card) => {
      const number = String(card.number);
      const first = card.order[0] ?? FACTIONS[0];
      return {
        number,
        name: words.say(`card-${number}`),
        texts: TEXTS.filter((text) => text in card.provenance).flatMap((text) => textOf(words, card, text) ?? []),
        also: words.inEnglish(`card-${number}`, TEXTS),
        places: placesOf(number, card.event),
        side: first,
        kinds: [`side-${first}`, ...(card.kind === 'event' ? [] : [`plain-kind-${card.kind}`])],
      };
    });
}
