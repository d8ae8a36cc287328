// How A Distant Plain is told: what has changed, in a few lines.

import type { Changed, Glanced, Scene } from '../lib/games';
import { losses, mineFirst, type ToYou } from '../lib/suffering';
import type { View } from '../lib/types';
import type { Words } from '../lib/words';
import { ROWS, type Kind } from './layout';
import { seen } from './types';
import { becoming } from './words';

export const signed = (margin: number): string => (margin > 0 ? `+${margin}` : margin < 0 ? `−${-margin}` : '0');

/** The pieces of a faction by what they are, Guerrillas whether or not they are seen. */
const kindOf = ({ piece }: Kind): string => piece.replace('_active', '');
const UNSEEN: Record<string, string> = { taliban: 'taliban', warlords: 'warlords' };

/** What others did to a faction: pieces that it lost, and Guerrillas that are seen now. */
function suffered(to: ToYou, words: Words): Changed[] {
  const own = ROWS.flat().filter(({ faction }) => faction === to.seat);
  const found: Changed[] = [];
  const tell = (message: string, all: Map<string, number>) => {
    for (const [id, count] of all) found.push({ name: words.say(`space-${id}`), target: `space:${id}`, text: words.say([message, { count }]), mine: true });
  };
  const counted = (wanted: (kind: Kind) => boolean) => (view: View) =>
    Object.fromEntries(Object.entries(seen(view).spaces).map(([id, { pieces }]) => [id, own.filter(wanted).reduce((sum, { piece }) => sum + (pieces[piece] ?? 0), 0)]));
  for (const kind of new Set(own.map(kindOf))) tell(`plain-lost-${kind}`, losses(to, counted((each) => kindOf(each) === kind)));
  const hidden = UNSEEN[to.seat];
  if (hidden) {
    const [gone, all] = [losses(to, counted(({ piece }) => piece === hidden)), losses(to, counted((each) => kindOf(each) === hidden))];
    tell('plain-exposed', new Map([...gone].flatMap(([id, count]) => (count > (all.get(id) ?? 0) ? [[id, count - (all.get(id) ?? 0)] as const] : []))));
  }
  return found;
}

/** What has changed: first what was done to whoever reads it; margins and tracks, Islamabad, then spaces: Control, Support, Terror, and the pieces there. */
export function summary(before: View, after: View, words: Words, to?: ToYou): Changed[] {
  const [old, now] = [seen(before), seen(after)];
  const arrow = (from: string | number, to: string | number) => words.say(['ui-from-to', { from, to }]);
  const mine = to ? suffered(to, words) : [];
  const told = new Set(mine.map(({ target }) => target));
  const isOwn = (kind: Kind) => kind.faction === to?.seat;
  const found: Changed[] = [...mine];
  const margins: Changed[] = [];
  const tracks: Changed[] = [];
  for (const { side, value } of [...now.goals].sort((one, two) => Number(two.side === to?.seat) - Number(one.side === to?.seat))) {
    const was = old.goals.find((each) => each.side === side)?.value ?? value;
    if (was !== value) margins.push({ name: words.say(`side-${side}`), text: arrow(signed(was), signed(value)) });
  }
  for (const { id, value } of now.tracks) {
    const was = old.tracks.find((each) => each.id === id)?.value ?? value;
    if (was !== value) tracks.push({ name: words.say(`track-${id}`), text: arrow(was, value) });
  }
  for (const [name, all] of [['plain-margins', margins], ['adjust-tracks', tracks]] as const) {
    for (const each of all) found.push({ name: words.say(name), text: words.say(['join-space', { left: each.name, right: each.text }]) });
  }
  if (old.islamabad.box !== now.islamabad.box) {
    found.push({ name: words.say('plain-islamabad'), text: arrow(words.say(`box-${old.islamabad.box}`), words.say(`box-${now.islamabad.box}`)) });
  }
  const lists: Changed[][] = [[], [], []];
  for (const [id, space] of Object.entries(now.spaces)) {
    const was = old.spaces[id];
    if (!was) continue;
    const [standings, marks, pieces] = lists as [Changed[], Changed[], Changed[]];
    const named = { name: words.say(`space-${id}`), target: `space:${id}` };
    if (was.support !== space.support) standings.push({ ...named, text: arrow(words.say(`level-${was.support}`), words.say(`level-${space.support}`)) });
    if (was.control !== space.control) standings.push({ ...named, text: arrow(words.say(`control-${was.control}`), words.say(`control-${space.control}`)) });
    if (was.terror !== space.terror) marks.push({ ...named, text: words.say(['plain-changed', { change: signed(space.terror - was.terror), what: { message: 'adjust-terror' } }]) });
    if (was.sabotage !== space.sabotage) marks.push({ ...named, text: words.say(space.sabotage ? 'plain-sabotaged' : 'plain-repaired') });
    for (const kind of ROWS.flat()) {
      const { piece } = kind;
      if (isOwn(kind) && told.has(named.target)) continue; // it was said above
      const change = (space.pieces[piece] ?? 0) - (was.pieces[piece] ?? 0);
      if (change) pieces.push({ ...named, text: words.say(['plain-changed', { change: signed(change), what: { message: `adjust-${piece}` } }]) });
    }
  }
  return mineFirst([...found, ...lists.flat()]);
}

/** Margins and tracks at a glance. */
export function glance({ view, words }: Scene): Glanced[] {
  const { goals, tracks } = seen(view);
  return [
    ...goals.map(({ side, value }) => ({ name: words.say(`side-${side}`), value: signed(value), near: value === 0 })),
    ...tracks.map(({ id, value }) => ({ name: words.say(`track-${id}`), value: String(value) })),
  ];
}

/** What some answers of a plan would do to spaces: Control, Support, Terror; and to their pieces. Its own place is not named. */
export function effect(views: { before: View; after: View }[], target: string | null, words: Words): { conditions: string[]; pieces: string[] } {
  const [conditions, pieces] = [new Map<string, string>(), new Map<string, number>()];
  const at = (id: string, text: string) => (`space:${id}` === target ? text : words.say(['plain-at', { place: words.say(`space-${id}`), what: text }]));
  for (const { before, after } of views) {
    const [old, now] = [seen(before).spaces, seen(after).spaces];
    for (const [id, space] of Object.entries(now)) {
      const was = old[id];
      if (!was || was === space) continue;
      for (const message of becoming(was, space)) conditions.set(`${id}/${String(message).split('-')[0]}`, at(id, words.say(message)));
      if (was.terror !== space.terror) conditions.set(`${id}/terror`, at(id, words.say(['plain-changed', { change: signed(space.terror - was.terror), what: { message: 'adjust-terror' } }])));
      if (was.sabotage !== space.sabotage) conditions.set(`${id}/sabotage`, at(id, words.say(space.sabotage ? 'plain-sabotaged' : 'plain-repaired')));
      for (const { piece } of ROWS.flat()) {
        const change = (space.pieces[piece] ?? 0) - (was.pieces[piece] ?? 0);
        if (change) pieces.set(`${id}/${piece}`, (pieces.get(`${id}/${piece}`) ?? 0) + change);
      }
    }
  }
  const moved = [...pieces].flatMap(([key, change]) => {
    const [id = '', piece = ''] = key.split('/');
    return change ? [at(id, words.say(['plain-changed', { change: signed(change), what: { message: `adjust-${piece}` } }]))] : [];
  });
  return { conditions: [...conditions.values()], pieces: moved };
}

/** Tracks and margins that are different, one line each. */
export function balance(before: View, after: View, words: Words): Changed[] {
  const [old, now] = [seen(before), seen(after)];
  const arrow = (from: string | number, to: string | number) => words.say(['ui-from-to', { from, to }]);
  const tracks = now.tracks.flatMap(({ id, value }) => {
    const was = old.tracks.find((each) => each.id === id)?.value ?? value;
    return was === value ? [] : [{ name: words.say(`track-${id}`), text: arrow(was, value) }];
  });
  const margins = now.goals.flatMap(({ side, value }) => {
    const was = old.goals.find((each) => each.side === side)?.value ?? value;
    return was === value ? [] : [{ name: words.say(['plain-margin-of', { side: words.say(`side-${side}`) }]), text: arrow(signed(was), signed(value)) }];
  });
  return [...tracks, ...margins];
}
