// Where the cards of Labyrinth are, as a seat may know it.

import type { BrowsedCard, Place } from '../lib/cards';
import type { Scene } from '../lib/games';
import { printed, seen, type CardFacts } from './types';

/** A table at which no card has been played. */
export const UNPLAYED = { hands: {}, discard: [], removed: [], playing: [], boxes: { lapsing: [], first_plot: null }, events: [], lapsing: [], countries: {}, playable: {} };

const PARTS = ['text', 'text-us', 'text-jihadist'];

export function cards({ view, facts, words, seats }: Scene): BrowsedCard[] {
  const { hands, discard, removed, playing, boxes, events, lapsing } = seen(view);
  const piles: [Place, number[]][] = [
    ['hand', seats.flatMap((seat) => hands[seat] ?? [])],
    ['now', playing],
    ['effect', [...boxes.lapsing, ...(boxes.first_plot === null ? [] : [boxes.first_plot])]],
    ['played', discard],
    ['removed', removed],
  ];
  const inEffect = new Set([...events, ...lapsing]);
  function placesOf({ number, event }: CardFacts): Place[] {
    const found = piles.filter(([, pile]) => pile.includes(number)).map(([place]) => place);
    if (inEffect.has(event) && !found.includes('effect') && !found.includes('hand')) found.unshift('effect');
    return found.some((place) => place !== 'effect') || boxes.lapsing.includes(number) || boxes.first_plot === number ? found : [...found, 'out'];
  }
  return Object.values(printed(facts).cards)
    .sort((one, two) => one.number - two.number)
    .map((card) => ({
      number: String(card.number),
      name: words.say(`card-${card.number}`),
      texts: PARTS.flatMap((part) => words.attribute(`card-${card.number}`, part) ?? []),
      also: words.inEnglish(`card-${card.number}`, PARTS),
      places: placesOf(card),
      side: card.side,
      kinds: [`association-${card.side}`, `table-ops-${card.ops}`, ...(['remove', 'mark', 'lapsing', 'auto'] as const).filter((flag) => card[flag]).map((flag) => `flag-${flag}`)],
    }));
}
