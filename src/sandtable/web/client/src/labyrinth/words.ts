// How a country is described in words, for detail panels and for those who do not see the map.

import type { Message } from '../lib/types';
import type { CountryView } from './types';

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
    ...some('piece-aid', country.aid),
    ...some('piece-besieged', Number(country.besieged)),
    ...(country.regime_change ? [`regime_change-${country.regime_change}`] : []),
    ...country.plots.map(({ plot, backlash }): Message =>
      backlash ? ['table-backlash', { plot: { message: `plot-${plot}` } }] : `plot-${plot}`,
    ),
  ];
}

/** Governance, Alignment and Posture. */
export function standing(country: CountryView): Message[] {
  const found = [
    country.governance && `governance-${country.governance}`,
    country.alignment && `alignment-${country.alignment}`,
    country.posture && `posture-${country.posture}`,
  ].filter((each) => each !== null);
  return country.unmarked ? [...found, 'unmarked'] : found;
}
