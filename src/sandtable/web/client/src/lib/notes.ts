// The log: what the server has told so far, and how lines of it belong together.

import type { Message, Note } from './types';
import { argsOf, idOf } from './words';

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
  step: number;
  /** Further notes that say the same of other things. */
  more: Note[];
}

/** Lines as they are shown: the reasons under what they explain, notes that say the same as one. What only
 * repeats a part of the check before it is left out: the die says it. */
export function lines(notes: Note[], seats: readonly string[]): Line[] {
  const shown: Line[] = [];
  let side: string | null = null;
  let reasons: Note[] = [];
  const toTheLast = () => {
    const last = shown.at(-1);
    if (last) last.why = [...last.why, ...reasons];
    reasons = [];
  };
  notes.forEach((note, index) => {
    if (note.kind === 'why') {
      reasons.push(note);
      return;
    }
    if (note.echo) return;
    const args = argsOf(note.text);
    const heading = note.heading ?? false;
    const step = note.step ?? 0;
    const last = shown.at(-1);
    // Reasons come before what they explain; those that nothing follows in their step belong to what came before.
    if (reasons.length && last && (heading || last.step !== step)) toTheLast();
    if (typeof args.side === 'string' && seats.includes(args.side)) side = args.side;
    else if (heading) side = null;
    const pips = typeof args.pips === 'number' ? args.pips : null;
    if (last && !reasons.length && pips === null && last.step === step && joins([last.note, ...last.more], note)) {
      last.more.push(note);
      return;
    }
    shown.push({ index, note, side, pips, why: reasons, heading, step, more: [] });
    reasons = [];
  });
  if (reasons.length) toTheLast();
  return shown;
}

/** Whether a note differs from others of its kind only in the one thing that it is about. */
export function isAboutOne(note: Note): boolean {
  const values = Object.values(argsOf(note.text));
  return values.length === 1 && typeof values[0] === 'object';
}

/** Whether a note says the same as others, of yet another thing. */
function joins(others: Note[], note: Note): boolean {
  if (!isAboutOne(note) || idOf(others[0]!.text) !== idOf(note.text)) return false;
  const about = JSON.stringify(note.text);
  return others.every((each) => JSON.stringify(each.text) !== about);
}

/** Notes that say the same of several things, as one sentence about all of them. */
export function asOne(notes: Note[]): Message {
  const text = notes[0]!.text;
  const [name = ''] = Object.keys(argsOf(text));
  const messages = notes.flatMap((each) => {
    const value = argsOf(each.text)[name];
    return typeof value === 'object' && 'message' in value ? [value.message] : [];
  });
  return [idOf(text), { [name]: { messages } }];
}

/** Notes in the sentences in which they are told. */
export function sentences(notes: Note[]): Note[] {
  const said: Note[][] = [];
  for (const note of notes) {
    const last = said.at(-1);
    if (last && joins(last, note)) last.push(note);
    else said.push([note]);
  }
  return said.map((each) => (each.length > 1 ? { ...each[0]!, text: asOne(each) } : each[0]!));
}

/** Lines of one step of the play, which can be folded. */
export interface Block {
  id: number;
  head: Line;
  lines: Line[];
}

export function blocks(all: Line[]): Block[] {
  const found: Block[] = [];
  for (const line of all) {
    const last = found.at(-1);
    if (last && last.head.step === line.step && !line.heading) last.lines.push(line);
    else found.push({ id: line.index, head: line, lines: [] });
  }
  return found;
}
