// Whether the table is being adjusted by hand: then what is clicked on it is what to adjust.

import { isOnMap, type Group } from './adjust';
import type { Pointing } from './games';
import type { Looking } from './looking.svelte';
import type { TableStore } from './table.svelte';

export class Adjusting {
  /** The group of things that is being adjusted; none while the table is played. */
  group = $state<string | null>(null);

  constructor(
    private readonly store: TableStore,
    private readonly looking: Looking,
  ) {}

  begin(groups: readonly Group[]): void {
    this.store.problem = null;
    this.looking.pinned = null;
    this.group = groups[0]?.id ?? null;
  }

  stop(): void {
    this.store.problem = null;
    this.group = null;
  }

  /** How things are pointed at meanwhile; `playing` is how they are when the table is played. */
  pointing(playing: Pointing, groups: readonly Group[]): Pointing {
    const { group } = this;
    if (group === null) return playing;
    return {
      ...playing,
      targets: new Set(),
      picked: new Set([group]),
      focus: isOnMap(group) ? group : this.looking.pointed,
      look: (target: string | null, pin = false) => {
        this.looking.pointed = target;
        if (pin && groups.some((each) => each.id === target)) this.group = target;
      },
    };
  }
}
