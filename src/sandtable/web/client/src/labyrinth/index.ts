// Labyrinth: The War on Terror, drawn.

import type { GameModule, Scene } from '../lib/games';
import type { View } from '../lib/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { cards, UNPLAYED } from './cards';
import { course } from './course';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import Aid from './Aid.svelte';
import { laidOut, layoutFor } from './layout';
import Piles from './Piles.svelte';
import { glance, summary } from './telling';
import * as sketch from './sketch';
import Status from './Status.svelte';
import { named, seen } from './types';

function moment({ view, words }: Scene): string {
  const state = seen(view);
  if (state.step === 'set_up' || state.step === 'over') return words.say(`table-step-${state.step}`);
  const { turn, phase, deck } = state;
  const args = { turn, side: phase.side, card: phase.card, deck: deck.number, decks: deck.of, count: deck.cards };
  return words.say([`table-step-${state.step}`, args]);
}

/** The countries and tracks that look different. */
function changes(before: View, after: View): string[] {
  const [old, now] = [seen(before), seen(after)];
  return [
    ...Object.keys(now.countries)
      .filter((id) => JSON.stringify(old.countries[id]) !== JSON.stringify(now.countries[id]))
      .map((id) => `country:${id}`),
    ...now.tracks.filter((track) => old.tracks.find((each) => each.id === track.id)?.value !== track.value).map((track) => `track:${track.id}`),
  ];
}

const labyrinth: GameModule = {
  drawing: {
    laidOut,
    centre: 'country:iraq',
    Board,
    place: (target, size) => layoutFor(size).placeOf(named(target, 'country') ?? '') ?? null,
  },
  Status,
  Hand,
  Detail,
  Aside,
  Piles,
  cards,
  unplayed: UNPLAYED,
  Aid,
  moment,
  glance,
  changes,
  summary,
  course,
  incidental: ['roll-random_country'],
  memorable: sketch.MEMORABLE,
  sketch,
};

export default labyrinth;
