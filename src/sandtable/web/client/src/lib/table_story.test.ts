import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from './games';
import type { TableStore } from './table.svelte';
import { asks, says, table } from './table.samples';
import { TableStory } from './table_story.svelte';
import type { Note } from './types';
import { Words } from './words';

const FACTS = { kinds: { cards: 'card' }, cards: { 24: {}, 25: {} } };
const words = new Words('ui-die = { $what }: { $pips }\nlist-one = { $text }');
const game: GameModule = {};

const rolled = (side: string, what: string): Note => ({ text: ['note-die', { side, pips: 4, what: { message: ['list-one', { text: what }] } }], rule: null, kind: 'told' });
const by = (side: string, id: string, card?: number): Note => ({
  text: [id, { side, ...(card ? { card: { message: `card-${card}` } } : {}) }],
  rule: null,
  kind: 'told',
});

/** A table where these things have happened since the last answer; nothing of it is known yet. */
function happened(...notes: Note[]): TableStore {
  const beats = notes.map((_, note) => ({ note, changes: [[['n'], note + 1]] }));
  const store = table({ view: { n: notes.length }, notes, question: asks('us'), story: { since: 0, start: [[['n'], 0]], beats, rest: [] } as never });
  store.told = 0;
  return store;
}

function storyOf(store: TableStore): TableStory {
  return new TableStory(store, () => FACTS);
}

describe('the story of a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says what came of one’s own answer at once, and tells what others did', () => {
    const store = happened(rolled('us', 'own'), by('jihadist', 'note-theirs'), by('us', 'note-mine-again'));
    const story = storyOf(store);
    expect(story.byOthers).toBe(true);
    story.tell(game, words, false);
    expect(story.results.map((each) => each.text)).toEqual(['own: 4']);
    expect([story.telling.active, store.told]).toEqual([true, 0]);
    story.leave();
    expect([story.telling.active, store.told]).toEqual([false, 3]);
    story.tell(game, words, false);
    expect(story.telling.active).toBe(false); // it is known now
    story.again();
    expect(story.telling.active).toBe(true);
  });

  it('tells nothing of what only follows from one’s own answer', () => {
    const store = happened(rolled('us', 'own'));
    const story = storyOf(store);
    story.tell(game, words, false);
    expect(story.results).toHaveLength(1);
    expect([story.byOthers, story.telling.active, store.told]).toEqual([false, false, 1]);
  });

  it('is not told where it is quiet, where nobody sits, or where as little motion as possible is wanted', () => {
    const notes = [by('jihadist', 'note-theirs')];
    const quiet = storyOf(happened(...notes));
    quiet.tell(game, words, true);
    const watched = happened(...notes);
    watched.seats = [];
    const spectators = storyOf(watched);
    spectators.tell(game, words, false);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const still = storyOf(happened(...notes));
    still.tell(game, words, false);
    vi.unstubAllGlobals();
    expect([quiet, spectators, still].map((each) => each.telling.active)).toEqual([false, false, false]);
    expect(watched.told).toBe(1);
  });

  it('is seen with the eyes of the one who is asked, where several sit here', () => {
    const store = happened(by('jihadist', 'note-theirs'));
    store.seats = ['us', 'jihadist'];
    expect(storyOf(store).byOthers).toBe(true);
    store.question = asks('jihadist');
    expect(storyOf(store).byOthers).toBe(false);
  });

  it('is summed up once, when somebody here is asked, however often the others went on', () => {
    const store = happened(by('jihadist', 'note-a'));
    const question = store.question;
    store.question = null;
    const story = storyOf(store);
    story.tell(game, words, false);
    vi.advanceTimersByTime(2000);
    expect([story.telling.active, store.told]).toEqual([false, 1]); // told, and nothing to click away
    store.question = question;
    story.tell(game, words, false);
    expect([story.telling.ended, story.telling.all.length]).toEqual([true, 1]);
    story.leave();
    story.tell(game, words, false);
    expect(story.telling.active).toBe(false);
  });

  it('is left when somebody takes back what it tells of', () => {
    const store = happened(by('jihadist', 'note-theirs'), by('jihadist', 'note-more'));
    const story = storyOf(store);
    story.tell(game, words, false);
    story.telling.skip();
    expect([story.telling.active, story.telling.ended]).toEqual([true, true]);
    const back = { seat: 'jihadist', notes: ['note-more'] };
    store.hear(says({ ply: 1, revision: 2, notes: [], from: 1, view: { n: 1 }, story: null, taken_back: back }));
    story.tell(game, words, false);
    expect([story.telling.active, story.results, store.told]).toEqual([false, [], 1]);
    expect(store.takenBackByOthers).toEqual(back);
    store.hear(says({ ply: 2, revision: 2, taken_back: null }));
    expect(store.takenBackByOthers).toBe(null);
    store.hear(says({ ply: 1, revision: 3, taken_back: { seat: 'us', notes: [] } }));
    expect(store.takenBackByOthers).toBe(null); // one's own
  });

  it('lets the log say no more than what has been told, and goes on when more has happened', () => {
    const store = happened(by('jihadist', 'note-a'), by('jihadist', 'note-b'));
    const story = storyOf(store);
    expect(story.notes).toHaveLength(2);
    story.tell(game, words, false);
    expect(story.notes).toHaveLength(1);
    story.telling.on();
    const more = { since: 0, from: 2, beats: [{ note: 2, changes: [[['n'], 3]] }], rest: [] };
    store.hear(says({ ply: 2, notes: [by('jihadist', 'note-c')], from: 2, changes: [[['n'], 3]], story: more as never }));
    story.tell(game, words, false);
    expect([story.telling.at, story.telling.beats.length, story.notes.length]).toEqual([1, 3, 2]);
    story.telling.skip();
    expect(story.notes).toHaveLength(3);
  });

  it('keeps the card in sight that is played, on a small screen only while it is named', () => {
    const heading: Note = { ...by('jihadist', 'note-turn'), heading: true };
    const story = storyOf(happened(by('jihadist', 'note-plays', 24), by('jihadist', 'note-recruits'), heading));
    expect(story.cardOn(true)).toBeNull();
    story.tell(game, words, false);
    expect([story.cardOn(true), story.cardOn(false)]).toEqual(['card:24', 'card:24']);
    story.telling.on();
    expect([story.cardOn(true), story.cardOn(false)]).toEqual(['card:24', null]);
    story.telling.on();
    expect(story.cardOn(true)).toBeNull(); // a new part of the log has begun
  });
});
