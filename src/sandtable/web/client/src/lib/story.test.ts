import { describe, expect, it } from 'vitest';
import { applied, byOthers, keptTogether, ofEach, pieces, played, thingsIn } from './story';
import type { Note, View } from './types';
import { Words } from './words';

const facts = { kinds: { cards: 'card', countries: 'country' }, cards: { 24: {} }, countries: { iraq: {} } };
const told = (id: string, args: Record<string, never | unknown> = {}, more: Partial<Note> = {}): Note => ({
  text: [id, args as never],
  rule: null,
  kind: 'told',
  ...more,
});

describe('a story', () => {
  it('makes changes without touching the view it starts from', () => {
    const view: View = { a: { b: 1 }, list: [1, 2], gone: true };
    const after = applied(view, [[['a', 'b'], 2], [['list', 1], 5], [['gone']], [['new'], null]]);
    expect(after).toEqual({ a: { b: 2 }, list: [1, 5], new: null });
    expect(view).toEqual({ a: { b: 1 }, list: [1, 2], gone: true });
  });

  it('is played with what belongs together as one beat', () => {
    const notes: Note[] = [
      told('note-plays', { side: 'them', card: { message: 'card-24' } }),
      { text: 'note-why', rule: null, kind: 'why' },
      told('note-die', { pips: 4 }),
      { ...told('note-sum'), echo: true },
      told('note-drew'),
      told('note-drew'),
    ];
    const beats = [0, 2, 3, 4, 5].map((note) => ({ note, changes: note > 3 ? ([[['n'], note]] as never) : [] }));
    const result = played({ n: 0 }, beats, notes, ['us', 'them'], facts);
    expect(result.map((each) => each.notes.length)).toEqual([1, 1, 2]); // the sum is in the check
    expect(result[0]!.things).toEqual(['card:24']);
    expect(result[0]!.why).toEqual([notes[1]]); // a card has its first reason at once
    expect(result[1]!.why).toEqual([notes[1]]);
    expect(result.at(-1)!.after).toEqual({ n: 5 });
    expect(byOthers(result[0]!, ['us'])).toBe(true);
    expect(byOthers(result[0]!, ['them'])).toBe(false);
  });

  it('tells of one place in one beat, of many cards in one sentence, and hides nothing', () => {
    const iraq = { message: 'country-iraq' };
    const notes: Note[] = [
      told('note-operation-in', { side: 'them', country: iraq }),
      told('note-spent', { value: 3 }),
      told('note-placed', { count: 2, country: iraq }),
      told('note-die', { pips: 4, country: iraq }),
      told('note-fell', { country: iraq }),
      ...Array.from({ length: 6 }, (_, count) => told('note-moved', { count, origin: iraq })),
      ...Array.from({ length: 9 }, () => told('note-drew', { card: { message: 'card-24' } })),
    ];
    const beats = notes.map((_, note) => ({ note, changes: [[['n'], note]] as never }));
    const result = played({ n: 0 }, beats, notes, ['us', 'them'], facts);
    expect(result.map((each) => each.notes.length)).toEqual([3, 1, 4, 3, 9]);
    expect(result.flatMap((each) => each.notes)).toEqual(notes);
    expect(result.at(-1)!.things).toEqual([]); // none of the cards is played
  });

  it('says of each thing in one line what has changed', () => {
    const iraq = { name: 'Iraq', target: 'country:iraq' };
    const words = new Words('list-one = { $text }\njoin-dot = { $left } · { $right }');
    expect(ofEach([{ name: 'Prestige', text: '5 → 6' }, { ...iraq, text: 'Fair → Poor' }, { ...iraq, text: '+1 cell' }], words)).toEqual([
      { name: 'Prestige', text: '5 → 6' },
      { ...iraq, text: 'Fair → Poor · +1 cell' },
    ]);
  });

  it('finds the things that a message names', () => {
    expect(thingsIn(['note-x', { country: { message: 'country-iraq' }, card: { message: 'card-99' } }], facts)).toEqual(['country:iraq']);
    const named = [{ target: 'country:iraq', names: ['Iraq'] }];
    expect(pieces('In Iraq it rains.', named)).toEqual([
      { text: 'In ', target: null },
      { text: 'Iraq', target: 'country:iraq' },
      { text: ' it rains.', target: null },
    ]);
    expect(pieces('Дождь в Ираке.', [{ target: 'country:iraq', names: ['Ирак', 'Ираке'] }])[1]).toEqual({ text: 'Ираке', target: 'country:iraq' });
  });

  it('keeps quotes, endings and full stops on the line of a name', () => {
    const named = [
      { target: 'card:1', names: ['ISR', '情報'] },
      { target: 'country:china', names: ['China'] },
    ];
    const told = (sentence: string) => keptTogether(pieces(sentence, named)).map(({ before, text, after }) => [before, text, after]);
    expect(told('Jetzt „ISR“: die Haltung Chinas (5 oder mehr).')).toEqual([
      ['', 'Jetzt ', ''],
      ['„', 'ISR', '“:'],
      ['', ' die Haltung ', ''],
      ['', 'China', 's'],
      ['', ' (5 oder mehr).', ''],
    ]);
    expect(told('（情報）が有効')).toEqual([
      ['', '', ''],
      ['（', '情報', '）'],
      ['', 'が有効', ''],
    ]);
  });
});
