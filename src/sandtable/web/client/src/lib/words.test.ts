import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Message } from './types';
import { cited, joined, listed, ruleOf, said, Words } from './words';

const small = new Words(`
list-nothing = nothing
list-one = { $text }
ui-rule = { $number } { $title }.
list-comma = { $left }, { $right }
list-and = { $left } and { $right }
side-us = US
    .The = The US
country-iraq = Iraq
country-philippines = Philippines
    .the = the Philippines
    .number = many
governance-poor = Poor
note-go = { $side-The } goes to { $country-the }.
note-list = In { $countries-the }.
note-turn = { $country } { $country-number ->
        [many] turn
       *[other] turns
    } { $governance }.
note-which = { $governance-id ->
        [governance-poor] low
       *[other] high
    }
card-1 = Backlash
    .text = Something.
rule-8-2a = First
    .text = One.
rule-8-2b = Second
    .text = Two.
`);

describe('words', () => {
  it('fill in nested messages in the form that is asked for', () => {
    expect(small.say(['note-go', { side: 'us', country: { message: 'country-philippines' } }])).toBe(
      'The US goes to the Philippines.',
    );
    expect(small.say(['note-go', { side: 'us', country: { message: 'country-iraq' } }])).toBe('The US goes to Iraq.');
  });

  it('choose by a form or an id', () => {
    expect(small.say(['note-turn', { country: { message: 'country-philippines' }, governance: 'poor' }])).toBe(
      'Philippines turn Poor.',
    );
    expect(small.say(['note-which', { governance: 'poor' }])).toBe('low');
  });

  it('join lists', () => {
    const countries = { messages: ['country-iraq', 'country-philippines', 'country-iraq'] };
    expect(small.say(['note-list', { countries }])).toBe('In Iraq, the Philippines and Iraq.');
    expect(small.say(['note-list', { countries: { messages: [] } }])).toBe('In nothing.');
  });

  it('read attributes and say a missing message readably', () => {
    expect(small.attribute('card-1', 'text')).toBe('Something.');
    expect(small.attribute('card-1', 'playable')).toBeNull();
    expect(small.say('ask-nothing_known')).toBe('Nothing known');
  });

  it('find a rule or its lettered parts', () => {
    expect(ruleOf(small, '8.2').map((rule) => rule.text)).toEqual(['One.', 'Two.']);
    expect(ruleOf(small, '8.2a')[0]?.title).toBe('8.2a First.');
    expect(ruleOf(small, '8').map((rule) => [rule.number, rule.title, rule.text])).toEqual([['8.2a', '8.2a First.', '']]);
    expect(ruleOf(small, '9')).toEqual([]);
  });

  it('know the forms of a name, without what stands before them', () => {
    const russian = new Words('country-iraq = Ирак\n    .in = в Ираке\n    .gen = Ирака\ncountry-gulf_states = Страны залива\n    .in = в странах залива\n    .number = many');
    expect(russian.forms('country-iraq')).toEqual(['Ирак', 'Ираке', 'Ирака']);
    expect(russian.forms('country-gulf_states')).toEqual(['Страны залива', 'странах залива', 'many']);
  });

  it('cite a card in words, and a rule by its number', () => {
    const russian = new Words('cite-card = карта { $number }');
    expect(['card 47', '8.4.2'].map((rule) => cited(russian, rule))).toEqual(['карта 47', '8.4.2']);
  });

  it('join messages and texts', () => {
    expect(small.say(joined(['country-iraq', said('x'), 'country-iraq']))).toBe('Iraq, x, Iraq');
    expect(small.say(listed(['country-iraq', said(2)]))).toBe('Iraq and 2');
    expect(small.say(joined(['country-iraq']))).toBe('Iraq');
    expect(small.say(joined([]))).toBe('nothing');
  });
});

const root = new URL('../../../../../../', import.meta.url);

/** All word files of a folder as one text. */
function source(...folders: string[]): string {
  const files = folders.map((folder) => new URL(folder, root)).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ftl'))
      .map((name) => readFileSync(new URL(name, folder), 'utf8')),
  );
  return files.join('\n');
}

const english = source('src/sandtable/words/en/', 'src/sandtable/words/en/labyrinth/');

describe('the words of the server', () => {
  it('can be read', () => {
    const words = new Words(english);
    expect(words.say('country-iraq')).toBe('Iraq');
    expect(words.say(['note-plays', { side: 'us', card: { message: 'card-1' }, value: 1 }])).toContain('Backlash');
  });
});

// The same little Esperanto, and the same cases, as in the tests of sandtable.words.
describe('a second language', () => {
  const spoken = source('tests/words/esperanto/shared/eo/', 'tests/words/esperanto/labyrinth/eo/');
  const words = new Words(english, { language: 'eo', source: spoken });
  const cases = JSON.parse(readFileSync(new URL('tests/words/esperanto/cases.json', root), 'utf8')) as {
    what: string;
    message: Message;
    says: string;
  }[];

  it.each(cases)('is spoken for a whole sentence or not at all: $what', ({ message, says }) => {
    expect(words.say(message)).toBe(says);
  });

  it('is spoken for a whole attribute or not at all', () => {
    expect(words.attribute('draw-card', 'ask', { side: 'us' })).toBe('Kiu karto de Usono venas?');
    expect(words.attribute('draw-card', 'ask', { side: 'jihadist' })).toBe(
      'Draw the next card for the Jihadist side: which number is it?',
    );
    expect(words.attribute('card-1', 'text')).toBe('Usono elektas intrigon.');
    expect(words.attribute('card-6', 'text')).toContain('Lower Funding');
    expect(words.attribute('card-1', 'no-such-thing')).toBeNull();
  });

  it('is spoken for a whole list or not at all', () => {
    expect(words.say(listed(['country-iraq', 'country-iran']))).toBe('Irako kaj Irano');
    expect(words.say(listed(['country-iraq', 'country-syria']))).toBe('Iraq and Syria');
    expect(words.say(joined(['country-iraq', 'country-iran']))).toBe('Iraq, Iran');
  });
});
