import { describe, expect, it } from 'vitest';
import { choicesAt, companies, fitted, levelCalled, sittersAt, spec, strengthOf, usualSits, whoPlays, type Sits } from './seating';
import type { GameInfo } from './types';
import { Words } from './words';

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
const PROGRAM = (...seats: string[]): Record<string, Sits> => Object.fromEntries(seats.map((seat) => [seat, 'program']));

describe('what goes with a scenario', () => {
  const info: GameInfo = {
    ...TWO,
    options: { scenario: ['first', 'last'], decks: [1, 2], campaign: [false, true] },
    fits: { last: { options: { decks: [1, 2], campaign: [false] }, opponents: ['red:careful'] } },
  };

  it('is all that is offered once it is chosen', () => {
    expect(fitted(info, 'last').options).toEqual({ scenario: ['first', 'last'], decks: [1, 2], campaign: [false] });
    expect(sittersAt(fitted(info, 'last'), 'blue').map(({ name }) => name)).toEqual(['random']);
  });

  it('is everything before that, and where nothing is said', () => {
    expect(fitted(info, '')).toBe(info);
    expect(fitted(info, 'first')).toBe(info);
  });
});

describe('who can sit where', () => {
  it('is you, the program where somebody of its can play, and a friend', () => {
    expect(choicesAt(TWO, 'blue', false)).toEqual(['me', 'program', 'open']);
    expect(choicesAt({ ...TWO, opponents: {}, agents: [] }, 'blue', false)).toEqual(['me', 'open']);
    expect(choicesAt({ ...TWO, seats: ['red'] }, 'red', false)).toEqual(['me', 'program']);
  });

  it('is no friend at a table with real dice', () => {
    expect(choicesAt(TWO, 'red', true)).toEqual(['me', 'program']);
  });

  it('gives a person the seat that no book plays', () => {
    expect(usualSits(TWO)).toEqual({ red: 'me', blue: 'program' });
    expect(usualSits(FOUR)).toEqual({ north: 'me', east: 'program', south: 'program', west: 'program' });
  });
});

describe('the seats of the program', () => {
  it('are played alike where the same can play them all', () => {
    const [all, ...more] = companies(FOUR, PROGRAM('east', 'south', 'west'), false);
    expect([all?.seats, all?.sitters.length, more]).toEqual([['east', 'south', 'west'], 6, []]);
  });

  it('are played each by itself if somebody wants that, or has to', () => {
    expect(companies(FOUR, PROGRAM('east', 'west'), true).map(({ seats }) => seats)).toEqual([['east'], ['west']]);
    expect(companies(TWO, PROGRAM('red', 'blue'), false).map(({ sitters }) => sitters.map(({ name }) => name))).toEqual([['careful', 'random'], ['book', 'random']]);
    expect(companies(TWO, { red: 'me', blue: 'open' }, false)).toEqual([]);
  });

  it('have levels by name, and by the opponent where several have one by different rules', () => {
    const words = { has: (id: string) => id === 'level-bot-potent' } as unknown as Words;
    expect([levelCalled(words, 'bot', 'potent'), levelCalled(words, 'book', 'potent')]).toEqual(['level-bot-potent', 'level-potent']);
    const book = sittersAt(TWO, 'blue')[0]!;
    expect([spec(book), spec(book, 'hard'), spec(sittersAt(TWO, 'red')[0]!)]).toEqual(['book:easy', 'book:hard', 'careful']);
  });
});

it('says in words who plays what, and at which level', () => {
  const words = new Words(`list-semicolon = { $left }; { $right }
list-and = { $left } and { $right }
list-one = { $text }
side-red = Red
    .the = the Reds
side-blue = Blue
side-grey = Grey
level-hard = Hard
opponent-book = the rule book
    .short = the book
ui-begins-me = you play { $sides-the }
ui-begins-level = { $opponent-short }, { $level }, plays { $sides-the }
ui-begins-open = a friend plays { $sides-the }`);
  const told = (seats: Record<string, string>) => words.say(whoPlays(seats, words));
  expect(told({ blue: 'book:hard', red: 'me' })).toBe('you play the Reds; the book, Hard, plays Blue');
  expect(told({ red: 'open', blue: 'me', grey: 'me' })).toBe('you play Blue and Grey; a friend plays the Reds');
});

describe('how strong somebody is', () => {
  const words = new Words(
    [
      'ui-strength = { $tenths ->\n    [0] hardly ever against { $opponent }\n   *[other] { $tenths } of 10 against { $opponent }\n}',
      'ui-strength-level = { $opponent } ({ $level })',
      'opponent-book = the book',
      'level-easy = Easy',
    ].join('\n'),
  );
  const rating = { scenario: 'first', seat: 'red', player: 'careful', against: 'book:easy', won: 68, games: 100 };
  const info: GameInfo = { ...TWO, ratings: [rating, { ...rating, scenario: 'last', won: 3 }] };
  const said = (scenario: string, seat: string, player: string) => {
    const told = strengthOf(info, words, scenario, seat, player);
    return told && words.say(told);
  };

  it('is said by what was measured on that seat of that scenario', () => {
    expect(said('first', 'red', 'careful')).toBe('7 of 10 against the book (Easy)');
    expect(said('last', 'red', 'careful')).toBe('hardly ever against the book (Easy)');
  });

  it('is not said where nothing was measured', () => {
    expect(said('first', 'blue', 'careful')).toBeNull();
    expect(said('first', 'red', 'random')).toBeNull();
    expect(said('other', 'red', 'careful')).toBeNull();
    expect(strengthOf(TWO, words, 'first', 'red', 'careful')).toBeNull();
  });
});
