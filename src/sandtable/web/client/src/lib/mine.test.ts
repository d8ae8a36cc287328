import { describe, expect, it } from 'vitest';
import { bringBack, forget, keep, kept, keptTable, type Box } from './mine';

function memory(start: Record<string, string> = {}): Box {
  const items = new Map(Object.entries(start));
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

describe('my tables', () => {
  it('are kept, joined and forgotten', () => {
    const box = memory();
    keep({ table: 't1', game: 'labyrinth', tokens: ['a'], join: { jihadist: 'code' } }, box);
    keep({ table: 't2', game: 'labyrinth', tokens: ['b'] }, box);
    keep({ table: 't1', game: 'labyrinth', tokens: ['c'] }, box);
    expect(kept(box).map((each) => each.table)).toEqual(['t1', 't2']);
    expect(keptTable('t1', box)).toEqual({ table: 't1', game: 'labyrinth', tokens: ['a', 'c'], join: { jihadist: 'code' } });
    forget('t1', box);
    expect(kept(box).filter((each) => !each.away).map((each) => each.table)).toEqual(['t2']);
    expect(keptTable('t1', box)?.tokens).toEqual(['a', 'c']); // the keys of its seats are not lost
    bringBack(box);
    expect(keptTable('t1', box)?.away).toBeUndefined();
  });

  it('survive a spoilt store', () => {
    expect(kept(memory({ 'sandtable.tables': '{oops' }))).toEqual([]);
    expect(kept(memory({ 'sandtable.tables': '[{"table": 3}]' }))).toEqual([]);
  });
});
