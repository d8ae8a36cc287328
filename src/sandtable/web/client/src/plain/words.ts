// How a space is described in words, for detail panels and for those who do not see the map.

import type { Message } from '../lib/types';
import { ROWS } from './layout';
import type { SpaceFacts, SpaceView } from './types';

/** What lies in a space, one phrase each. */
export function pieces(space: SpaceView): Message[] {
  return ROWS.flat()
    .filter(({ piece }) => space.pieces[piece])
    .map(({ piece }) => ['plain-pieces', { count: space.pieces[piece]!, pieces: { message: `adjust-${piece}` } }]);
}

/** Population or Econ, Control, Support, and the markers. */
export function standing(space: SpaceView, facts: SpaceFacts): Message[] {
  if (facts.kind === 'loc') {
    return [['plain-econ', { count: facts.econ }], ...(space.sabotage ? ['adjust-sabotage'] : [])];
  }
  return [
    ['plain-pop', { count: space.pop }],
    `control-${space.control}`,
    ...(space.support === 'neutral' ? [] : [`level-${space.support}`]),
    ...(space.terror ? [['plain-terror', { count: space.terror }] as Message] : []),
  ];
}
