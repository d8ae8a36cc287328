import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleOf, Words } from './words';

const small = new Words(`
list-nothing = nothing
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
rule-game-8-2a = First
    .text = One.
rule-game-8-2b = Second
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
    expect(ruleOf(small, 'game', '8.2').map((rule) => rule.text)).toEqual(['One.', 'Two.']);
    expect(ruleOf(small, 'game', '8.2a')[0]?.title).toBe('First');
    expect(ruleOf(small, 'game', '8').map((rule) => [rule.number, rule.title, rule.text])).toEqual([['8.2a', 'First', '']]);
    expect(ruleOf(small, 'game', '9')).toEqual([]);
  });

  it('read every file that the server gives', () => {
    const folder = new URL('../../../../words/en/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
    const words = new Words(files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n'));
    expect(words.say('country-iraq')).toBe('Iraq');
    expect(words.say(['note-plays', { side: 'us', card: { message: 'card-1' }, value: 1 }])).toContain('Backlash');
  });
});
