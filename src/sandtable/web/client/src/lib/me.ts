// This is me: one person on several devices, each with a key of its own.

import { api, newKey } from './api';
import { box, callMe, keep, keepByKey, keepMyKey, kept, myKey, myName, type Box } from './mine';
import type { Me, Mine } from './types';

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'];
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'];
const CALLED: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' };

/** What a device is called: its browser and its system. */
export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find((name) => agent.includes(name)) ?? []);
  return found.map((name) => CALLED[name] ?? name).join(', ') || '?';
}

/** The seats of this browser that are opened by tokens of their own. */
function held(key: string, from: Box): { table: string; token: string }[] {
  return kept(from).flatMap((each) => each.tokens.filter((token) => token !== key).map((token) => ({ table: each.table, token })));
}

/** All seats of this browser are the person's. */
async function giveAll(key: string, to: Box): Promise<void> {
  const tokens = held(key, to);
  if (tokens.length) keepByKey(await api.give(key, tokens), key, to);
}

/** This browser is a person's: one that is known already, else a new one. */
export async function beMe(agent: string, to: Box = box()): Promise<Me> {
  const key = myKey(to) ?? newKey();
  const me = await api.be(key, myName(to), deviceName(agent));
  keepMyKey(key, to);
  await giveAll(key, to);
  return me;
}

/** This browser is that of the person as whom the host's proxy knows whoever sits here, with all seats it had before. */
export async function beKnown(agent: string, to: Box = box()): Promise<Me> {
  const key = myKey(to) ?? newKey();
  const me = await api.signedIn(key, deviceName(agent));
  keepMyKey(key, to);
  await giveAll(key, to);
  meet(await api.mine([]), to);
  return me;
}

/** Where a proxy knows whoever sits here, a browser that is nobody's yet is that person's before anything is shown. */
export async function beKnownAtOnce(agent: string, to: Box = box()): Promise<void> {
  if (!myKey(to) && (await api.signIn()).name) await beKnown(agent, to);
}

/** Go on here as the person whom six words stand for. The key is kept before it is sent: asking again is the same going on. */
export async function goOn(code: string, agent: string, to: Box = box()): Promise<Me> {
  const before = 'sandtable.key.next';
  const key = myKey(to) ?? (to.getItem(before) || newKey());
  to.setItem(before, key);
  const me = await api.goOn(key, code, deviceName(agent));
  keepMyKey(key, to);
  if (me.name) callMe(me.name, to);
  await giveAll(key, to);
  meet(await api.mine([]), to);
  return me;
}

/** Tables of the person that this browser has not met yet are kept here too. */
export function meet(news: readonly Mine[], to: Box = box()): void {
  const key = myKey(to);
  if (!key) return;
  const known = new Set(kept(to).map(({ table }) => table));
  for (const { table, game, name, options, tutorial } of [...news].reverse())
    if (!known.has(table)) keep({ table, game, name, options, tokens: [key], ...(tutorial ? { tutorial } : {}) }, to);
}

/** A file with a key of its own: a device that lies in a drawer. */
export interface KeyFile {
  sandtable: 'key';
  name: string;
  key: string;
}

/** Make a key for a file; it is one of the person's devices, and can be revoked like any other. */
export async function exported(key: string, called: string): Promise<KeyFile> {
  const { code } = await api.code(key);
  const file: KeyFile = { sandtable: 'key', name: myName(), key: newKey() };
  await api.goOn(file.key, code, called);
  return file;
}

/** Go on here as the person whose key is in a file. */
export async function imported(text: string, agent: string): Promise<Me> {
  const file = JSON.parse(text) as Partial<KeyFile>;
  if (file.sandtable !== 'key' || typeof file.key !== 'string') throw new SyntaxError('no key');
  const { code } = await api.code(file.key);
  return goOn(code, agent);
}
