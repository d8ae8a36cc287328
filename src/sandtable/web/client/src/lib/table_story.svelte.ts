// The story of a table: what happened since the last answer here, told beat by beat where others did some of it.

import { results, type Result } from './dice';
import type { GameModule } from './games';
import { byOthers, cardAt, cardIn, played, type Played } from './story';
import type { TableStore } from './table.svelte';
import { still, Telling } from './telling.svelte';
import type { Facts, Note } from './types';
import type { Words } from './words';

export class TableStory {
  readonly telling = new Telling();
  /** What came of one's own last answer. */
  results = $state.raw<Result[]>([]);
  beats: Played[] = $derived.by(() => {
    const [story, facts] = [this.store.story, this.facts()];
    if (!story || !facts) return [];
    return played(story.first, story.beats, this.store.notes, Object.keys(this.store.people), facts, story.rest);
  });

  /** Of how much that was taken back this story knows. */
  private undone = 0;
  /** The story that was told while others went on, and is not summed up yet. */
  private owed: number | null = null;

  constructor(
    private readonly store: TableStore,
    private readonly facts: () => Facts | null,
  ) {
    this.telling.passed = () => {
      this.owed = this.store.story?.since ?? null;
      this.store.seen();
    };
  }

  /** Whose eyes see it: those of the one who is asked, where several sit here. */
  get eyes(): string[] {
    const { sides, mine } = this.store;
    return sides.length > 1 ? [mine?.seat ?? sides[0] ?? ''] : sides;
  }

  /** Whether anybody else did some of it. */
  get byOthers(): boolean {
    return this.beats.some((beat) => byOthers(beat, this.eyes));
  }

  /** The log says no more than what has been told. */
  get notes(): Note[] {
    const { current } = this.telling;
    return current ? this.store.notes.slice(0, current.last + 1) : this.store.notes;
  }

  /** The card that lies on the map while it is told; on a small one only in the beat that names it. */
  cardOn(wide: boolean): string | null {
    const { current, beats, at } = this.telling;
    if (!current) return null;
    return wide ? cardAt(beats, at) : cardIn(current.things);
  }

  /** Tell what is new: the result of one's own answer at once, what follows from others in beats; not where it is `quiet`. */
  tell(game: GameModule, words: Words, quiet: boolean): void {
    const { beats, store, telling } = this;
    if (store.undone !== this.undone) {
      this.undone = store.undone;
      this.results = [];
      telling.leave(); // it tells of what did not happen
      this.owed = null;
    }
    const fresh = beats.filter((beat) => beat.last >= store.told);
    // While others go on, it is told what they do; what came of it is summed up once, when somebody here is asked.
    const passing = store.mine === null && store.outcome === null;
    if (!fresh.length) {
      if (!passing && !telling.active && this.owed !== null && this.owed === store.story?.since) telling.sum(beats);
      if (!passing) this.owed = null;
      return;
    }
    const first = fresh.findIndex((beat) => byOthers(beat, this.eyes));
    const own = first < 0 ? fresh : fresh.slice(0, first);
    this.results = results(own.flatMap((beat) => beat.notes), words, game.incidental);
    if (first < 0 || still() || quiet || store.seats.length === 0) return store.seen();
    if (!passing) this.owed = null;
    if (telling.active) telling.extend(beats.filter((beat) => beat.last >= (telling.beats[0]?.last ?? 0)), beats, passing);
    else telling.start(fresh, beats, passing);
  }

  /** Tell it all once more, from the last answer on. */
  again(): void {
    this.telling.start(this.beats);
  }

  leave(): void {
    this.telling.leave();
    this.store.seen();
  }
}
