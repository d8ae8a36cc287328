// Looking for an answer among so many that nobody would read them all.

import type { Option } from './types';
import type { Words } from './words';

/** Whether an answer is meant: a number is meant whole, so that 1 is not also 10; of a name any part will do. */
export function isSought(option: Option, sought: string, words: Words): boolean {
  const wanted = sought.trim().toLowerCase();
  if (/^\d+$/.test(wanted)) return option.key === String(Number(wanted));
  return words.say(option.label).toLowerCase().includes(wanted);
}

/** The number by which an answer can be looked for. */
export const numberOf = (option: Option): string | null => (/^\d+$/.test(option.key) ? option.key : null);
