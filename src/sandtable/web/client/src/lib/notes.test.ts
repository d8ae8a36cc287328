import { describe, expect, it } from 'vitest';
import { blocks, lines, merged, sentences } from './notes';
import type { Note } from './types';

const told = (text: Note['text'], rule: string | null = null): Note => ({ text, rule, kind: 'told' });
const why = (text: Note['text']): Note => ({ text, rule: null, kind: 'why' });

describe('the log', () => {
  it('grows, and shrinks after an undo', () => {
    const have = [told('a'), told('b'), told('c')];
    expect(merged(have, 3, [told('d')]).map((note) => note.text)).toEqual(['a', 'b', 'c', 'd']);
    expect(merged(have, 1, [told('x')]).map((note) => note.text)).toEqual(['a', 'x']);
  });

  it('folds reasons under a play and knows dice and sides', () => {
    const shown = lines(
      [
        { ...told(['note-anything', { turn: 2 }]), heading: true },
        why('note-because'),
        told(['note-plays', { side: 'jihadist', card: { message: 'card-1' }, value: 1 }]),
        told(['note-thrown', { pips: 5, what: { message: 'roll-recruit' } }]),
        why('note-last'),
      ],
      ['us', 'jihadist'],
    );
    expect(shown.map((line) => line.side)).toEqual([null, 'jihadist', 'jihadist']);
    expect(shown.map((line) => line.pips)).toEqual([null, null, 5]);
    expect(shown.map((line) => line.why.length)).toEqual([0, 1, 1]);
    expect(shown.map((line) => line.heading)).toEqual([true, false, false]);
  });

  it('leaves the last considerations of a step where they were made, and makes repeated lines one', () => {
    const notes: Note[] = [
      { ...told(['note-plays', { side: 'jihadist' }]), step: 1 },
      { ...why('note-too-late'), step: 1 },
      { ...told(['note-plays', { side: 'us' }]), step: 2 },
      { ...told(['note-drew', { card: { message: 'card-1' } }]), step: 2 },
      { ...told(['note-drew', { card: { message: 'card-2' } }]), step: 2 },
    ];
    const shown = lines(notes, ['us', 'jihadist']);
    expect(shown.map((line) => line.why.length)).toEqual([1, 0, 0]);
    expect(shown.at(-1)!.more).toHaveLength(1);
    expect(blocks(shown).map((block) => block.lines.length)).toEqual([0, 1]);
  });

  it('leaves out what only echoes a check', () => {
    const die = told(['note-thrown', { pips: 5, what: { message: 'roll-recruit' } }]);
    const echo = { ...told('note-failed'), echo: true };
    expect(lines([die, echo, echo], [])).toHaveLength(1);
    expect(lines([die, told('note-failed')], [])).toHaveLength(2);
  });
});

describe('what is told', () => {
  const placed = (country: string) => told(['note-plot', { country: { message: `country-${country}` } }]);

  it('is one sentence about several things, and two about the same thing twice', () => {
    const said = sentences([placed('iraq'), placed('yemen'), placed('iraq')]);
    expect(said.map((note) => note.text)).toEqual([
      ['note-plot', { country: { messages: ['country-iraq', 'country-yemen'] } }],
      ['note-plot', { country: { message: 'country-iraq' } }],
    ]);
    expect(lines([placed('iraq'), placed('iraq')], []).length).toBe(2);
  });
});
