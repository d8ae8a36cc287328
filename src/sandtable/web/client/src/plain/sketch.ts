// Small maps for the chronicle: every space in the colour of whoever controls it, with what each faction has there.

import { escaped } from '../lib/chronicle';
import type { View } from '../lib/types';
import type { Words } from '../lib/words';
import { AREAS, BORDERS, CANVAS, ROWS } from './layout';
import { FACTIONS, seen, type Faction, type SpaceView } from './types';

const FILLS: Record<string, string> = { coin: '#c4d1e8', taliban: '#c9c6bd' };
const NOBODY = '#efe6cf';

const factionOf = new Map<string, Faction>(ROWS.flat().map(({ piece, faction }) => [piece, faction]));

/** What each faction has in a space: "C3 T2". */
function forcesIn(space: SpaceView, words: Words): string {
  const counts = new Map<Faction, number>();
  for (const [piece, count] of Object.entries(space.pieces)) {
    const faction = factionOf.get(piece);
    if (faction) counts.set(faction, (counts.get(faction) ?? 0) + count);
  }
  return FACTIONS.flatMap((faction) => (counts.get(faction) ? [`${words.say(`plain-letter-${faction}`)}${counts.get(faction)}`] : [])).join(' ');
}

export function map(view: View, before: View, words: Words): string {
  const [now, old] = [seen(view).spaces, seen(before).spaces];
  const areas = AREAS.flatMap(({ id, x, y, outline }) => {
    const space = now[id];
    if (!space) return [];
    const changed = JSON.stringify(space) !== JSON.stringify(old[id]);
    return [
      `<path d="${outline}" fill="${FILLS[String(space.control)] ?? NOBODY}" stroke="${changed ? '#c77700' : '#5d5138'}" stroke-width="${changed ? 4 : 1.5}"/>`,
      `<text x="${x}" y="${y - 4}" text-anchor="middle" font-size="17" font-weight="700" fill="#161e25">${escaped(words.say(`space-${id}`))}</text>`,
      `<text x="${x}" y="${y + 17}" text-anchor="middle" font-size="18" fill="#161e25">${escaped(forcesIn(space, words))}</text>`,
    ];
  });
  return `<svg viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" role="img" aria-label="${escaped(words.say('ui-chronicle-map'))}"><path d="${BORDERS}" fill="none" stroke="#b9ae93"/>${areas.join('')}</svg>`;
}

/** The notes that are worth a place in a chronicle. */
export const MEMORABLE = ['event', 'event-undivided', 'operation', 'level', 'capability-flipped', 'lasts', 'lasts-for', 'islamabad', 'withdrawn', 'agenda', 'game-over'].map((id) => `note-${id}`);
