import { describe, expect, it } from 'vitest';
import { ago, called } from './people';
import { Words } from './words';

const words = new Words(`
ui-person = a person
ui-seat-open = free seat
ui-opponent-level = { $opponent-short }, { $level }
opponent-solitaire = The book of rules
    .short = the book
level-normal = Normal
`);

describe('people', () => {
  it('are called as they say, opponents by name and level', () => {
    expect(called('human', 'Ann', words)).toBe('Ann');
    expect(called('human', undefined, words)).toBe('a person');
    expect(called('open', undefined, words)).toBe('free seat');
    expect(called('solitaire', undefined, words)).toBe('the book');
    expect(called('solitaire:normal', undefined, words)).toBe('the book, Normal');
  });

  it('have done something so long ago', () => {
    expect(ago(1000, 1000, 'en')).toBe('now');
    expect(ago(1000, 1059, 'en')).toBe('59 seconds ago');
    expect(ago(1000, 1130, 'en')).toBe('2 minutes ago');
    expect(ago(1000, 1000 + 3600 * 25, 'en')).toBe('yesterday');
    expect(ago(2000, 1000, 'en')).toBe('now'); // clocks differ
  });
});
