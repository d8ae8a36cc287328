// Labyrinth: The War on Terror, drawn.

import './colours.css';
import type { GameModule, Scene } from '../lib/games';
import type { View } from '../lib/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import Hand from './Hand.svelte';
import { CANVAS, placeOf } from './layout';
import Piles from './Piles.svelte';
import Status from './Status.svelte';
import { FIRST_GAME } from './tutorial';
import { named, seen } from './types';

function moment({ view, words }: Scene): string {
  const state = seen(view);
  if (state.step === 'set_up' || state.step === 'over') return words.say(`table-step-${state.step}`);
  const { turn, phase, deck } = state;
  const args = { turn, side: phase.side, card: phase.card, deck: deck.number, decks: deck.of, count: deck.cards };
  return words.say([`table-step-${state.step}`, args]);
}

/** The countries that look different. */
function changes(before: View, after: View): string[] {
  const [old, now] = [seen(before).countries, seen(after).countries];
  return Object.keys(now)
    .filter((id) => JSON.stringify(old[id]) !== JSON.stringify(now[id]))
    .map((id) => `country:${id}`);
}

const labyrinth: GameModule = {
  drawing: {
    canvas: CANVAS,
    centre: placeOf('iraq')!,
    Board,
    place: (target) => placeOf(named(target, 'country') ?? '') ?? null,
  },
  Status,
  Hand,
  Detail,
  Aside,
  Piles,
  moment,
  changes,
  tutorials: [FIRST_GAME],
};

export default labyrinth;
