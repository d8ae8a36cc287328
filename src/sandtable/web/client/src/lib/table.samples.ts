// A table as tests hear of it: two sides, of which the US sit here.

import { TableStore } from './table.svelte';
import type { MomentNews, Note, Question, TableMessage, TableNews } from './types';

export const told = (text: string): Note => ({ text, rule: null, kind: 'told' });

export function asks(seat: string, least = 1, most = 1): Question {
  const options = ['iraq', 'iran', 'syria'].map((key) => ({ key, label: `country-${key}`, target: `country:${key}` }));
  return { seat, purpose: 'select', prompt: 'ask-select', options, at_least: least, at_most: most };
}

type News = Partial<TableNews> & Partial<MomentNews>;

export const says = (more: News): TableMessage => ({ type: 'update', ply: 1, revision: 1, ...more });

function saysAll(more: News): TableMessage {
  return {
    type: 'table',
    table: 't',
    name: null,
    game: 'labyrinth',
    options: {},
    terms: [],
    tutorial: null,
    seats: ['us'],
    ply: 1,
    revision: 1,
    view: {},
    story: null,
    question: null,
    asking: null,
    thinking: null,
    notes: [],
    from: 0,
    can_undo: false,
    undo_barred: null,
    can_adjust: false,
    presence: {},
    people: { us: 'human', jihadist: 'human' },
    names: {},
    commitment: 'hash',
    seed: null,
    outcome: null,
    ...more,
  };
}

export function table(more: News = {}): TableStore {
  const store = new TableStore('t', 'token');
  store.hear(saysAll(more));
  return store;
}
