import { describe, expect, it } from 'vitest';
import { Looking } from './looking.svelte';

describe('looking', () => {
  it('goes from what is pointed at to what was pinned, and to what a lesson speaks of', () => {
    const looking = new Looking();
    looking.lesson = 'country:iran';
    expect(looking.focus).toBe('country:iran');
    looking.open('card:24');
    expect(looking.focus).toBe('card:24');
    looking.look('country:iraq');
    expect([looking.focus, looking.shown(true)]).toEqual(['country:iraq', 'country:iraq']);
    looking.look(null);
    expect(looking.focus).toBe('card:24');
    looking.rest();
    expect(looking.focus).toBe('country:iran');
    looking.away();
    expect(looking.focus).toBeNull();
  });

  it('pins what is tapped or opened, and puts it away when that is done again', () => {
    const looking = new Looking();
    looking.look('country:iraq', true);
    expect([looking.pinned, looking.pointed]).toEqual(['country:iraq', 'country:iraq']);
    looking.look('country:iraq', true);
    expect([looking.pinned, looking.pointed]).toEqual([null, null]);
    looking.open('card:24');
    looking.open('card:24');
    expect(looking.shown(true)).toBeNull();
  });

  it('shows the thing of a lesson only where there is room, and never a part of the table', () => {
    const looking = new Looking();
    looking.lesson = 'country:iran';
    expect([looking.shown(true), looking.shown(false)]).toEqual(['country:iran', null]);
    looking.lesson = 'log';
    expect([looking.shown(true), looking.focus]).toEqual([null, 'log']);
  });
});
