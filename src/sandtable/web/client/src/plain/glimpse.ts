// A Distant Plain from afar: every space in the colour of whoever controls it, with the factions that are there.

import './glimpse.css';
import type { Glimpse, GlimpseDrawing } from '../lib/glimpses';
import type { View } from '../lib/types';
import covers from './covers.json';
import map from './glimpse.json';
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

const drawing: GlimpseDrawing = {
  name: 'plain',
  map,
  focus: [0, 0, 1200, 830],
  mark: 25,
  covers: covers as unknown as Record<string, Glimpse>,
  of: (view: View) => Object.fromEntries(Object.entries(seen(view).spaces).map(([id, space]) => [id, look(space)])),
};

export default drawing;
