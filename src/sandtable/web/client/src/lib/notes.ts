// The log: what the server has told so far, and how lines of it belong together.

import type { Note } from './types';
import { argsOf } from './words';

/** The log after a message: an undo may have made it shorter than what we had. */
export function merged(have: Note[], from: number, more: Note[]): Note[] {
  return [...have.slice(0, from), ...more];
}

export interface Line {
  index: number;
  note: Note;
  /** The seat that this line, or the one it follows from, is about. */
  side: string | null;
  pips: number | null;
  why: Note[];
  heading: boolean;
}

/** Lines as they are shown: the reasons folded under the play they explain. */
export function lines(notes: Note[], seats: readonly string[]): Line[] {
  const shown: Line[] = [];
  let side: string | null = null;
  let reasons: Note[] = [];
  notes.forEach((note, index) => {
    if (note.kind === 'why') {
      reasons.push(note);
      return;
    }
    const args = argsOf(note.text);
    const heading = note.heading ?? false;
    if (typeof args.side === 'string' && seats.includes(args.side)) side = args.side;
    else if (heading) side = null;
    const pips = typeof args.pips === 'number' ? args.pips : null;
    shown.push({ index, note, side, pips, why: reasons, heading });
    reasons = [];
  });
  const last = shown.at(-1);
  if (reasons.length && last) last.why = [...last.why, ...reasons];
  return shown;
}
