// Stories: what happened, in beats of about a second. Each beat is a few notes that belong together and the view after
// them; every view is one that was true.

import { pipsOf } from './dice';
import { kindsOf, type Changed } from './games';
import { isAboutOne } from './notes';
import type { Beat, Change, Facts, Message, Note, SentStory, Story, View } from './types';
import { argsOf, idOf, joined, said, type Words } from './words';

/** A copy of a view with changes made to it; what did not change is shared. */
export function applied(view: View, changes: Change[]): View {
  return changes.reduce<unknown>((whole, change) => set(whole, change, 0), view) as View;
}

function set(inside: unknown, [path, ...value]: Change, depth: number): unknown {
  if (depth === path.length) return value[0];
  const key = path[depth]!;
  const copy = (Array.isArray(inside) ? [...inside] : { ...(inside as object) }) as Record<string | number, unknown>;
  if (depth === path.length - 1 && !value.length) delete copy[key];
  else copy[key] = set(copy[key], [path, ...value] as Change, depth + 1);
  return copy;
}

/** A story as it stands after a message: told whole with the view at its end, or going on where it was. */
export function toldOn(before: Story | null, sent: SentStory | null, view: View): Story | null {
  if (!sent) return null;
  const { since, beats, rest } = sent;
  if (sent.start) return { since, first: applied(view, sent.start), beats, rest };
  return before && { ...before, beats: [...before.beats.slice(0, sent.from), ...beats], rest };
}

/** A beat as it is played. */
export interface Played {
  notes: Note[];
  /** The reasons for what it tells. */
  why: Note[];
  /** The place of its last note in the log. */
  last: number;
  side: string | null;
  before: View;
  after: View;
  /** What it names on the table: `country:iraq`, `card:81`. */
  things: string[];
}

/** What a message names on the table. */
export function thingsIn(message: Message, facts: Facts): string[] {
  const found: string[] = [];
  const look = (each: Message): void => {
    const id = idOf(each);
    const dash = id.indexOf('-');
    const target = `${id.slice(0, dash)}:${id.slice(dash + 1)}`;
    if (dash > 0 && isThing(target, facts) && !found.includes(target)) found.push(target);
    for (const value of Object.values(argsOf(each))) {
      if (typeof value !== 'object') continue;
      if ('message' in value) look(value.message);
      else value.messages.forEach((item) => (typeof item === 'string' || Array.isArray(item)) && look(item));
    }
  };
  look(message);
  return found;
}

/** Whether a target is one of the things that a game is made of. */
export function isThing(target: string, facts: Facts): boolean {
  const [kind = '', id = ''] = target.split(':');
  return Object.entries(kindsOf(facts)).some(([family, one]) => {
    const all = facts[family];
    return one === kind && typeof all === 'object' && all !== null && id in all;
  });
}

export const cardIn = (things: readonly string[]): string | null => things.find((thing) => thing.startsWith('card:')) ?? null;

/** The card that lies open at a beat: the last one named, unless a new part of the log has begun since. */
export function cardAt(beats: readonly Played[], at: number): string | null {
  const last = beats.slice(0, at + 1).findLast((beat) => cardIn(beat.things) !== null || beat.notes[0]?.heading);
  return cardIn(last?.things ?? []);
}

/** How many of these are places. */
const places = (things: readonly string[]): number => things.filter((thing) => !thing.startsWith('card:')).length;

/** What has changed, of each thing in one line. */
export function ofEach(changes: Changed[], words: Words): Changed[] {
  const lines = new Map<string, Changed[]>();
  for (const change of changes) {
    const about = `${change.mine ? '!' : ''}${change.target ?? change.name}`;
    lines.set(about, [...(lines.get(about) ?? []), change]);
  }
  return [...lines.values()].map((all) => ({ ...all[0]!, text: words.say(joined(all.map(({ text }) => said(text)), 'join-dot')) }));
}

/** How many sentences a beat has at most: as many as can be read while it lasts. */
export const SENTENCES = 4;

/** The beats of a story as they are played: notes that say the same, change nothing or tell more of the same place go
 * with the one before. A die stands alone, so that it can be watched. */
export function played(start: View, beats: Beat[], notes: Note[], seats: readonly string[], facts: Facts, rest: Change[] = []): Played[] {
  const result: Played[] = [];
  let view = start;
  let side: string | null = null;
  let told = (beats[0]?.note ?? 0) - 1;
  for (const { note: place, changes } of beats) {
    const note = notes[place];
    const before = view;
    view = applied(view, changes);
    if (!note) continue;
    const why = notes.slice(told + 1, place).filter((each) => each.kind === 'why');
    told = place;
    const named = argsOf(note.text).side;
    if (typeof named === 'string' && seats.includes(named)) side = named;
    else if (note.heading) side = null;
    const things = thingsIn(note.text, facts);
    const one = result.at(-1);
    if (one && note.echo) {
      one.after = view;
      one.last = place;
      continue;
    }
    const first = one?.notes[0];
    // A card has its first reason beside it at once: what is thought about it is told after it.
    const next = notes[place + 1];
    if (cardIn(things) && next?.kind === 'why') why.splice(0, why.length, next);
    const lone = !first || note.heading || pipsOf(note) !== null || cardIn(things) !== null || why.length > 0;
    const alike = first && idOf(first.text) === idOf(note.text) && pipsOf(note) === null && (isAboutOne(note) || one!.notes.length < SENTENCES);
    const quiet = !lone && !changes.length;
    const more = !lone && one!.side === side && one!.notes.length < SENTENCES && pipsOf(first) === null && places(one!.things) > 0 && things.every((thing) => one!.things.includes(thing));
    if (one && (alike || quiet || more)) {
      one.notes.push(note);
      one.after = view;
      one.last = place;
      // Of several cards none is the one that is played.
      one.things = [...new Set([...one.things, ...things])].filter((thing) => !alike || !thing.startsWith('card:'));
    } else result.push({ notes: [note], why, last: place, side, before, after: view, things });
  }
  const end = result.at(-1);
  if (end) end.after = applied(view, rest);
  return result;
}

/** Whether somebody else did something, or the game itself did: what only follows from one's own answer is not played. */
export function byOthers(beat: Played, mine: readonly string[]): boolean {
  return beat.notes[0]?.heading === true || (beat.side !== null && !mine.includes(beat.side));
}

/** A sentence in pieces: plain text, and the names of things in it, which can be clicked. */
export interface Piece {
  text: string;
  target: string | null;
}

export function pieces(sentence: string, things: { target: string; names: string[] }[]): Piece[] {
  const named = things.flatMap(({ target, names }) => names.filter(Boolean).map((name) => ({ target, name })));
  named.sort((one, two) => two.name.length - one.name.length);
  let rest: Piece[] = [{ text: sentence, target: null }];
  for (const { target, name } of named) {
    if (rest.some((piece) => piece.target === target)) continue;
    rest = rest.flatMap((piece) => {
      const at = piece.target === null ? piece.text.indexOf(name) : -1;
      if (at < 0) return [piece];
      return [
        { text: piece.text.slice(0, at), target: null },
        { text: name, target },
        { text: piece.text.slice(at + name.length), target: null },
      ].filter((each) => each.text);
    });
  }
  return rest;
}

/** A piece with what stays on the line of a name: quotes and brackets around it, its ending (`Chinas`), the full stop. */
export interface Kept extends Piece {
  before: string;
  after: string;
}

const OPENING = /[\p{Ps}\p{Pi}]+$/u;
const CLOSING = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Pe}\p{Pf}\p{Pi}\p{Po}]+/u;

export function keptTogether(parts: Piece[]): Kept[] {
  const kept: Kept[] = parts.map((part) => ({ ...part, before: '', after: '' }));
  kept.forEach((part, index) => {
    if (part.target === null) return;
    const [last, next] = [kept[index - 1], kept[index + 1]];
    if (last?.target === null) {
      part.before = OPENING.exec(last.text)?.[0] ?? '';
      last.text = last.text.slice(0, last.text.length - part.before.length);
    }
    if (next?.target === null) {
      part.after = CLOSING.exec(next.text)?.[0] ?? '';
      next.text = next.text.slice(part.after.length);
    }
  });
  return kept;
}
