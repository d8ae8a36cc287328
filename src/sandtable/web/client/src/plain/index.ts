// A Distant Plain, drawn.

import type { GameModule, Scene } from '../lib/games';
import type { View } from '../lib/types';
import Aid from './Aid.svelte';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { cards, UNPLAYED } from './cards';
import Column from './Column.svelte';
import { course } from './course';
import Detail from './Detail.svelte';
import { CANVAS, laidOut, placeOf } from './layout';
import Piles from './Piles.svelte';
import Seat from './Seat.svelte';
import * as sketch from './sketch';
import Status from './Status.svelte';
import { balance, effect, glance, summary } from './telling';
import { named, seen } from './types';

function moment({ view, words }: Scene): string {
  const { card, step, deck, final_event_card: last } = seen(view);
  if (step === 'over' || card === null) return words.say(step === 'over' ? 'plain-over' : 'plain-set-up');
  return words.say(last ? 'plain-last-event' : ['plain-to-come', { cards: deck.cards, propaganda: deck.propaganda }]);
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
    laidOut,
    centre: 'space:kabul',
    Board,
    place(target, { height }) {
      const found = placeOf(named(target, 'space') ?? '');
      return found ? { x: found.x, y: (found.y * height) / CANVAS.height } : null;
    },
  },
  Status,
  Column,
  liesOpen: ({ view }, target) => named(target, 'card') === seen(view).card,
  Seat,
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
  effect,
  balance,
  course,
  memorable: sketch.MEMORABLE,
  sketch,
};

export default plain;
