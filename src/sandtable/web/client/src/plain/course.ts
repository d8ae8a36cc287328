// What the end of A Distant Plain shows: the margins of all factions, and what they had to spend.

import type { CourseLine } from '../lib/games';
import type { Message, View } from '../lib/types';
import { FACTIONS, seen, type Faction } from './types';

const COLOURS: Record<Faction, string> = { coalition: '#b07d14', government: '#1d4f80', taliban: '#2b2b2b', warlords: '#2c7a35' };
const DASHES: Record<Faction, string> = { coalition: '', government: '9 3', taliban: '3 3', warlords: '10 3 2 3' };
/** Whose the tracks are that do not have the name of a faction (1.8). */
const OWNERS: Record<string, Faction> = { aid: 'coalition', patronage: 'government' };

const drawn = (side: Faction) => ({ side, colour: COLOURS[side], dash: DASHES[side] });

export function course(view: View): { title: Message; lines: CourseLine[] }[] {
  return [
    { title: 'plain-course-margins', lines: FACTIONS.map((side) => ({ id: `margin-${side}`, name: `side-${side}`, ...drawn(side) })) },
    {
      title: 'plain-course-tracks',
      lines: seen(view).tracks.map(({ id }) => {
        const owner = OWNERS[id];
        return { id, name: `track-${id}`, ...drawn(owner ?? (id as Faction)), ...(owner ? { dash: '1 4' } : {}) };
      }),
    },
  ];
}
