// The view of A Distant Plain, as src/sandtable/plain/views.py writes it.

import type { Words } from '../lib/words';
import type { Facts, View } from '../lib/types';

export const FACTIONS = ['coalition', 'government', 'taliban', 'warlords'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The Momentum whose marker notes a faction (5.4). */
export const ELDERS = 'tribal_elders';

export interface SpaceView {
  pop: number;
  control: 'coin' | 'taliban' | 'none';
  support: 'support' | 'neutral' | 'opposition';
  returnees: boolean;
  terror: number;
  sabotage: boolean;
  pieces: Record<string, number>;
}

export interface PlainView {
  scenario: string | null;
  step: string;
  spaces: Record<string, SpaceView>;
  available: Record<string, number>;
  casualties: { bases: number; troops: number };
  out_of_play: { bases: number; troops: number };
  turn: number;
  tracks: { id: string; value: number; least: number; most: number }[];
  islamabad: { box: string; hard: boolean; boxes: string[] };
  goals: { side: Faction; value: number; goal: number; resources_goal?: number }[];
  card: string | null;
  next: string | null;
  order: Faction[];
  eligible: Faction[];
  acted: Partial<Record<Faction, string>>;
  /** What the card leaves to each faction: what it did, may do now, or waits for. */
  left_to: Partial<Record<Faction, string>>;
  chooser: Faction | null;
  final_event_card: boolean;
  deck: { cards: number; propaganda: number };
  played: string[];
  removed: (string | number)[];
  capabilities: Record<string, string>;
  momentum: string[];
  /** Whose marker lies on Tribal Elders. */
  elders: Faction | null;
  deception: Record<string, string[]>;
}

export interface CardFacts {
  number: number;
  event: string;
  order: Faction[];
  kind: string;
  lasting: Record<string, string>;
  provenance: Record<string, string>;
  /** Of a deck that somebody has brought along: what its texts say, and which are carried out by hand. */
  words?: Record<string, string>;
  by_hand?: string[];
}

/** What a text of a card says: in the words of whoever brought the deck along, else in this project's. */
export const textOf = (words: Words, card: CardFacts, text: string): string | null =>
  card.words?.[text] ?? words.attribute(`card-${card.number}`, text);

export interface SpaceFacts {
  kind: 'city' | 'province' | 'pakistan' | 'loc';
  pop: number;
  econ: number;
  terrain: string | null;
  pashtun: boolean;
  adjacent: string[];
}

export interface PlainFacts {
  cards: Record<string, CardFacts>;
  spaces: Record<string, SpaceFacts>;
  forces: Record<string, number>;
}

/** An event that lasts, with the text that does. */
export interface InForce {
  event: string;
  text: string;
  number: number;
  momentum: boolean;
  /** The faction on its marker. */
  faction: Faction | null;
  /** With which card of the game it came; null if it was there from the start. */
  place: number | null;
}

/** What is in force: capabilities, then Momentum. */
export function inForce({ capabilities, momentum, elders, played, card }: PlainView, cards: Record<string, CardFacts>): InForce[] {
  const numbers = new Map(Object.values(cards).map((each) => [each.event, each.number]));
  const all = [...played, ...(card === null ? [] : [card])];
  const lasts = (event: string, text: string, isMomentum: boolean): InForce[] => {
    const number = numbers.get(event);
    if (number === undefined) return [];
    const place = all.lastIndexOf(String(number));
    return [{ event, text, number, momentum: isMomentum, faction: event === ELDERS ? elders : null, place: place < 0 ? null : place + 1 }];
  };
  return [
    ...Object.entries(capabilities).flatMap(([event, text]) => lasts(event, text, false)),
    ...momentum.flatMap((each) => lasts(each.split(':')[0] ?? '', each.split(':')[1] ?? '', true)),
  ];
}

export const seen = (view: View): PlainView => view as unknown as PlainView;
export const printed = (facts: Facts): PlainFacts => facts as unknown as PlainFacts;

/** A space or card that a target names, or null. */
export function named(target: string | null, kind: 'space' | 'card'): string | null {
  return target?.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : null;
}
