import { afterEach, describe, expect, it, vi } from 'vitest';
import { Panels } from './panels.svelte';

/** A window that can be made narrow and wide. */
function screen(matches: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches,
    addEventListener: (_: string, each: () => void) => listeners.add(each),
    removeEventListener: (_: string, each: () => void) => listeners.delete(each),
  };
  vi.stubGlobal('matchMedia', () => query);
  return (wide: boolean) => {
    query.matches = wide;
    listeners.forEach((each) => each());
  };
}

describe('the panels', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('follow the width of the window until they are left', () => {
    const resize = screen(false);
    const panels = new Panels();
    const leave = panels.watch();
    expect(panels.wide).toBe(false);
    resize(true);
    expect(panels.wide).toBe(true);
    leave();
    resize(false);
    expect(panels.wide).toBe(true);
  });

  it('cover the right and the bottom of a wide map, and less of it when folded', () => {
    const panels = new Panels();
    panels.handHeight = 120;
    expect(panels.covered).toEqual({ left: 0, right: 330, bottom: 120 });
    panels.sideFolded = true;
    expect(panels.covered).toEqual({ left: 0, right: 52, bottom: 120 });
    panels.wide = false;
    expect(panels.covered).toEqual({ left: 0, right: 0, bottom: 0 });
  });

  it('cover the left of the map with the column of a game, where there is room for one', () => {
    const resize = screen(true);
    const panels = new Panels();
    panels.column = true;
    const leave = panels.watch();
    expect(panels.covered.left).toBe(212);
    panels.columnFolded = true;
    expect(panels.covered.left).toBe(0);
    panels.columnFolded = false;
    resize(false);
    expect([panels.columnFolded, panels.covered.left]).toEqual([true, 0]);
    resize(true);
    expect([panels.columnFolded, panels.covered.left]).toEqual([false, 212]);
    leave();
  });

  it('show what is asked, whatever was folded away or lay over the map', () => {
    const panels = new Panels();
    panels.sheet = null;
    panels.sideFolded = true;
    panels.showQuestion();
    expect([panels.sheet, panels.sideFolded]).toEqual(['question', false]);
  });

  it('show the part that a lesson speaks of, unless it asks for an answer', () => {
    vi.stubGlobal('innerHeight', 625);
    const panels = new Panels();
    panels.showLesson(false, 'status');
    expect([panels.sheet, panels.logFolded]).toEqual(['status', true]);
    panels.showLesson(false, 'log');
    expect([panels.sheet, panels.logFolded]).toEqual(['log', false]);
    panels.showLesson(true, 'log');
    expect(panels.sheet).toBe('question');
    panels.showLesson(false, 'country:iraq');
    expect([panels.sheet, panels.logFolded]).toEqual(['question', true]);
    vi.stubGlobal('innerHeight', 900);
    panels.showLesson(false, null);
    expect(panels.logFolded).toBe(false);
  });
});
