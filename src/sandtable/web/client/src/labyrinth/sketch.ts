// Small maps for the chronicle: every country as a box in the colour of its Governance or Posture, with what lies there.

import { escaped } from '../lib/chronicle';
import type { View } from '../lib/types';
import type { Words } from '../lib/words';
import { ground as outlines } from './ground';
import { BASE, BOX } from './layout';
import { seen, type CountryView } from './types';
import { nameOnMap } from './words';

const FILLS: Record<string, string> = { good: '#bfe3df', fair: '#f0dc8c', poor: '#f6bd93', islamist_rule: '#54103a', hard: '#c4d1e8', soft: '#e3d0ee' };
const BLANK = '#fffdf7';
const HEIGHT = 48;
/** How wide a letter of a name is at most, on the average; those of East Asia are as wide as they are high. */
const LETTER = 8.6;
const WIDE_LETTER = 15;
const isWide = (letter: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letter);
const widthOf = (name: string): number => [...name].reduce((sum, letter) => sum + (isWide(letter) ? WIDE_LETTER : LETTER), 0);

/** The land beneath all maps, once. */
export async function ground(): Promise<string> {
  const { land, countries } = await outlines();
  const spaces = countries.map(({ outline }) => outline).join('');
  const { width, height } = BASE.size;
  return `<symbol id="ground" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#a9c4cc"/><path fill="#d3c29a" d="${land}"/><path fill="#e8d9b4" stroke="#b9ae93" d="${spaces}"/></symbol>`;
}

/** What lies in a country, in signs: cells, Troops, plots. */
function piecesOf({ active, sleepers, troops, plots }: CountryView): string {
  const counted: [string, number][] = [['◆', active + sleepers], ['■', troops], ['✹', plots.length]];
  return counted.flatMap(([sign, count]) => (count ? [`${sign}${count}`] : [])).join(' ');
}

export function map(view: View, before: View, words: Words): string {
  const [now, old] = [seen(view).countries, seen(before).countries];
  const { width, height } = BASE.size;
  const boxes = BASE.places.flatMap(({ id, x, y }) => {
    const country = now[id];
    if (!country) return [];
    const state = country.unmarked ? null : country.muslim ? country.governance : country.posture;
    const dark = state === 'islamist_rule';
    const changed = JSON.stringify(country) !== JSON.stringify(old[id]);
    const [left, top] = [x - BOX.width / 2, y - HEIGHT / 2];
    const ink = dark ? '#ffffff' : '#161e25';
    const name = nameOnMap(words, id);
    return [
      `<rect x="${left}" y="${top}" width="${BOX.width}" height="${HEIGHT}" rx="6" fill="${(state && FILLS[state]) ?? BLANK}" stroke="${changed ? '#c77700' : '#5d5138'}" stroke-width="${changed ? 4 : 1}"/>`,
      `<text x="${x}" y="${y - 5}" text-anchor="middle" font-size="15" font-weight="700"${squeezed(name)} fill="${ink}">${escaped(name)}</text>`,
      `<text x="${x}" y="${y + 16}" text-anchor="middle" font-size="17" fill="${ink}">${piecesOf(country)}</text>`,
    ];
  });
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(words.say('ui-chronicle-map'))}"><use href="#ground"/>${boxes.join('')}</svg>`;
}

/** A name that would be wider than the box is set as wide as the box. */
function squeezed(name: string): string {
  const most = BOX.width - 8;
  return widthOf(name) > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : '';
}

/** The notes that are worth a place in a chronicle. */
export const MEMORABLE = [
  'event', 'reassessment', 'governance', 'alignment', 'condition', 'posture', 'us-posture', 'prestige', 'besieged', 'regime-change',
  'withdraw', 'major-jihad', 'plot-resolved', 'plot-removed', 'wmd-found', 'wmd-released', 'backlash', 'marked', 'marker-placed',
  'islamist-rule-stands', 'campaign', 'civil-war', 'civil-war-over', 'caliphate-declared', 'caliphate-joined', 'caliphate-left',
  'capital-moved', 'capital-lost', 'game-over',
].map((id) => `note-${id}`);
