// Adjusting the table by hand: what may be changed, what it is now, and the document of the changes. It takes any game:
// the fields come with the game's facts, the values from a position.

import type { Facts, Message, Note, Value } from './types';
import { argsOf, idOf, joined, said, type Words } from './words';

export interface Field {
  id: string;
  path: string[];
  kind: 'number' | 'choice' | 'flag' | 'some' | 'list';
  least: number;
  most: number | null;
  values: string[];
  family: string;
  /** Whether a choice may be left open. */
  none: boolean;
  /** Whether all can see it: no more is changed by hand at a table of several. */
  open?: boolean;
}

/** Fields that belong together; the id is a target on the table (`country:iraq`) or a word of its own. */
export interface Group {
  id: string;
  fields: Field[];
}

export type { Value } from './types';
export type Document = { [key: string]: Value };

export interface Change {
  group: string;
  field: Field;
  old: Value;
  value: Value;
}

/** What can be changed here: all of it where one person plays alone, else what lies in the open. */
export const offered = (groups: Group[], alone: boolean): Group[] =>
  alone ? groups : groups.map(({ id, fields }) => ({ id, fields: fields.filter((field) => field.open) })).filter(({ fields }) => fields.length > 0);

export const groupsOf = (facts: Facts): Group[] => (facts.adjust as Group[] | undefined) ?? [];

export const isOnMap = (group: string): boolean => group.includes(':');

export const nameOf = (group: string): Message => (isOnMap(group) ? group.replace(':', '-') : `adjust-${group}`);

/** What a position says in a field; what it leaves out is nothing, no, or an empty list. */
export function valueIn(position: Document, field: Field): Value {
  let value: Value | undefined = position;
  for (const key of field.path) {
    value = value !== null && typeof value === 'object' && !Array.isArray(value) ? value[key] : undefined;
  }
  if (value !== undefined && value !== null) return value;
  return { number: Math.max(0, field.least), choice: null, flag: false, some: [], list: [] }[field.kind];
}

export const same = (one: Value, two: Value): boolean => JSON.stringify(one) === JSON.stringify(two);

/** Changes as one document, a part of a position. */
export function written(changes: Change[]): Document {
  const document: Document = {};
  for (const { field, value } of changes) {
    let inner = document;
    for (const key of field.path.slice(0, -1)) inner = (inner[key] ??= {}) as Document;
    inner[field.path.at(-1)!] = value;
  }
  return document;
}

/** A list as it is typed: `14, 97` or `1 wmd`. */
export function listed(text: string): Value[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}

/** A list as it can be typed; null if it holds what cannot. */
export function typed(value: Value): string | null {
  const items = Array.isArray(value) ? value : [];
  return items.every((item) => typeof item === 'number' || typeof item === 'string') ? items.join(', ') : null;
}

/** A value in words. */
export function worded(words: Words, field: Field, value: Value): Message {
  const one = (item: Value): Message => {
    if (item !== null && typeof item === 'object' && !Array.isArray(item)) return joined(Object.values(item).map(one), 'join-space');
    if (item === 0 && field.kind === 'list') return 'ui-adjust-hidden';
    const id = `${field.family}-${item}`;
    return field.family && words.has(id) ? id : said(String(item));
  };
  if (Array.isArray(value)) {
    const names = value.map((item) => JSON.stringify(one(item)));
    const counted = [...new Set(names)].map((written): Message => {
      const [name, count] = [JSON.parse(written) as Message, names.filter((each) => each === written).length];
      return count > 1 ? ['ui-adjust-times', { count, name: { message: name } }] : name;
    });
    return counted.length ? joined(counted) : 'ui-adjust-none';
  }
  if (value === null || value === false) return 'ui-adjust-none';
  return value === true ? 'ui-adjust-yes' : one(value);
}

/** What a key of a position is called to people: "Iraq: Governance". */
function keyNamed(facts: Facts, key: string): Message {
  const { group, field } = fieldOf(facts, key) ?? {};
  if (!group || !field) return said(key);
  const name: Message = `adjust-${field.id}`;
  return isOnMap(group.id) ? ['ui-pair', { name: { message: nameOf(group.id) }, value: { message: name } }] : name;
}

function fieldOf(facts: Facts, key: string): { group: Group; field: Field } | null {
  for (const group of groupsOf(facts)) {
    const field = group.fields.find((each) => each.path.join('.') === key);
    if (field) return { group, field };
  }
  return null;
}

/** One change by hand: "Iraq: Poor → Islamist Rule", "Iraq, Troops: 0 → 2". Words that speak for themselves need no field. */
function changeNamed(facts: Facts, words: Words, [key, old, value]: [string, Value, Value]): Message {
  const { group, field } = fieldOf(facts, key) ?? {};
  if (!group || !field) return keyNamed(facts, key);
  const [from, to] = [old, value].map((each) => worded(words, field, each ?? valueIn({}, field)));
  const name: Message = `adjust-${field.id}`;
  const speaks = field.kind === 'choice' && field.family !== '' && old !== null && value !== null;
  const what = !isOnMap(group.id) ? name : speaks ? nameOf(group.id) : joined([nameOf(group.id), name]);
  return ['ui-adjust-change', { what: { message: what }, old: { message: from! }, new: { message: to! } }];
}

/** What a note says; a change by hand is told in the words of its fields, with what is known of its values. */
export function toldOf(note: Note, facts: Facts, words: Words): Message {
  if (idOf(note.text) !== 'note-adjusted') return note.text;
  const { keys } = argsOf(note.text);
  const changed = note.changed?.map((each) => changeNamed(facts, words, each));
  if (changed?.length) return ['note-adjusted', { keys: { messages: changed } }];
  if (typeof keys !== 'object' || !('messages' in keys)) return note.text;
  const named = keys.messages.map((each) => (typeof each === 'object' && 'text' in each ? keyNamed(facts, each.text) : (each as Message)));
  return ['note-adjusted', { keys: { messages: named } }];
}
