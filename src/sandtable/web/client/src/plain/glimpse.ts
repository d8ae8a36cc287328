// A Distant Plain from afar: every space in the colour of whoever controls it, with the factions that are there.

import './glimpse.css';
import { drawing, type Glimpse } from '../lib/glimpses';
import covers from './covers.json';
import map from './glimpse.json';
import type { Message, View } from '../lib/types';
import { FACTIONS, seen, type SpaceView } from './types';

/** The letters with which the pieces of a faction begin in a view. */
const BEGINS: Record<(typeof FACTIONS)[number], RegExp> = {
  coalition: /^coalition/,
  government: /^(government|troops|police)/,
  taliban: /^taliban/,
  warlords: /^warlord/,
};

function look({ control, pieces }: SpaceView): Glimpse[string] {
  return [control, ...FACTIONS.filter((faction) => Object.entries(pieces).some(([piece, count]) => count > 0 && BEGINS[faction].test(piece)))];
}

/** The margins: those of somebody's own factions, or all of them. */
const stands = (view: View, seats: readonly string[]): Message[] =>
  seen(view)
    .goals.filter(({ side }) => !seats.length || seats.includes(side))
    .map(({ side, value }): Message => ['stands-margin', { side, margin: value < 0 ? `−${-value}` : `+${value}` }]);

export default drawing({ name: 'plain', map, focus: [0, 0, 1200, 830], mark: 25, covers, spaces: (view) => seen(view).spaces, look, stands });
