// A Distant Plain, drawn.

import './colours.css';
import type { GameModule, Glanced, Scene } from '../lib/games';
import type { View } from '../lib/types';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Detail from './Detail.svelte';
import { CANVAS, placeOf } from './layout';
import Piles from './Piles.svelte';
import * as sketch from './sketch';
import Status from './Status.svelte';
import { COALITION, FIRST_CARD, GOVERNMENT, TALIBAN, WARLORDS } from './tutorial';
import { named, seen } from './types';

function moment({ view, words }: Scene): string {
  const { card, step, deck, final_event_card: last } = seen(view);
  if (step === 'over' || card === null) return words.say(step === 'over' ? 'plain-over' : 'plain-set-up');
  return words.say(last ? 'plain-last-event' : ['plain-to-come', { cards: deck.cards, propaganda: deck.propaganda }]);
}

/** Margins and tracks at a glance. */
function glance({ view, words }: Scene): Glanced[] {
  const { goals, tracks } = seen(view);
  const signed = (margin: number): string => (margin > 0 ? `+${margin}` : margin < 0 ? `−${-margin}` : '0');
  return [
    ...goals.map(({ side, value }) => ({ name: words.say(`side-${side}`), value: signed(value), near: value === 0 })),
    ...tracks.map(({ id, value }) => ({ name: words.say(`track-${id}`), value: String(value) })),
  ];
}

/** The spaces that look different. */
function changes(before: View, after: View): string[] {
  const [old, now] = [seen(before).spaces, seen(after).spaces];
  return Object.keys(now)
    .filter((id) => JSON.stringify(old[id]) !== JSON.stringify(now[id]))
    .map((id) => `space:${id}`);
}

const plain: GameModule = {
  drawing: {
    laidOut: () => CANVAS,
    centre: 'space:kabul',
    Board,
    place: (target) => placeOf(named(target, 'space') ?? '') ?? null,
  },
  Status,
  Detail,
  Aside,
  Piles,
  moment,
  glance,
  changes,
  memorable: sketch.MEMORABLE,
  sketch,
  tutorials: [FIRST_CARD, COALITION, GOVERNMENT, TALIBAN, WARLORDS],
};

export default plain;
