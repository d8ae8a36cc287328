// Dice as they are told: the rules say what a die needed, what changed it and whether it did; all of it is only shown here.

import type { Message, Note } from './types';
import { argsOf, idOf, type Words } from './words';

/** What came of one's own answer, as one sentence. */
export interface Result {
  text: string;
  pips: number;
  success: boolean | null;
}

/** The message among the arguments of another one that has this name. */
function within(message: Message, name: string): Message | null {
  const value = argsOf(message)[name];
  return typeof value === 'object' && 'message' in value ? value.message : null;
}

/** The number of a die that a note tells of. */
export function pipsOf(note: Note): number | null {
  const { pips } = argsOf(note.text);
  return typeof pips === 'number' ? pips : null;
}

/** Whether a die has succeeded; null where it only says how much. */
export function verdictOf({ check }: Note): boolean | null {
  return check === undefined ? null : argsOf(check).verdict === 'succeeds';
}

/** What a die has to show, and whether it did, in a word each. */
export function judged({ check }: Note, words: Words): { need: string; verdict: string } | null {
  if (check === undefined) return null;
  return { need: words.say(within(check, 'needs')), verdict: words.say(`verdict-${argsOf(check).verdict}`) };
}

/** What is read of a note: of a die, whose face is to be seen, what it was for and what came of it. */
export function toldOfDie(note: Note, words: Words): string | undefined {
  if (note.check !== undefined) return words.say(note.check);
  return pipsOf(note) === null || !within(note.text, 'what') ? undefined : words.say(['ui-die', argsOf(note.text)]);
}

/** What each die amounts to, but for those that concern no answer. */
export function results(notes: readonly Note[], words: Words, incidental: readonly string[] = []): Result[] {
  return notes.flatMap((note): Result[] => {
    const [pips, what] = [pipsOf(note), within(note.text, 'what')];
    if (note.kind === 'why' || pips === null || !what || incidental.includes(idOf(what))) return [];
    return [{ text: toldOfDie(note, words) ?? '', pips, success: verdictOf(note) }];
  });
}
