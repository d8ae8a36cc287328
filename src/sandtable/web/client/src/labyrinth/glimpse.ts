// Labyrinth from afar: every country in the colour of its Governance or Posture, with cells and Troops.

import './glimpse.css';
import { drawing, type Glimpse } from '../lib/glimpses';
import covers from './covers.json';
import map from './glimpse.json';
import type { Message, View } from '../lib/types';
import { seen, type CountryView } from './types';

function look({ unmarked, muslim, governance, posture, active, sleepers, troops, nato, in_caliphate: caliphate }: CountryView): Glimpse[string] {
  const state = unmarked ? null : caliphate ? 'islamist_rule' : muslim ? governance : (posture ?? governance);
  return [state ?? 'unmarked', ...(active + sleepers ? ['cell'] : []), ...(troops || nato ? ['troops'] : [])];
}

/** Of each side the goal to which it is nearest. */
function stands(view: View, seats: readonly string[]): Message[] {
  const { goals } = seen(view);
  return ['us', 'jihadist']
    .filter((side) => !seats.length || seats.includes(side))
    .flatMap((side): Message[] => {
      const own = goals.filter((goal) => goal.side === side && goal.needed > 0 && !goal.at_the_end);
      const [nearest] = own.sort((one, two) => two.value / two.needed - one.value / one.needed);
      return nearest ? [[`stands-${nearest.id}`, { value: nearest.value, needed: nearest.needed }]] : [];
    });
}

export default drawing({ name: 'labyrinth', map, focus: [330, 40, 660, 440], mark: 15, covers, spaces: (view) => seen(view).countries, look, stands });
