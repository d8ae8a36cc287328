// Labyrinth from afar: every country in the colour of its Governance or Posture, with cells and Troops.

import './glimpse.css';
import { drawing, type Glimpse } from '../lib/glimpses';
import covers from './covers.json';
import map from './glimpse.json';
import { seen, type CountryView } from './types';

function look({ unmarked, muslim, governance, posture, active, sleepers, troops, nato, in_caliphate: caliphate }: CountryView): Glimpse[string] {
  const state = unmarked ? null : caliphate ? 'islamist_rule' : muslim ? governance : (posture ?? governance);
  return [state ?? 'unmarked', ...(active + sleepers ? ['cell'] : []), ...(troops || nato ? ['troops'] : [])];
}

export default drawing({ name: 'labyrinth', map, focus: [330, 40, 660, 440], mark: 15, covers, spaces: (view) => seen(view).countries, look });
