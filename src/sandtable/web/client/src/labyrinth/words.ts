// How a country is described in words, for detail panels and for those who do not see the map.

import type { Words } from '../lib/words';
import type { CountryView } from './types';

/** What lies in a country, one phrase each. */
export function pieces(words: Words, country: CountryView): string[] {
  const some = (id: string, count: number) => (count ? [words.say([id, { count }])] : []);
  return [
    ...some('piece-active', country.active),
    ...some('piece-sleepers', country.sleepers),
    ...some('piece-sadr', Number(country.sadr)),
    ...some('piece-cadre', Number(country.cadre)),
    ...some('piece-troops', country.troops),
    ...some('piece-nato', Number(country.nato)),
    ...some('piece-aid', country.aid),
    ...some('piece-besieged', Number(country.besieged)),
    ...(country.regime_change ? [words.say([`labyrinth-regime_change-${country.regime_change}`, {}])] : []),
    ...country.plots.map(({ plot, backlash }) => words.say(`plot-${plot}`) + (backlash ? ` (${words.say('card-1')})` : '')),
  ];
}

/** Governance, Alignment and Posture. */
export function standing(words: Words, country: CountryView): string[] {
  const found = [
    country.governance && words.say(`governance-${country.governance}`),
    country.alignment && words.say(`alignment-${country.alignment}`),
    country.posture && words.say(`posture-${country.posture}`),
  ].filter((each) => each !== null);
  return found.length ? found : [words.say('unmarked')];
}
