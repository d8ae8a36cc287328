// The view of Labyrinth, as src/sandtable/labyrinth/views.py writes it.

import type { Facts, View } from '../lib/types';

export interface PlotView {
  plot: 'hidden' | '1' | '2' | '3' | 'wmd';
  backlash: boolean;
}

export type GovernanceName = 'good' | 'fair' | 'poor' | 'islamist_rule';

export interface GoalView {
  side: string;
  id: string;
  value: number;
  needed: number;
  rule: string;
  rider: string | null;
  at_the_end: boolean;
  /** Whether one country more would do, or the last turn has come. */
  near: boolean;
}

export interface TrackView {
  side: string;
  id: string;
  value: number;
  least: number;
  most: number;
  level: string;
  zones: { level: string; least: number; most: number }[];
  counts: string | null;
}

export interface CountryView {
  kind: 'sunni' | 'shia_mix' | 'non_muslim' | 'iran';
  muslim: boolean;
  unmarked: boolean;
  governance: GovernanceName | null;
  alignment: 'ally' | 'neutral' | 'adversary' | null;
  posture: 'hard' | 'soft' | null;
  resources: number;
  sleepers: number;
  active: number;
  sadr: boolean;
  troops: number;
  nato: boolean;
  cadre: boolean;
  aid: number;
  besieged: boolean;
  regime_change: 'green' | 'tan' | null;
  plots: PlotView[];
  markers: string[];
  adjacent: string[];
  /** What only The Awakening knows. */
  side?: string;
  oil?: boolean;
  awakening?: number;
  reaction?: number;
  militia?: number;
  civil_war?: boolean;
  caliphate_capital?: boolean;
  in_caliphate?: boolean;
  wmd_cache?: number;
  /** What Polarization would do here now. */
  polarization?: 'awakening' | 'reaction' | 'toward_good' | 'toward_islamist_rule' | null;
  /** For each side the hits of Attrition that are sure, and the die for one more (0: none). */
  attrition?: Record<string, [sure: number, number: number]> | null;
}

export interface LabyrinthView {
  scenario: string | null;
  turn: number;
  step: string;
  phase: { side: string; card: number };
  deck: { number: number; of: number; cards: number };
  us_posture: 'hard' | 'soft';
  world_posture: { side: 'hard' | 'soft' | null; value: number };
  gwot_penalty: number;
  cells: { on_track: number; available: number };
  reserves: Record<string, number>;
  goals: GoalView[];
  tracks: TrackView[];
  countries: Record<string, CountryView>;
  events: string[];
  lapsing: string[];
  first_plot: boolean;
  boxes: { lapsing: number[]; first_plot: number | null };
  plots: { available: string[]; resolved?: string[]; removed: string[]; set_aside: string[] };
  /** WMD markers by the box or country whose arsenal they are in. */
  wmd: Record<string, number>;
  hands: Record<string, number[]>;
  hand_sizes: Record<string, number>;
  playable: Record<string, boolean>;
  discard: number[];
  removed: number[];
  playing: number[];
  /** What only The Awakening knows. */
  militia?: { on_track: number };
  awakening?: { on_track: number };
  reaction?: { on_track: number };
  extra_cells?: number;
  off_map_troops?: number;
  caliphate?: { capital: string | null; countries: string[] };
}

export interface CardFacts {
  number: number;
  event: string;
  ops: number;
  side: 'us' | 'jihadist' | 'unassociated';
  remove: boolean;
  mark: boolean;
  lapsing: boolean;
  auto: boolean;
}

/** What is printed on a country's mat. */
export interface Mat {
  kind: 'sunni' | 'shia_mix' | 'non_muslim' | 'iran';
  resources: number;
  oil: boolean;
  governance: GovernanceName | null;
  recruit: number | null;
  posture: string | null;
  schengen: boolean;
  adjacent: string[];
}

export interface CountryFacts extends Mat {
  /** The sides of a mat that turns over, by name. */
  sides?: Record<string, Mat>;
}

export interface LabyrinthFacts {
  cards: Record<string, CardFacts>;
  countries: Record<string, CountryFacts>;
}

export const seen = (view: View): LabyrinthView => view as unknown as LabyrinthView;
export const printed = (facts: Facts): LabyrinthFacts => facts as unknown as LabyrinthFacts;

/** The side of a country's mat that lies up. */
export const matOf = (space: CountryFacts, country: CountryView): Mat => space.sides?.[country.side ?? ''] ?? space;

/** A country or card that a target names, or null. */
export function named(target: string | null, kind: 'country' | 'card'): string | null {
  return target?.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : null;
}
