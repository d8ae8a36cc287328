// The tables this browser has a seat at: tokens and invitations, kept in localStorage.

export interface Kept {
  table: string;
  game: string;
  name?: string | null;
  options?: Record<string, unknown>;
  /** What opens the seats of this browser: usually one token, the same for both seats in a hot-seat game. */
  tokens: string[];
  /** Invitations that have not been handed out or used yet, by seat. */
  join?: Record<string, string>;
  tutorial?: string;
  /** Whether it was taken off the list. */
  away?: boolean;
}

const KEY = 'sandtable.tables';

export interface Box {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const nowhere: Box = { getItem: () => null, setItem: () => undefined };

export function box(): Box {
  try {
    return globalThis.localStorage ?? nowhere;
  } catch {
    return nowhere; // a browser that keeps nothing can still play
  }
}

export function kept(from: Box = box()): Kept[] {
  try {
    const read: unknown = JSON.parse(from.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each?.table === 'string' && Array.isArray(each.tokens)) : [];
  } catch {
    return [];
  }
}

export function keptTable(table: string, from: Box = box()): Kept | undefined {
  return kept(from).find((each) => each.table === table);
}

/** Remember a table, adding its tokens to those already known. */
export function keep(entry: Kept, to: Box = box()): void {
  const others = kept(to).filter((each) => each.table !== entry.table);
  const before = keptTable(entry.table, to);
  const tokens = [...new Set([...(before?.tokens ?? []), ...entry.tokens])];
  to.setItem(KEY, JSON.stringify([{ ...before, ...entry, tokens }, ...others]));
}

/** The person's key opens these tables now: what opened them before is not needed any more. */
export function keepByKey(tables: readonly string[], key: string, to: Box = box()): void {
  to.setItem(KEY, JSON.stringify(kept(to).map((each) => (tables.includes(each.table) ? { ...each, tokens: [key] } : each))));
}

const MY_KEY = 'sandtable.key';

/** The key of this device, by which the server knows whose it is; null while it is nobody's. */
export function myKey(from: Box = box()): string | null {
  return from.getItem(MY_KEY) || null;
}

export function keepMyKey(key: string, to: Box = box()): void {
  to.setItem(MY_KEY, key);
}

const NAME = 'sandtable.name';
/** The longest name. */
export const NAME_LETTERS = 24;

/** What the person at this browser is called; empty while nobody has said. */
export function myName(from: Box = box()): string {
  return (from.getItem(NAME) ?? '').trim().slice(0, NAME_LETTERS);
}

export function callMe(name: string, to: Box = box()): void {
  to.setItem(NAME, name.trim().slice(0, NAME_LETTERS));
}

/** Take a table off the list; its keys are kept, so that it can be brought back. */
export function forget(table: string, to: Box = box()): void {
  to.setItem(KEY, JSON.stringify(kept(to).map((each) => (each.table === table ? { ...each, away: true } : each))));
}

/** A table that was removed is not remembered. */
export function drop(table: string, to: Box = box()): void {
  to.setItem(KEY, JSON.stringify(kept(to).filter((each) => each.table !== table)));
}

/** Bring everything back that was taken off the list. */
export function bringBack(to: Box = box()): void {
  to.setItem(KEY, JSON.stringify(kept(to).map(({ away: _, ...each }) => each)));
}
