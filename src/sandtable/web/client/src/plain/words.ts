// How a space is described in words, for detail panels and for those who do not see the map.

import type { Message } from '../lib/types';
import type { Words } from '../lib/words';
import { ROWS } from './layout';
import type { Faction, SpaceFacts, SpaceView } from './types';

/** What lies in a space, one phrase each. */
export function pieces(space: SpaceView): Message[] {
  return ROWS.flat()
    .filter(({ piece }) => space.pieces[piece])
    .map(({ piece }) => ['plain-pieces', { count: space.pieces[piece]!, pieces: { message: `adjust-${piece}` } }]);
}

/** Population or Econ, as it is printed. */
export const onMap = (facts: SpaceFacts): Message => (facts.kind === 'loc' ? ['plain-econ', { count: facts.econ }] : ['plain-pop', { count: facts.pop }]);

/** Population or Econ, Control, Support, and the markers. */
export function condition(space: SpaceView, facts: SpaceFacts): Message[] {
  if (facts.kind === 'loc') {
    return [onMap(facts), ...(space.sabotage ? ['adjust-sabotage'] : [])];
  }
  return [
    ['plain-pop', { count: space.pop }],
    `control-${space.control}`,
    ...(space.support === 'neutral' ? [] : [`level-${space.support}`]),
    ...(space.terror ? [['plain-terror', { count: space.terror }] as Message] : []),
  ];
}

/** Who would control a space and what its people would want, as far as that is different. */
export function becoming(was: SpaceView, now: SpaceView): Message[] {
  return [...(was.control === now.control ? [] : [`control-${now.control}`]), ...(was.support === now.support ? [] : [`level-${now.support}`])];
}

/** The rules that say what each faction must reach, and what each box of the Islamabad track means. */
export const GOAL_RULES: Record<Faction, string> = { coalition: '7-2a', government: '7-2b', taliban: '7-2c', warlords: '7-2d' };
export const BOX_RULES: Record<string, string> = { hostility: '6-6-1a', pressure: '6-6-1b', tolerance: '6-6-1c', backing: '6-6-1d', sponsorship: '6-6-1e' };

/** What a rule says. */
export const ruleText = (words: Words, rule: string | undefined): string =>
  (rule ? words.attribute(`rule-${rule}`, 'text') : null) ?? '';
