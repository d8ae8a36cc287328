import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judged, results, toldOfDie, verdictOf } from './dice';
import type { Argument, Message, Note } from './types';
import { Words } from './words';

const file = (path: string) => readFileSync(new URL(`../../../../words/en/${path}`, import.meta.url), 'utf8');
const words = new Words(['common.ftl', 'web.ftl', 'labyrinth/log.ftl', 'labyrinth/questions.ftl', 'labyrinth/board.ftl'].map(file).join('\n'));

const iraq: Argument = { message: 'country-iraq' };
const note = (args: Record<string, Argument>): Note => ({ text: ['note-die', args], rule: null, kind: 'told' });
const war: Message = ['roll-war_of_ideas', { country: iraq }];
const needs: Argument = { message: ['check-at-least', { number: 5 }] };
const aid: Message = ['check-plus', { number: 1, name: { message: 'modifier-aid' } }];
const penalty: Message = ['check-minus', { number: 2, name: { message: 'modifier-gwot' } }];

/** A die as the rules tell of it: what it says of itself is all that is known here. */
function checked(verdict: string, id: string, more: Record<string, Argument> = {}): Note {
  const check: Message = [id, { what: { message: war }, pips: 4, needs, verdict, ...more }];
  return { ...note({ pips: 4, what: { message: war } }), check };
}

describe('a die', () => {
  it('says what it was for, its sum, what it needed and its verdict', () => {
    const summed = checked('fails', 'check-sum', { modifiers: { messages: [aid, penalty] }, sum: 3 });
    expect(toldOfDie(summed, words)).toBe('War of Ideas in Iraq: 4 + 1 Aid − 2 GWOT penalty = 3, needs 5 or more: fails');
    expect(toldOfDie(checked('fails', 'check'), words)).toBe('War of Ideas in Iraq: 4, needs 5 or more: fails');
  });

  it('has succeeded if the rules say so, whatever its number', () => {
    expect(verdictOf(checked('succeeds', 'check'))).toBe(true);
    expect(verdictOf(checked('fails', 'check'))).toBe(false);
    expect(judged(checked('succeeds', 'check'), words)).toEqual({ need: '5 or more', verdict: 'succeeds' });
  });

  it('only says how much where nothing was checked', () => {
    const posture = note({ pips: 4, what: { message: ['roll-posture', { country: iraq }] } });
    expect([verdictOf(posture), judged(posture, words)]).toEqual([null, null]);
    expect(toldOfDie(posture, words)).toBe('Posture of Iraq: 4');
    expect(toldOfDie({ text: 'note-failed', rule: null, kind: 'told' }, words)).toBeUndefined();
  });
});

describe('what came of an answer', () => {
  it('is a line for each die, but for those that concern no answer', () => {
    const chosen = note({ pips: 2, what: { message: 'roll-random_country' } });
    expect(results([chosen, checked('fails', 'check')], words, ['roll-random_country'])).toEqual([
      { text: 'War of Ideas in Iraq: 4, needs 5 or more: fails', pips: 4, success: false },
    ]);
    expect(results([{ ...chosen, kind: 'why' }], words)).toEqual([]);
  });
});
