import { describe, expect, it } from 'vitest';
import { leading, titleOf } from './titles';
import type { GameInfo } from './types';
import { Words } from './words';

const WORDS = new Words(`game-duel = A duel
edition-second = A second duel
map-hills = The hills
    .about = Steep.
map-marsh = The marsh
    .about = Wet.
rounds-1 = One round
tutorial-first = First steps
`);
const INFO: GameInfo = {
  name: 'duel',
  seats: ['red', 'blue'],
  options: { map: ['hills', 'marsh'], rounds: [1, 2] },
  opponents: {},
  agents: [],
};

describe('what a table is called', () => {
  it('is what somebody has called it', () => {
    expect(titleOf({ game: 'duel', name: 'Ours', options: { map: 'marsh' } }, INFO, WORDS)).toBe('Ours');
  });

  it('is else said by the first option, if that is described in words', () => {
    expect(leading(INFO, WORDS)).toBe('map');
    expect(leading({ ...INFO, options: { rounds: [1, 2], map: ['hills', 'marsh'] } }, WORDS)).toBeNull();
    expect(titleOf({ game: 'duel', name: '', options: { rounds: 1, map: 'marsh' } }, INFO, WORDS)).toBe('The marsh');
  });

  it('is the name of the game where nothing more is known, and that of a guided game', () => {
    expect(titleOf({ game: 'duel', options: {} }, INFO, WORDS)).toBe('A duel');
    expect(titleOf({ game: 'duel' }, undefined, WORDS)).toBe('A duel');
    expect(titleOf({ game: 'duel', tutorial: 'duel-first' }, INFO, WORDS)).toBe('First steps');
    expect(titleOf({ game: 'duel', rules: 'second' }, INFO, WORDS)).toBe('A second duel'); // an edition of its own
    expect(titleOf({ game: 'duel', rules: 'third' }, INFO, WORDS)).toBe('A duel');
  });
});
