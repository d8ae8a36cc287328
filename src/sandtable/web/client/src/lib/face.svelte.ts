// The face of the game at a table: the drawings it brings, what is printed on its map and cards, and its words. They
// come from the server when the game is known.

import { api } from './api';
import { factsOf, moduleOf, type GameModule } from './games';
import type { Library } from './library';
import type { Facts, View } from './types';
import type { Words } from './words';

export class Face {
  game = $state.raw<GameModule | null>(null);
  words = $state.raw<Words | null>(null);
  /** What is printed in all sets of rules. */
  private printed = $state.raw<Facts | null>(null);

  constructor(private readonly library: Library) {}

  async load(name: string): Promise<void> {
    const [game, printed, words] = await Promise.all([moduleOf(name), api.facts(name), this.library.of(name)]);
    this.words = words;
    this.printed = printed;
    this.game = game;
  }

  /** What is printed, as it holds for a view. */
  factsFor(view: View | null): Facts | null {
    return this.printed && view ? factsOf(this.printed, view) : this.printed;
  }
}
