// What the end of Labyrinth shows: how near both sides came to their goals, and the tracks.

import type { CourseLine } from '../lib/games';
import type { Message, View } from '../lib/types';
import { seen } from './types';

const COLOURS: Record<string, string> = { us: '#1f5180', jihadist: '#1f5f40' };
/** The second thing of a side is dashed. */
const DASHED = ['fair_or_good_countries', 'poor_or_islamist_countries', 'troops', 'cells'];

const line = (family: string, { id, side }: { id: string; side: string }): CourseLine => ({
  id,
  name: `table-${family}-${id}`,
  side,
  colour: COLOURS[side] ?? '#5f5468',
  dash: DASHED.includes(id) ? '7 4' : '',
});

export function course(view: View): { title: Message; lines: CourseLine[] }[] {
  const { goals, tracks } = seen(view);
  const decisive = goals.filter((goal) => !goal.at_the_end && goal.needed > 0);
  return [
    { title: 'table-course-goals', lines: decisive.map((goal) => ({ ...line('goal', goal), of: goal.needed })) },
    { title: 'table-course-tracks', lines: tracks.map((track) => line('track', track)) },
  ];
}
