import { expect, it } from 'vitest';
import { lasting, paceSaid, timeLeft } from './pace';

it('time is told in its two largest units', () => {
  expect(lasting(3 * 86_400 + 5 * 3600 + 59, 'en')).toBe('3 days, 5 hours');
  expect(lasting(86_400, 'en')).toBe('1 day');
  expect(lasting(3600 + 120, 'en')).toBe('1 hour, 2 minutes');
  expect(lasting(30, 'en')).toBe('0 minutes');
  expect(lasting(7200, 'de')).toBe('2 Stunden');
});

it('nobody has less than no time', () => {
  expect(timeLeft({ seat: 'us', due: 100, banks: {} }, 40)).toBe(60);
  expect(timeLeft({ seat: 'us', due: 100, banks: {} }, 140)).toBe(0);
});

it('an agreement is said by what it is about', () => {
  expect(paceSaid({ absence_days: 7, days_per_turn: null, bank_days: 0 })).toEqual(['ui-pace-absence', { days: 7 }]);
  expect(paceSaid({ absence_days: null, days_per_turn: 2, bank_days: 5 })).toEqual(['ui-pace-clock', { days: 2, bank: 5 }]);
});
