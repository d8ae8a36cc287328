// How people and opponents are called, and how long ago something was.

import { levelCalled } from './seating';
import type { Words } from './words';

/** Who plays a seat: by the name that a person gave, or as an opponent with its level. */
export function called(person: string, name: string | undefined, words: Words): string {
  if (name) return name;
  const [kind = '', level = ''] = person.split(':');
  if (kind === 'human' || kind === 'open' || kind === '') return words.say(kind === 'open' ? 'ui-seat-open' : 'ui-person');
  const opponent = { message: `opponent-${kind}` };
  if (level) return words.say(['ui-opponent-level', { opponent, level: { message: levelCalled(words, kind, level) } }]);
  return words.attribute(`opponent-${kind}`, 'short') ?? words.say(opponent.message);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/** How long ago a moment was, both in seconds, as a language says it. */
export function ago(then: number, now: number, language: string): string {
  const since = Math.max(0, now - then);
  const [unit, size] = UNITS.find(([, seconds]) => since >= seconds) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(since / size), unit);
}
