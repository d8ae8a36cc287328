import { afterEach, expect, test, vi } from 'vitest';
import { beKnownAtOnce, beMe, deviceName, goOn, meet } from './me';
import { keep, kept, keptTable, myKey, myName, type Box } from './mine';
import type { Mine } from './types';

const memory = (start: Record<string, string> = {}): Box => {
  const all = new Map(Object.entries(start));
  return { getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value) };
};

/** A server that answers by path, and what it was asked. */
function server(replies: Record<string, unknown>): { path: string; body: Record<string, unknown>; key: string }[] {
  const asked: { path: string; body: Record<string, unknown>; key: string }[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string; headers?: Record<string, string> }) => {
    const { body = '{}', headers = {} } = init ?? {};
    asked.push({ path, body: JSON.parse(body) as Record<string, unknown>, key: headers.Authorization ?? '' });
    return path in replies ? { ok: true, json: async () => replies[path] } : { ok: false, status: 403, json: async () => null };
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const AGENT = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Mobile Safari/537.36';
const row = (table: string) => ({ table, game: 'labyrinth', name: null, options: {} }) as Mine;

test('a device is called by its browser and its system', () => {
  expect(deviceName(AGENT)).toBe('Chrome, Android');
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537.36 Edg/140')).toBe('Edge, Windows');
  expect(deviceName('curl')).toBe('?');
});

test('whoever says who they are gives their seats to the person', async () => {
  const box = memory({ 'sandtable.name': 'Ann' });
  for (const table of ['one', 'two']) keep({ table, game: 'labyrinth', tokens: [`token of ${table}`] }, box);
  const asked = server({ '/api/me': { name: 'Ann', devices: [] }, '/api/me/seats': { tables: ['one'] } });
  await beMe(AGENT, box);
  expect(asked[0]?.body).toEqual({ name: 'Ann', device: 'Chrome, Android' });
  expect(asked[0]?.key).toBe(`Bearer ${myKey(box)}`);
  expect(keptTable('one', box)?.tokens).toEqual([myKey(box)]);
  expect(keptTable('two', box)?.tokens).toEqual(['token of two']); // the server knows nothing of it
});

test('a refused code leaves everything as it was, and asking again shows the same key', async () => {
  const box = memory();
  const asked = server({});
  await expect(goOn('nonsense', AGENT, box)).rejects.toThrow();
  await expect(goOn('nonsense', AGENT, box)).rejects.toThrow();
  expect(myKey(box)).toBeNull();
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
});

test('who goes on is called the same and has the same tables', async () => {
  const box = memory();
  server({ '/api/me/continue': { name: 'Ann', devices: [] }, '/api/mine': [row('new'), row('old')] });
  await goOn('words', AGENT, box);
  expect(myName(box)).toBe('Ann');
  expect(kept(box).map(({ table, tokens }) => [table, tokens])).toEqual([
    ['new', [myKey(box)]],
    ['old', [myKey(box)]],
  ]);
  meet([row('new'), row('newer')], box);
  expect(kept(box).map(({ table }) => table)).toEqual(['newer', 'new', 'old']);
});

test('whom a proxy knows is that person on whichever page they begin', async () => {
  const box = memory();
  keep({ table: 'one', game: 'labyrinth', tokens: ['token'] }, box);
  const replies = { '/api/me/seats': { tables: ['one'] }, '/api/mine': [row('elsewhere')] };
  server({ ...replies, '/api/sign-in': { kind: 'header', name: 'Ada', devices: [] } });
  await beKnownAtOnce(AGENT, box);
  expect(kept(box).map(({ table, tokens }) => [table, tokens])).toEqual([
    ['elsewhere', [myKey(box)]],
    ['one', [myKey(box)]],
  ]);
  const asked = server({});
  await beKnownAtOnce(AGENT, box); // it is somebody's
  expect(asked).toEqual([]);
});

test('where no proxy knows anybody a browser stays nobody’s', async () => {
  const box = memory();
  server({ '/api/sign-in': { kind: null, name: null } });
  await beKnownAtOnce(AGENT, box);
  expect(myKey(box)).toBeNull();
});
