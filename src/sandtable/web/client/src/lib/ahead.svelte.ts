// Looking ahead: what an answer would lead to, asked of the server when somebody points at it.

import { api } from './api';
import { bestOf, byOdds } from './forecasts';
import { applied } from './story';
import type { TableStore } from './table.svelte';
import type { Ahead, AllAhead, Message, Option, Possible, View } from './types';

/** Milliseconds for which somebody points at an answer before it is looked at. */
const REST = 150;

/** An answer, with what would follow it. */
export interface Foreseen {
  key: string;
  /** Where one could begin, the likeliest first. */
  options: Option[];
  /** Those that are worth most, or else the likeliest. */
  best: Option[];
  /** The table after it, as far as that can be known. */
  after: View;
}

/** What could be done at a place: by answers, why not by others of them, and by whom else. */
export interface Outlooks {
  could: Map<string, Option>;
  missing: Map<string, Message>;
  others: Possible[];
}

export class LookingAhead {
  /** The answer that is pointed at, once it is known what follows it. */
  shown = $state.raw<Foreseen | null>(null);
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = new Map<string, Promise<Foreseen | null>>();
  private places = new Map<string, Promise<Outlooks | null>>();
  private moment = '';

  constructor(private readonly store: TableStore) {}

  /** Somebody points at an answer, or at none. */
  point(key: string | null): void {
    clearTimeout(this.timer);
    this.wanted = key;
    this.shown = null;
    if (key === null || this.store.several) return;
    this.timer = setTimeout(() => {
      void this.of(key).then((found) => {
        if (this.wanted === key) this.shown = found;
      });
    }, REST);
  }

  /** Everything else is asked now. */
  forget(): void {
    this.point(null);
    this.known.clear();
    this.places.clear();
  }

  /** What would follow an answer; null if nobody can say. */
  async of(key: string): Promise<Foreseen | null> {
    return (await this.all([key]))[0] ?? null;
  }

  /** What would follow some answers. */
  async all(keys: readonly string[]): Promise<Foreseen[]> {
    const { store } = this;
    const { head, view } = store;
    const moment = `${head.revision}.${head.ply}`;
    if (moment !== this.moment) this.known.clear();
    this.moment = moment;
    const missing = keys.filter((key) => !this.known.has(key));
    if (missing.length && view) {
      const asked = api.ahead(store.table, store.token, head, missing).then(({ answers }) => answers, () => ({}) as Record<string, Ahead>);
      for (const key of missing) this.known.set(key, asked.then((answers) => told(key, answers[key], view)));
    }
    const found = await Promise.all(keys.map((key) => this.known.get(key) ?? null));
    return found.filter((each) => each !== null);
  }

  /** What could be done at a place by some answers and by others; null if nobody can say. */
  async at(place: string, keys: readonly string[]): Promise<Outlooks | null> {
    const { store } = this;
    const { head } = store;
    const known = `${head.revision}.${head.ply}.${place}`;
    let found = this.places.get(known);
    if (!found) {
      found = api.ahead(store.table, store.token, head, keys, place).then((all) => placed(all, place), () => null);
      this.places.set(known, found);
    }
    return found;
  }
}

/** What is said of a place: the first of the options there, and the reasons why it is no option. */
function placed({ answers, others }: AllAhead, place: string): Outlooks {
  const could = new Map<string, Option>();
  const missing = new Map<string, Message>();
  for (const [key, { question, missing: reason }] of Object.entries(answers)) {
    const here = question?.options.find(({ target }) => target === place);
    if (here) could.set(key, here);
    else if (reason) missing.set(key, reason.reason);
  }
  return { could, missing, others: others ?? [] };
}

function told(key: string, ahead: Ahead | undefined, view: View): Foreseen | null {
  if (!ahead) return null;
  const options = byOdds((ahead.question?.options ?? []).filter(({ target }) => target !== null));
  const best = ahead.best.flatMap((each) => options.filter((option) => option.key === each));
  return { key, options, best: best.length ? best : bestOf(options), after: applied(view, ahead.changes) };
}
