// What somebody at the table looks at: what is pointed at, else what was pinned, else what a lesson speaks of.

export class Looking {
  /** What a mouse or the focus is on. */
  pointed = $state<string | null>(null);
  /** What stays in sight until it is put away. */
  pinned = $state<string | null>(null);
  /** What a lesson speaks of: a thing, or a part of the table such as `log`. */
  lesson = $state<string | null>(null);

  /** The places of a plan that is pointed at. */
  places = $state.raw<readonly string[]>([]);

  get focus(): string | null {
    return this.pointed ?? this.pinned ?? this.lesson;
  }

  /** The thing to be shown in full; a lesson's own only where there is room for it. */
  shown(wide: boolean): string | null {
    return this.pointed ?? this.pinned ?? (wide && this.lesson?.includes(':') ? this.lesson : null);
  }

  look(target: string | null, pin = false): void {
    if (pin) target = this.pinned = this.pinned === target ? null : target;
    this.pointed = target; // a finger that taps again looks away
  }

  /** Pin something that was named somewhere; named again, it is put away. */
  open(target: string): void {
    this.pointed = null;
    this.pinned = this.pinned === target ? null : target;
  }

  /** Look at nothing of one's own. */
  rest(): void {
    this.pointed = this.pinned = null;
  }

  /** Look at nothing at all. */
  away(): void {
    this.rest();
    this.lesson = null;
  }
}
