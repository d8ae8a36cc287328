import { describe, expect, it } from 'vitest';
import { companies, fitted, levelCalled, presets, spec, usualSeats } from './seating';
import type { GameInfo } from './types';
import type { Words } from './words';

const TWO: GameInfo = {
  name: 'duel',
  seats: ['red', 'blue'],
  options: {},
  opponents: { 'blue:book': ['easy', 'hard'], 'red:careful': [] },
  agents: ['random'],
};
const FOUR: GameInfo = {
  name: 'melee',
  seats: ['north', 'east', 'south', 'west'],
  options: {},
  opponents: Object.fromEntries(
    ['north', 'east', 'south', 'west'].flatMap((seat) =>
      Array.from({ length: 5 }, (_, index) => [`${seat}:bot${index}`, ['one', 'two', 'three']]),
    ),
  ),
  agents: ['random'],
};

describe('what goes with a scenario', () => {
  const info: GameInfo = {
    ...TWO,
    options: { scenario: ['first', 'last'], decks: [1, 2], campaign: [false, true] },
    fits: { last: { options: { decks: [1, 2], campaign: [false] }, opponents: ['red:careful'] } },
  };

  it('is all that is offered once it is chosen', () => {
    expect(fitted(info, 'last').options).toEqual({ scenario: ['first', 'last'], decks: [1, 2], campaign: [false] });
    expect(Object.keys(fitted(info, 'last').opponents)).toEqual(['red:careful']);
    expect(presets(fitted(info, 'last'), false)[0]!.starts.map((start) => Object.values(start.seats))).toEqual([['me', 'random'], ['careful', 'me']]);
  });

  it('is everything before that, and where nothing is said', () => {
    expect(fitted(info, '')).toBe(info);
    expect(fitted(info, 'first')).toBe(info);
  });
});

describe('who can sit where', () => {
  it('lists people, the opponents of that seat and the players of every game', () => {
    const listed = companies(TWO, 'blue', false);
    expect(listed.map((company) => company.sitters.map((sitter) => sitter.name))).toEqual([['me', 'open'], ['book'], ['random']]);
    expect(listed[1]?.sitters[0]?.levels).toEqual(['easy', 'hard']);
    expect(companies(FOUR, 'south', false)[1]?.sitters).toHaveLength(5);
  });

  it('invites nobody to a table with real dice', () => {
    expect(companies(TWO, 'red', true)[0]?.sitters.map((sitter) => sitter.name)).toEqual(['me']);
    expect(presets(TWO, true).map((preset) => preset.id)).toEqual(['alone', 'hot-seat']);
  });

  it('calls a level by the opponent where several have it by different rules', () => {
    const words = { has: (id: string) => id === 'level-bot-potent' } as unknown as Words;
    expect([levelCalled(words, 'bot', 'potent'), levelCalled(words, 'book', 'potent')]).toEqual(['level-bot-potent', 'level-potent']);
  });

  it('tells the server a name and a level', () => {
    const book = companies(TWO, 'blue', false)[1]?.sitters[0];
    expect([spec(book), spec(book, 'hard'), spec(undefined)]).toEqual(['book:easy', 'book:hard', 'me']);
  });

  it('offers a few ways to begin with one click, however many opponents there are', () => {
    const [alone, hotSeat, invite] = presets(TWO, false);
    expect(alone?.starts.map((start) => start.seats)).toEqual([
      { red: 'me', blue: 'book:easy' },
      { red: 'careful', blue: 'me' },
    ]);
    expect(hotSeat?.starts[0]?.seats).toEqual({ red: 'me', blue: 'me' });
    expect(invite?.starts[1]).toEqual({ id: 'invite-blue', seat: 'blue', seats: { red: 'open', blue: 'me' } });
    const four = presets(FOUR, false);
    expect(four.map((preset) => preset.starts.length)).toEqual([4, 1, 4]);
    expect(four[0]?.starts[2]?.seats).toEqual({ north: 'bot0:one', east: 'bot0:one', south: 'me', west: 'bot0:one' });
  });

  it('gives a person the seat that no book plays', () => {
    expect(usualSeats(TWO)).toEqual({ red: 'me', blue: 'book' });
    expect(usualSeats(FOUR)).toEqual({ north: 'me', east: 'bot0', south: 'bot0', west: 'bot0' });
  });
});
