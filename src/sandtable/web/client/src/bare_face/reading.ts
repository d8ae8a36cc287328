// How any view is read: what its parts are called, and what is worth saying of them.

import type { View } from '../lib/types';
import { readable, type Words } from '../lib/words';

const isPart = (value: unknown): value is View => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words with which a view is read, and what one thing of each family in it is called. */
export interface Reader {
  words: Words;
  kinds: Record<string, string>;
}

/** What something is called: by the family it stands in (`cards` are `card-...`), as a side, or as it is. */
export function nameOf(id: string, family: string, { words, kinds }: Reader): string {
  for (const prefix of [family, kinds[family], 'side']) {
    if (prefix && words.has(`${prefix}-${id}`)) return words.say(`${prefix}-${id}`);
  }
  return /^-?\d+$/.test(id) ? id : readable(id);
}

/** A value in one line; of what holds several, nothing, none and no are left out. */
export function textOf(value: unknown, family: string, reader: Reader): string {
  const { words } = reader;
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return words.say(value ? 'ui-yes' : 'ui-no');
  if (Array.isArray(value)) {
    const items = value.map((each) => itemOf(each, family, reader));
    return together(items, words, value.some(isPart) ? 'list-semicolon' : 'list-comma');
  }
  if (!isPart(value)) return nameOf(String(value), family, reader);
  const kept = Object.entries(value).filter(([, inner]) => inner && !(typeof inner === 'object' && !Object.keys(inner).length));
  const pairs = kept.map(([key, inner]) => {
    const name = nameOf(key, '', reader);
    return inner === true ? name : words.say(['ui-pair', { name, value: textOf(inner, key, reader) }]);
  });
  return together(pairs, words);
}

/** One of a list; a number in a list is a card, where the game has such a card. */
function itemOf(value: unknown, family: string, reader: Reader): string {
  const { words } = reader;
  return typeof value === 'number' && words.has(`card-${value}`) ? words.say(`card-${value}`) : textOf(value, family, reader);
}

const together = (parts: string[], words: Words, by = 'list-comma') => words.together(parts, by) || '–';

export interface Row {
  id: string;
  name: string;
  text: string;
}

export interface Part {
  id: string;
  title: string;
  rows: Row[];
}

/** A view in parts: its plain values first, then each thing in it that holds others. */
export function partsOf(view: View, reader: Reader): Part[] {
  const rows = (part: View, family: string): Row[] =>
    Object.entries(part).map(([id, value]) => ({ id, name: nameOf(id, family, reader), text: textOf(value, id, reader) }));
  const large = ([, value]: [string, unknown]) => isPart(value) && Object.values(value).some((inner) => typeof inner === 'object' && inner !== null);
  const entries = Object.entries(view);
  return [
    { id: '', title: '', rows: rows(Object.fromEntries(entries.filter((entry) => !large(entry))), '') },
    ...entries.filter(large).map(([id, value]) => ({ id, title: nameOf(id, '', reader), rows: rows(value as View, id) })),
  ];
}

/** The target on offer that a row of the table is, if any: `place:hill` is the row `hill`. */
export const targetOf = (row: Row, targets: ReadonlySet<string>): string | null =>
  [...targets].find((target) => target.slice(target.indexOf(':') + 1) === row.id) ?? null;

/** The rows that differ between two views. */
export function changed(before: View, after: View): string[] {
  return Object.entries(after).flatMap(([key, now]) => {
    const old = before[key];
    if (!isPart(now) || !isPart(old)) return JSON.stringify(old) === JSON.stringify(now) ? [] : [`:${key}`];
    return Object.keys(now)
      .filter((id) => JSON.stringify(old[id]) !== JSON.stringify(now[id]))
      .map((id) => `:${id}`);
  });
}
