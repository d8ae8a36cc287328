// Answering a question: by pointing at things on the table, or by picking from the list beside it.

import { untrack } from 'svelte';
import type { Planner } from './planner.svelte';
import type { TableStore } from './table.svelte';
import type { TableStory } from './table_story.svelte';
import type { Option, Question } from './types';

/** A lesson, which asks for certain answers and goes on with them. */
export interface Guiding {
  allows(key: string): boolean;
  answered(): void;
  back(): void;
}

export class Answering {
  /** Only the options that point here are listed, when one thing on the table has several. */
  narrow = $state<string | null>(null);
  /** The answer that waits for its die to be rolled. */
  rolling = $state.raw<Option | null>(null);
  /** Where somebody wants to go on, once it is asked where. */
  private next: string | null = null;
  /** The keys that a lesson asks for. */
  wanted = $state.raw<string[] | null>(null);
  /** While a story is told, nothing is asked. */
  question: Question | null = $derived.by(() => (this.story.telling.active ? null : this.store.mine));
  targets: Set<string> = $derived(new Set(this.options.flatMap((option) => option.target ?? [])));
  picked: Set<string> = $derived.by(
    () => new Set(this.options.filter((option) => this.store.picked.includes(option.key)).map((option) => option.target ?? '')),
  );

  constructor(
    private readonly store: TableStore,
    private readonly story: TableStory,
    private readonly guide: () => Guiding | undefined,
    private readonly planner: Planner | null = null,
  ) {}

  get options(): readonly Option[] {
    return this.question?.options ?? [];
  }

  /** Whose hand lies open: the asked one's; while real dice or cards are asked for, that of whoever sits here alone. */
  get holder(): string | null {
    const { sides } = this.store;
    if (this.question && sides.includes(this.question.seat)) return this.question.seat;
    return this.question && sides.length > 1 ? null : (sides[0] ?? null);
  }

  choose(key: string): void {
    const guide = this.guide();
    if (this.story.telling.active || (guide && !guide.allows(key))) return;
    const option = this.options.find((each) => each.key === key);
    if (option?.target && !this.store.free && !this.store.several && this.store.awaiting) {
      this.store.whenKnown(() => this.choose(key)); // there may be a die in it
      return;
    }
    // Among people a die cannot be taken back: it is rolled when somebody says so.
    if (option?.target && option.forecast?.chance && !this.store.free && !this.store.several) {
      this.rolling = option;
      return;
    }
    if (this.planner?.wanted && this.question?.plans && !guide && !option?.aside) {
      void this.planner.begin(key).then((planned) => (planned ? this.goOn() : this.answer(key)));
      return;
    }
    if (!this.store.several) guide?.answered();
    this.answer(key);
  }

  private answer(key: string): void {
    if (this.planner) this.planner.began = null; // what comes now is taken back by itself
    this.store.choose(key);
  }

  /** Choose something on the table; where several answers point at it, they are listed. */
  chooseTarget(target: string): void {
    const options = this.store.optionsFor(target);
    const only = options[0];
    if (options.length === 1 && only) this.choose(only.key);
    else if (options.length > 1) {
      this.narrow = target;
      queueMicrotask(() => document.querySelector<HTMLElement>('[data-options] [data-key]')?.focus());
    }
  }

  /** Give an answer, and go on with a place as soon as it is asked where. */
  from(key: string, target: string): void {
    this.next = target;
    this.choose(key);
  }

  /** A plan has begun: it goes on where somebody wants it to. */
  private goOn(): void {
    if (this.next) this.planner?.add(this.next);
    this.next = null;
  }

  /** All options are listed again. */
  widen(): void {
    this.narrow = null;
  }

  roll(): void {
    const option = this.rolling;
    this.rolling = null;
    if (option) this.store.choose(option.key);
  }

  /** The die is not rolled. */
  keepDie(): void {
    this.rolling = null;
  }

  undo(): void {
    if (!this.store.canUndo || this.store.sending || this.story.telling.active) return;
    this.story.results = [];
    this.guide()?.back();
    // A plan is taken back as it was carried out: at once.
    this.store.undo(this.planner?.takenBack() ?? null);
  }

  /** Take back the whole turn. */
  reset(): void {
    if (!this.store.canReset || this.store.sending || this.story.telling.active) return;
    this.story.results = [];
    this.planner?.takenBack();
    this.store.reset();
  }

  /** Give again what was taken back first. */
  redo(): void {
    if (!this.story.telling.active) this.store.redo();
  }

  /** Something else is asked. */
  begin(): void {
    this.narrow = this.rolling = null;
    const { next } = this;
    this.next = null;
    if (next) untrack(() => this.chooseTarget(next));
  }
}
