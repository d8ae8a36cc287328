import { afterEach, describe, expect, it, vi } from 'vitest';
import { Bell } from './bell.svelte';
import type { Box } from './mine';

function memory(): Box {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

/** A browser that may be asked for notifications, and answers as told. */
function browser(answer: NotificationPermission, focused: boolean): { asked: number; shown: string[] } {
  const seen = { asked: 0, shown: [] as string[] };
  class Notice {
    static permission: NotificationPermission = 'default';
    static async requestPermission(): Promise<void> {
      seen.asked++;
      Notice.permission = answer;
    }
    constructor(title: string) {
      seen.shown.push(title);
    }
  }
  vi.stubGlobal('Notification', Notice);
  vi.stubGlobal('document', { hasFocus: () => focused });
  return seen;
}

describe('the bell', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is off until it is asked for, and then remembered', async () => {
    const [seen, kept] = [browser('granted', false), memory()];
    const bell = new Bell(kept);
    bell.tell('Your turn', '');
    expect([bell.on, seen.asked, seen.shown]).toEqual([false, 0, []]);
    await bell.toggle();
    bell.tell('Your turn', '');
    expect([bell.on, bell.soundOnly, seen.asked, seen.shown]).toEqual([true, false, 1, ['Your turn']]);
    expect(new Bell(kept).on).toBe(true);
    await bell.toggle();
    bell.tell('Again', '');
    expect(seen.shown).toEqual(['Your turn']);
    expect(new Bell(kept).on).toBe(false);
  });

  it('only sounds where notifications are forbidden, or the page is looked at', async () => {
    const forbidden = browser('denied', false);
    const bell = new Bell(memory());
    await bell.toggle();
    bell.tell('Your turn', '');
    expect([bell.soundOnly, forbidden.shown]).toEqual([true, []]);
    const looking = browser('granted', true);
    const other = new Bell(memory());
    await other.toggle();
    other.tell('Your turn', '');
    expect(looking.shown).toEqual([]);
  });
});
