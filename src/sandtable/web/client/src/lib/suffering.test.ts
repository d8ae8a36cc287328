import { describe, expect, it } from 'vitest';
import { losses, mineFirst } from './suffering';

const count = (view: Record<string, unknown>) => view as Record<string, number>;
const lost = (...beats: [object, object][]) => losses({ seat: 'us', beats: beats.map(([before, after]) => ({ before: { ...before }, after: { ...after } })) }, count);

describe('what others did to somebody', () => {
  it('is what was lost in each place, over all that they did', () => {
    expect([...lost([{ iraq: 2, iran: 1 }, { iraq: 1, iran: 1 }], [{ iraq: 1, iran: 1 }, { iran: 0 }])]).toEqual([['iraq', 2], ['iran', 1]]);
  });

  it('is nothing where pieces only went elsewhere, or came', () => {
    expect([...lost([{ iraq: 2 }, { iraq: 1, iran: 1 }])]).toEqual([]);
    expect([...lost([{}, { iran: 1 }])]).toEqual([]);
  });

  it('is told first', () => {
    const all = [{ name: 'a', text: '' }, { name: 'b', text: '', mine: true }];
    expect(mineFirst(all).map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
