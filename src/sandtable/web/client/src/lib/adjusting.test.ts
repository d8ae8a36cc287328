import { expect, it, vi } from 'vitest';
import type { Group } from './adjust';
import { Adjusting } from './adjusting.svelte';
import type { Pointing } from './games';
import { Looking } from './looking.svelte';
import { table } from './table.samples';

const GROUPS: Group[] = [{ id: 'tracks', fields: [] }, { id: 'country:iraq', fields: [] }];
const playing: Pointing = { targets: new Set(['country:iran']), picked: new Set(), focus: 'card:1', choose: vi.fn(), look: vi.fn() };

it('is what clicks on the table are for, while it lasts', () => {
  const [store, looking] = [table(), new Looking()];
  const adjusting = new Adjusting(store, looking);
  expect(adjusting.pointing(playing, GROUPS)).toBe(playing);
  store.problem = { code: 'failed', message: '' };
  looking.pinned = 'card:24';
  adjusting.begin(GROUPS);
  expect([adjusting.group, store.problem, looking.pinned]).toEqual(['tracks', null, null]);
  const pointing = adjusting.pointing(playing, GROUPS);
  expect([[...pointing.targets], [...pointing.picked]]).toEqual([[], ['tracks']]);
  pointing.look('country:iraq');
  expect([adjusting.group, adjusting.pointing(playing, GROUPS).focus]).toEqual(['tracks', 'country:iraq']);
  pointing.look('card:24', true);
  expect(adjusting.group).toBe('tracks'); // nothing of it can be adjusted
  pointing.look('country:iraq', true);
  pointing.look(null);
  expect([adjusting.group, adjusting.pointing(playing, GROUPS).focus]).toEqual(['country:iraq', 'country:iraq']);
  adjusting.stop();
  expect(adjusting.pointing(playing, GROUPS)).toBe(playing);
});
