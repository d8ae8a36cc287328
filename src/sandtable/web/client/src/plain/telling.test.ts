import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { View } from '../lib/types';
import { Words } from '../lib/words';
import { summary } from './telling';

const file = (path: string) => readFileSync(new URL(`../../../../words/en/${path}`, import.meta.url), 'utf8');
const words = new Words(['common.ftl', 'web.ftl', 'plain/cover.ftl', 'plain/board.ftl', 'plain/log.ftl', 'plain/web.ftl'].map(file).join('\n'));

const space = { pop: 1, control: 'none', support: 'neutral', returnees: false, terror: 0, sabotage: false, pieces: { taliban: 2 } };
const before = {
  goals: [{ side: 'taliban', value: -16, goal: 20 }],
  tracks: [{ id: 'aid', value: 15 }, { id: 'patronage', value: 5 }],
  islamabad: { box: 'backing', hard: false, boxes: [] },
  spaces: { zabol: space, kabul: space },
} as unknown as View;

describe('what has changed', () => {
  it('is told of margins and tracks first, then of Islamabad, then of spaces and pieces', () => {
    const after = {
      goals: [{ side: 'taliban', value: 1, goal: 20 }],
      tracks: [{ id: 'aid', value: 12 }, { id: 'patronage', value: 5 }],
      islamabad: { box: 'sponsorship', hard: false, boxes: [] },
      spaces: { zabol: { ...space, support: 'opposition', control: 'taliban', terror: 1, pieces: { taliban: 5, police: 1 } }, kabul: space },
    } as unknown as View;
    expect(summary(before, after, words).map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Victory margins: Taliban −16 → +1',
      'Tracks: Aid 15 → 12',
      'Islamabad: Backing → Sponsorship',
      'Zabol: Neutral → Opposition',
      'Zabol: no Control → Taliban Control',
      'Zabol: +1 Terror markers',
      'Zabol: +1 Police',
      'Zabol: +3 Underground Taliban Guerrillas',
    ]);
  });

  const holds = (pieces: object): View => ({ ...before, spaces: { zabol: { ...space, pieces }, kabul: space } }) as unknown as View;
  const lines = (last: View, seat: string, ...beats: [View, View][]) =>
    summary(before, last, words, { seat, beats: beats.map(([one, two]) => ({ before: one, after: two })) }).map(({ name, text, mine }) => `${mine ? '! ' : ''}${name}: ${text}`);

  it('begins with what others did to whoever reads it', () => {
    const [there, gone] = [holds({ taliban: 2, troops: 2 }), holds({ taliban: 2, troops: 1 })];
    expect(lines(gone, 'government', [there, gone])[0]).toBe('! Zabol: you lost a Troop');
    expect(lines(gone, 'taliban', [there, gone])).toEqual(['Zabol: +1 Government Troops']);
  });

  it('says that Guerrillas were found, and of those that are gone only that they are', () => {
    const [hidden, found, gone] = [holds({ taliban: 2 }), holds({ taliban: 0, taliban_active: 2 }), holds({ taliban: 0, taliban_active: 1 })];
    expect(lines(found, 'taliban', [hidden, found])).toEqual(['! Zabol: 2 Guerrillas of yours were found']);
    expect(lines(gone, 'taliban', [hidden, found], [found, gone])).toEqual(['! Zabol: you lost a Guerrilla', '! Zabol: a Guerrilla of yours was found']);
  });

  it('is nothing where nothing has', () => {
    expect(summary(before, before, words)).toEqual([]);
  });
});
