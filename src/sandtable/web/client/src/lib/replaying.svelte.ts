// Going through a game that was played: step by step of the rules, and within a step beat by beat.

import type { Played } from './story';
import type { View } from './types';

/** A step of the play: the view with which it begins, and its beats. */
export interface Step {
  view: View;
  beats: Played[];
}

/** Milliseconds of a beat, where it goes on by itself. */
const PACE = 1100;

export class Replaying {
  /** The place of the last step. */
  last = $state(0);
  /** The step that is shown, its place, and the beat in it; -1 is before the first. */
  now = $state.raw<Step | null>(null);
  at = $state(0);
  beat = $state(-1);
  /** The place of the step that is on its way; whoever presses twice meanwhile leaves none out. */
  private wanted = 0;
  private timer = $state.raw<ReturnType<typeof setInterval> | null>(null);
  private readonly steps = new Map<number, Promise<Step>>();

  /** `load` finds a step, `refused` is told if it cannot. */
  constructor(
    private readonly load: (place: number) => Promise<Step>,
    private readonly refused: (refusal: unknown) => void,
  ) {}

  /** The beat that is shown; none before the first of a step. */
  get told(): Played | null {
    return this.now?.beats[this.beat] ?? null;
  }

  get playing(): boolean {
    return this.timer !== null;
  }

  /** Show a beat of a step; Infinity is its last one. */
  async go(to: number, beat: number): Promise<void> {
    const place = Math.max(0, Math.min(this.last, to));
    this.wanted = place;
    try {
      const found = await this.step(place);
      if (this.wanted !== place) return; // somebody has gone on meanwhile
      this.at = place;
      this.now = found;
      this.beat = Math.min(beat, found.beats.length - 1);
    } catch (refusal) {
      this.steps.delete(place);
      this.refused(refusal);
      this.stop();
    }
  }

  async forward(): Promise<void> {
    if (this.now && this.beat < this.now.beats.length - 1) this.beat++;
    else if (this.at < this.last) await this.go(this.at + 1, 0);
    else this.stop();
  }

  async back(): Promise<void> {
    if (this.beat > 0 || (this.beat === 0 && this.at === 0)) this.beat--;
    else if (this.at > 0) await this.go(this.at - 1, Infinity);
  }

  /** Go on by itself from here, or no longer. */
  play(): void {
    if (this.timer) this.stop();
    else this.timer = setInterval(() => void this.forward(), PACE);
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  private step(place: number): Promise<Step> {
    let found = this.steps.get(place);
    if (!found) this.steps.set(place, (found = this.load(place)));
    return found;
  }
}
