// How a country is described in words, for detail panels and for those who do not see the map.

import type { Message } from '../lib/types';
import type { Words } from '../lib/words';
import type { CountryView } from './types';

/** What a country is called in its box on the map, where a language has something shorter for it. */
export const nameOnMap = (words: Words, country: string): string => words.attribute(`country-${country}`, 'map') ?? words.say(`country-${country}`);

/** What lies in a country, one phrase each. */
export function pieces(country: CountryView): Message[] {
  const some = (id: string, count: number): Message[] => (count ? [[id, { count }]] : []);
  return [
    ...some('piece-active', country.active),
    ...some('piece-sleepers', country.sleepers),
    ...some('piece-sadr', Number(country.sadr)),
    ...some('piece-cadre', Number(country.cadre)),
    ...some('piece-troops', country.troops),
    ...some('piece-nato', Number(country.nato)),
    ...some('piece-militia', country.militia ?? 0),
    ...some('piece-awakening', country.awakening ?? 0),
    ...some('piece-reaction', country.reaction ?? 0),
    ...some('piece-aid', country.aid),
    ...some('piece-besieged', Number(country.besieged)),
    ...(country.regime_change ? [`regime_change-${country.regime_change}`] : []),
    ...country.plots.map(({ plot, backlash }): Message =>
      backlash ? ['table-backlash', { plot: { message: `plot-${plot}` } }] : `plot-${plot}`,
    ),
    ...some('piece-arsenal', country.wmd_cache ?? 0),
  ];
}

/** The markers in a country, each kind once with how many there are. */
export function markersIn(country: CountryView): { marker: string; count: number }[] {
  return [...new Set(country.markers)].map((marker) => ({ marker, count: country.markers.filter((each) => each === marker).length }));
}

/** What the end of the turn will do in a country as it is now, as far as it can be foreseen. */
export function foreseen(country: CountryView): Message[] {
  const hits = Object.entries(country.attrition ?? {}).map(
    ([side, [sure, number]]): Message => [number ? 'foreseen-attrition' : 'foreseen-attrition-sure', { side, hits: sure, number }],
  );
  return [...(country.polarization ? [`foreseen-${country.polarization}`] : []), ...hits];
}

/** Governance, Alignment and Posture, Civil War and the Caliphate. */
export function condition(country: CountryView): Message[] {
  const found = [
    country.governance && `governance-${country.governance}`,
    country.alignment && `alignment-${country.alignment}`,
    country.posture && `posture-${country.posture}`,
    country.civil_war ? 'piece-civil_war' : null,
    country.caliphate_capital ? 'piece-caliphate_capital' : country.in_caliphate ? 'table-in-caliphate' : null,
  ].filter((each) => each !== null);
  const marked: Message[] = found.map((id) => (id === 'piece-civil_war' ? [id, { count: 1 }] : id));
  return country.unmarked ? [...marked, 'unmarked'] : marked;
}
