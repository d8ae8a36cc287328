// What has changed since the last view shines for a moment.

import type { View } from './types';

/** Milliseconds. */
const MOMENT = 1800;
/** Where more than this changed at once, nothing would stand out. */
const MOST = 12;

export class Shine {
  things = $state.raw(new Set<string>());
  private last: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A view is seen; `changes` says what differs between two. */
  see(view: View, changes: (before: View, after: View) => string[]): void {
    const changed = this.last ? changes(this.last, view) : [];
    this.last = view;
    if (!changed.length || changed.length > MOST) return;
    this.things = new Set(changed);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.things = new Set()), MOMENT);
  }
}
