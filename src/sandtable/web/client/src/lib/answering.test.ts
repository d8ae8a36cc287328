import { describe, expect, it, vi } from 'vitest';
import { Answering, type Guiding } from './answering.svelte';
import type { TableStore } from './table.svelte';
import { asks, says, table } from './table.samples';
import { TableStory } from './table_story.svelte';
import type { Forecast, Question, TableNews } from './types';

const even: Forecast = { chance: [1, 2], needs: null, modifiers: [], cost: null, leads_to: [], warnings: [] };

function answers(store: TableStore, guide?: Guiding) {
  const story = new TableStory(store, () => ({}));
  const chosen = vi.spyOn(store, 'choose');
  return { answering: new Answering(store, story, () => guide), story, chosen };
}

/** A question whose answers are decided by a die. */
const risky = (seat: string, most = 1): Question => {
  const question = asks(seat, most, most);
  return { ...question, options: question.options.map((option) => ({ ...option, forecast: even })) };
};
const SOLITAIRE = { us: 'human', jihadist: 'solitaire' };

describe('answering', () => {
  it('points at what can be chosen and at what is picked', () => {
    const store = table({ question: asks('us', 1, 2) });
    const { answering } = answers(store);
    answering.choose('iran');
    expect([...answering.targets]).toEqual(['country:iraq', 'country:iran', 'country:syria']);
    expect([...answering.picked]).toEqual(['country:iran']);
  });

  it('asks nothing while a story is told', () => {
    const store = table({ question: asks('us') });
    const { answering, story, chosen } = answers(store);
    expect(answering.question).not.toBeNull();
    story.telling.start([{ notes: [], why: [], last: 0, side: null, before: {}, after: {}, things: [] }]);
    answering.choose('iraq');
    expect([answering.question, answering.targets.size]).toEqual([null, 0]);
    expect(chosen).not.toHaveBeenCalled();
    story.telling.leave();
  });

  it('chooses what is pointed at, or lists the answers that point there', async () => {
    const question = asks('us');
    question.options.push({ key: 'iran2', label: 'other', target: 'country:iran' });
    const { answering, chosen } = answers(table({ question }));
    const focus = vi.fn();
    vi.stubGlobal('document', { querySelector: () => ({ focus }) });
    answering.chooseTarget('country:mali');
    answering.chooseTarget('country:iran');
    expect([answering.narrow, chosen.mock.calls]).toEqual(['country:iran', []]);
    await Promise.resolve();
    expect(focus).toHaveBeenCalledOnce(); // the first of them has the focus
    answering.widen();
    answering.chooseTarget('country:iraq');
    expect([answering.narrow, chosen.mock.calls]).toEqual([null, [['iraq']]]);
    vi.unstubAllGlobals();
  });

  it('rolls a die among people only when somebody says so', () => {
    const { answering, chosen } = answers(table({ question: risky('us') }));
    answering.choose('iraq');
    expect([answering.rolling?.key, chosen.mock.calls]).toEqual(['iraq', []]);
    answering.keepDie();
    answering.roll();
    expect(chosen).not.toHaveBeenCalled();
    answering.choose('iraq');
    answering.roll();
    expect([answering.rolling, chosen.mock.calls]).toEqual([null, [['iraq']]]);
  });

  it('rolls it at once where one plays alone, or picks several', () => {
    for (const news of [{ question: risky('us'), people: SOLITAIRE }, { question: risky('us', 2) }]) {
      const { answering, chosen } = answers(table(news));
      answering.choose('iraq');
      expect([answering.rolling, chosen.mock.calls]).toEqual([null, [['iraq']]]);
    }
  });

  it('waits among people until it is known whether there is a die in an answer', () => {
    vi.useFakeTimers();
    const answered = (forecasts: Record<string, Forecast>, more: Partial<TableNews> = {}) => {
      const store = table({ question: asks('us'), outlook: { forecasts: {}, impossible: [] } });
      const { answering, chosen } = answers(store);
      store.hear(says({ ply: 2, question: asks('us'), outlook: null }));
      vi.advanceTimersByTime(1000);
      answering.choose('iraq');
      expect([answering.rolling, chosen.mock.calls]).toEqual([null, []]);
      store.hear(says({ ply: 2, outlook: { forecasts, impossible: [] }, ...more }));
      return [answering.rolling?.key, chosen.mock.calls];
    };
    expect(answered({ iraq: even })).toEqual(['iraq', []]);
    expect(answered({})).toEqual([undefined, [['iraq']]]);
    expect(answered({}, { ply: 3 })).toEqual([undefined, []]); // something else is asked by now
    vi.useRealTimers();
  });

  it('keeps to a lesson, which goes on with the answer and back with what is taken back', () => {
    const guide = { allows: (key: string) => key === 'iran', answered: vi.fn(), back: vi.fn() };
    const store = table({ question: asks('us'), can_undo: true });
    const { answering, story, chosen } = answers(store, guide);
    answering.choose('iraq');
    expect([chosen.mock.calls, guide.answered.mock.calls]).toEqual([[], []]);
    answering.choose('iran');
    expect([chosen.mock.calls, guide.answered.mock.calls.length]).toEqual([[['iran']], 1]);
    story.results = [{ text: '', pips: 1, success: null }];
    answering.undo();
    expect([guide.back.mock.calls.length, story.results]).toEqual([1, []]);
    store.canUndo = false;
    answering.undo();
    expect(guide.back).toHaveBeenCalledOnce();
  });

  it('lays the hand open of whoever is asked', () => {
    const holder = (seats: string[], seat: string | null) => answers(table({ seats, question: seat ? asks(seat) : null })).answering.holder;
    expect(holder(['us'], null)).toBe('us');
    expect(holder(['us', 'jihadist'], 'jihadist')).toBe('jihadist');
    expect(holder(['us', 'dealer'], 'dealer')).toBe('us');
    expect(holder(['us', 'jihadist', 'dealer'], 'dealer')).toBeNull();
    expect(holder([], null)).toBeNull();
  });
});
