// The telling of a story: it goes on by itself, can be paused, stepped, hastened and skipped, and told again.

import { box } from './mine';
import type { Played } from './story';
import type { View } from './types';

const KEY = 'sandtable.pace';
export const PACES = [1, 2, 4];
/** Milliseconds of a beat, and of one with a card or a die in it. */
const BEAT = 900;
const LONG = 1400;
/** A story takes no longer than this at its first pace. */
const LONGEST = 40_000;

export class Telling {
  beats = $state.raw<Played[]>([]);
  /** The beat that is shown; -1 when nothing is told. */
  at = $state(-1);
  paused = $state(false);
  pace = $state(stored());
  /** Whether the story is told, and waits to be left. */
  ended = $state(false);
  /** All that is summed up at the end: what is told now, and what was told before it was anybody's turn here. */
  all = $state.raw<Played[]>([]);
  /** Whether somebody else goes on: then nothing is summed up yet, and the story leaves by itself. */
  passing = $state(false);
  /** Told when a story has left by itself. */
  passed: () => void = () => undefined;
  /** The views with which it began and ended, for what changed in between. */
  span = $derived.by(() => {
    const [first, last] = [this.all[0], this.beats.at(-1)];
    return first && last ? { before: first.before, after: last.after } : null;
  });
  private timer: ReturnType<typeof setTimeout> | undefined;

  get active(): boolean {
    return this.at >= 0;
  }

  get beat(): Played | null {
    return this.beats[this.at] ?? null;
  }

  /** The beat that is being told; none once the story has ended. */
  get current(): Played | null {
    return this.ended ? null : this.beat;
  }

  get view(): View | null {
    return this.beat?.after ?? null;
  }

  /** The views before and after what is shown: one beat, and in the end the whole story. */
  get change(): { before: View; after: View } | null {
    return this.ended ? this.span : this.beat;
  }

  start(beats: Played[], all = beats, passing = false): void {
    if (!beats.length) return;
    this.beats = beats;
    this.all = all;
    this.passing = passing;
    this.ended = false;
    this.paused = false;
    this.at = 0;
    this.wait();
  }

  /** More has happened in the meantime: it is told after what is being told. */
  extend(beats: Played[], all = beats, passing = false): void {
    const place = this.beat?.last ?? -1;
    const at = beats.findIndex((each) => each.last >= place);
    if (this.ended) this.paused = false;
    this.all = all;
    this.passing = passing;
    this.beats = beats;
    this.at = at < 0 ? beats.length - 1 : at;
    this.ended = false;
    this.wait();
  }

  again(): void {
    this.start(this.all, this.all);
  }

  /** Sum up what was told before. */
  sum(all: Played[]): void {
    this.start(all, all);
    this.skip();
  }

  private pass(): void {
    this.leave();
    this.passed();
  }

  next(): void {
    if (this.at < this.beats.length - 1) this.at++;
    else if (this.passing) return this.pass();
    else this.ended = true;
    this.wait();
  }

  on(): void {
    this.paused = true;
    this.next();
  }

  pause(): void {
    this.paused = !this.paused;
    this.wait();
  }

  faster(): void {
    this.pace = PACES[(PACES.indexOf(this.pace) + 1) % PACES.length] ?? 1;
    box().setItem(KEY, String(this.pace));
    this.wait();
  }

  skip(): void {
    if (this.passing) return this.pass();
    this.at = this.beats.length - 1;
    this.ended = true;
    clearTimeout(this.timer);
  }

  /** What a key does while a story is told or has ended; whether it was one of the story's. */
  press(key: string, onButton: boolean, leave: () => void): boolean {
    if (this.ended) {
      if ((key === 'Enter' && !onButton) || key === 'Escape') leave();
      else if (key === 'w') this.again();
      else return key !== 'Enter' && key !== 'Tab';
      return true;
    }
    if (key === 'Escape') this.skip();
    else if (key === 'ArrowRight') this.on();
    else if (key === ' ' && !onButton) this.pause();
    else if (key.toLowerCase() === 'f') this.faster();
    else return key !== 'Tab' && key !== 'Enter' && key !== ' ';
    return true;
  }

  /** Leave the story. */
  leave(): void {
    clearTimeout(this.timer);
    this.at = -1;
    this.ended = false;
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.paused || this.ended || !this.active) return;
    const beat = this.beat;
    const long = beat !== null && (beat.notes.length > 2 || beat.why.length > 0 || beat.things.some((thing) => thing.startsWith('card:')) || beat.notes.some((note) => typeof note.text !== 'string' && 'pips' in note.text[1]));
    const whole = this.beats.length * BEAT;
    const haste = Math.max(1, whole / LONGEST);
    this.timer = setTimeout(() => this.next(), (long ? LONG : BEAT) / this.pace / haste);
  }
}

function stored(): number {
  const pace = Number(box().getItem(KEY));
  return PACES.includes(pace) ? pace : 1;
}

/** Whether whoever looks has asked for as little motion as possible. */
export const still = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
