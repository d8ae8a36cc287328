// The face of the game at a table: the drawings it brings, what is printed on its map and cards, and its words. They
// come from the server when the game is known; of several sets of rules, what is printed in those that are played.

import { api } from './api';
import { moduleOf, rulesOf, type GameModule } from './games';
import type { Library } from './library';
import type { Facts, View } from './types';
import type { Words } from './words';

export class Face {
  game = $state.raw<GameModule | null>(null);
  words = $state.raw<Words | null>(null);
  /** What is printed, by sets of rules. */
  private printed = $state.raw<Record<string, Facts>>({});
  private asked = new Set<string>();
  private brought: { own: object; facts: Facts; both: Facts } | null = null;

  constructor(private readonly library: Library) {}

  async load(name: string, view: View): Promise<void> {
    const [game, words] = await Promise.all([moduleOf(name), this.library.of(name), this.know(name, view)]);
    this.words = words;
    this.game = game;
  }

  /** Learn what is printed in the rules of a view, unless that is known. */
  async know(name: string, view: View): Promise<void> {
    const rules = rulesOf(view);
    if (this.asked.has(rules)) return;
    this.asked.add(rules);
    const facts = await api.facts(name, rules).catch((refusal: unknown) => {
      this.asked.delete(rules); // to be tried again
      throw refusal;
    });
    this.printed = { ...this.printed, [rules]: facts };
  }

  /** What is printed, as it holds for a view; until that has come, as it held before. */
  factsFor(view: View | null): Facts | null {
    const facts = (view && this.printed[rulesOf(view)]) ?? Object.values(this.printed)[0] ?? null;
    return facts && view ? this.withDeck(facts, view) : facts;
  }

  /** The cards of a deck that somebody has brought along take the places of those that are printed. */
  private withDeck(facts: Facts, view: View): Facts {
    const own = view.own_deck as { cards: unknown } | undefined;
    if (!own) return facts;
    if (this.brought?.own !== own || this.brought.facts !== facts) this.brought = { own, facts, both: { ...facts, cards: own.cards } };
    return this.brought.both;
  }
}
