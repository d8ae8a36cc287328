// How long people have agreed to wait for one another, and how long somebody still has.

import type { Clock, Message, Pace } from './types';

/** What can be agreed on when a table is set up; nothing else is asked of those who do not care. */
export const PACES: readonly Pace[] = [
  ...[3, 7, 14].map((days) => ({ absence_days: days, days_per_turn: null, bank_days: 0 })),
  ...[[1, 3], [2, 7], [3, 14]].map(([days = 1, bank = 0]) => ({ absence_days: null, days_per_turn: days, bank_days: bank })),
];

/** What was agreed on, in a few words. */
export const paceSaid = (pace: Pace): Message =>
  pace.days_per_turn === null ? ['ui-pace-absence', { days: pace.absence_days ?? 0 }] : ['ui-pace-clock', { days: pace.days_per_turn, bank: pace.bank_days }];

const UNITS: [unit: 'day' | 'hour' | 'minute', seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Some time in seconds as a language says it, in its two largest units. */
export function lasting(seconds: number, language: string): string {
  const first = Math.max(0, UNITS.findIndex(([, size]) => seconds >= size));
  const parts = UNITS.slice(seconds < 60 ? 2 : first, (seconds < 60 ? 2 : first) + 2).map(([unit, size], place) => {
    const whole = Math.floor((place ? seconds % UNITS[first]![1] : seconds) / size);
    return [whole, new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(whole)] as const;
  });
  const told = parts.filter(([whole], place) => whole > 0 || place === 0).map(([, text]) => text);
  return new Intl.ListFormat(language, { type: 'unit' }).format(told);
}

/** The seconds that whoever is waited for still has. */
export const timeLeft = (clock: Clock, now: number): number => Math.max(0, clock.due - now);
