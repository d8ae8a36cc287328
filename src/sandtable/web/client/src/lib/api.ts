// The server's REST interface.

import type { Document } from './adjust';
import type { AnalysisTold } from './analysis';
import type { Address, Choices, Dispatches, Kinds, Subscription } from './dispatches';
import type { FirstWords } from './library';
import { myKey } from './mine';
import { ROOT } from './root';
import type { AllAhead, Created, Facts, GameInfo, Me, Message, Mine, Pace, PublicTable, Replay, ReplayMoment, StepStory, CoursePoint, Tutorial, TutorialInfo, Wish } from './types';
import { idOf, type Words } from './words';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** The same as a message, to be said in the reader's language. */
    readonly text: Message | null = null,
  ) {
    super(message);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(ROOT + path, init);
  if (response.ok) return response;
  const problem = await response.json().catch(() => null);
  throw new Refused(problem?.error?.code ?? 'failed', problem?.error?.message ?? '', response.status, problem?.error?.text ?? null);
}

/** What went wrong, for people: what the server said, else what can be told of it. */
export function reason(problem: unknown, words: Words): string {
  if (!(problem instanceof Refused)) return words.say('ui-no-answer');
  return told(problem, words) || words.say(['ui-answered', { status: problem.status }]);
}

/** A refusal in the reader's language where these words have it, else as the server said it. */
export function told(refusal: { text?: Message | null; message: string }, words: Words): string {
  return refusal.text && words.has(idOf(refusal.text)) ? words.say(refusal.text) : refusal.message;
}

const get = async <T>(path: string, token?: string | null): Promise<T> =>
  (await ask(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {})).json();

const post = async <T>(path: string, body: unknown, token?: string | null): Promise<T> =>
  (
    await ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    })
  ).json();

/** What may be real at a table: dice and cards, cards alone, dice alone. */
export const REAL = ['physical', 'physical_cards', 'physical_dice'] as const;
/** The same with cards that people keep to themselves, by what is real. */
export const UNSEEN = { physical: 'physical_unseen', physical_cards: 'physical_cards_unseen' } as const;
export type Real = (typeof REAL)[number];

/** What was answered at a seat. */
export interface Given {
  seat: string;
  keys: string[];
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats: Record<string, string>;
  name?: string;
  tutorial?: string;
  dice?: Real | (typeof UNSEEN)[keyof typeof UNSEEN];
  hints?: boolean;
  pace?: Pace;
  /** Whether it is a trial of one's own, and nothing of it counts. */
  what_if?: boolean;
  position?: Document;
  /** What is answered there at once, as far as it is asked. */
  answers?: Given[];
}

/** A secret of 128 bits that opens a seat. */
export function newKey(): string {
  const bits = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bits)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

/** Seats that the server has given to the person are opened by the person's key, whatever becomes of their tokens. */
async function seatsOf(created: Promise<Created>): Promise<Created> {
  const found = await created;
  const key = myKey();
  return found.person && key ? { ...found, seats: Object.fromEntries(Object.keys(found.seats).map((seat) => [seat, key])) } : found;
}

export const api = {
  /** Who I am, by the key of a device. */
  me: (key: string) => get<Me>('/api/me', key),
  be: (key: string, name: string, device: string) => post<Me>('/api/me', { device, ...(name ? { name } : {}) }, key),
  /** The seats that these tokens open are mine, on all my devices; the tables at which they are. */
  give: async (key: string, tokens: { table: string; token: string }[]) => (await post<{ tables: string[] }>('/api/me/seats', { tokens }, key)).tables,
  code: (key: string) => post<{ code: string; expires: number }>('/api/me/code', {}, key),
  whose: async (code: string) => (await post<{ name: string | null }>('/api/me/whose', { code })).name,
  goOn: (key: string, code: string, device: string) => post<Me>('/api/me/continue', { code, device }, key),
  revoke: async (key: string, device: string) => {
    await ask(`/api/me/devices/${device}`, { method: 'DELETE', headers: { Authorization: `Bearer ${key}` } });
  },
  /** How people sign in at this host, and as whom its proxy knows me. */
  signIn: () => get<{ kind: 'openid' | 'header' | null; name: string | null }>('/api/sign-in'),
  signedIn: (key: string, device: string) => post<Me>('/api/sign-in', { device }, key),
  /** What I am told when I am away. */
  dispatches: (key: string) => get<Dispatches>('/api/me/dispatches', key),
  choose: (key: string, choices: Choices) => post<Choices>('/api/me/dispatches', choices, key),
  /** Of what I am told at one table; nothing: as everywhere. */
  chooseHere: (key: string, table: string, kinds: Kinds | null) => post<unknown>(`/api/me/dispatches/tables/${table}`, { kinds }, key),
  addAddress: (key: string, address: { push: Subscription } | { address: string }) => post<Address>('/api/me/dispatches/addresses', address, key),
  /** Show that an address is mine, by the words that were sent there. */
  prove: (key: string, address: string, code: string) => post<Address>(`/api/me/dispatches/addresses/${address}/proof`, { code }, key),
  testAddress: async (key: string, address: string) => (await post<{ sent: boolean }>(`/api/me/dispatches/addresses/${address}/test`, {}, key)).sent,
  removeAddress: async (key: string, address: string) => {
    await ask(`/api/me/dispatches/addresses/${address}`, { method: 'DELETE', headers: { Authorization: `Bearer ${key}` } });
  },
  games: async () => (await get<{ games: GameInfo[] }>('/api/games')).games,
  tutorial: (id: string) => get<Tutorial>(`/api/tutorials/${encodeURIComponent(id)}`),
  tutorials: async () => (await get<{ tutorials: TutorialInfo[] }>('/api/tutorials')).tutorials,
  /** What is printed in a game, by one of its sets of rules. */
  facts: (game: string, rules: string) => get<Facts>(`/api/games/${game}/facts?rules=${encodeURIComponent(rules)}`),
  words: (language: string) => get<FirstWords>(`/api/words/${language}`),
  wordsOf: async (language: string, game: string) => (await ask(`/api/words/${language}/${game}`)).text(),
  /** How a friend in the same network reaches this machine; known only to whoever sits at it. */
  neighbours: () => get<{ addresses: string[]; reachable: boolean }>('/api/neighbours'),
  create: (table: NewTable) => seatsOf(post<Created>('/api/tables', table, myKey())),
  take: (save: unknown, seats: Record<string, string>) => seatsOf(post<Created>('/api/tables/import', { save, seats }, myKey())),
  /** Take a seat with a code; `key` is what will open it, chosen here so that asking again is the same joining. */
  join: async (table: string, code: string, key: string) => {
    const joined = await post<{ seat: string; token: string; person: boolean }>(`/api/tables/${table}/join`, { code, key }, myKey());
    return { seat: joined.seat, token: (joined.person && myKey()) || joined.token };
  },
  /** The seat that a code stands for while it is free. */
  invitation: async (table: string, code: string) => (await post<{ seat: string | null }>(`/api/tables/${table}/invitation`, { code })).seat,
  table: (table: string, token: string | null = null) => get<PublicTable>(`/api/tables/${table}`, token),
  mine: (tokens: { table: string; token: string }[]) => post<Mine[]>('/api/mine', { tokens }, myKey()),
  /** The programs that may stand in for the people of a table, by seat. */
  standIns: (table: string, token: string | null) => get<Record<string, string[]>>(`/api/tables/${table}/stand-ins`, token),
  /** Let a program play at a seat of mine. */
  resign: (table: string, token: string | null, seat: string, program: string) => post<unknown>(`/api/tables/${table}/resign`, { seat, program }, token),
  /** A code with which somebody else may have a seat of mine. */
  offer: async (table: string, token: string | null, seat: string) => (await post<{ code: string }>(`/api/tables/${table}/offer`, { seat }, token)).code,
  /** Let a program play for somebody who is out of time; without one, the code with which a friend may. */
  replace: async (table: string, token: string | null, seat: string, program: string | null) =>
    (await post<{ code: string | null }>(`/api/tables/${table}/replace`, { seat, ...(program ? { program } : {}) }, token)).code,
  /** Take a seat of mine again. */
  takeAgain: (table: string, token: string | null, seat: string) => post<unknown>(`/api/tables/${table}/return`, { seat }, token),
  /** Say what is to become of a table; it happens when all who have a seat there wish it. */
  wish: (table: string, token: string | null, wish: Wish, agree: boolean) =>
    post<{ agreed: string[]; waiting: string[] }>(`/api/tables/${table}/${wish === 'archive' ? 'archive' : 'removal'}`, { agree }, token),
  save: (table: string, token: string | null) => get<unknown>(`/api/tables/${table}/save`, token),
  position: (table: string, token: string | null) => get<Document>(`/api/tables/${table}/position`, token),
  replay: (table: string, token: string | null) => get<Replay>(`/api/tables/${table}/replay`, token),
  /** How a play went: with the views of its turns, or step by step. */
  course: async (table: string, token: string | null, more: 'views' | 'every' | null = null) =>
    (await get<{ turns: CoursePoint[] }>(`/api/tables/${table}/course${more ? `?${more}=1` : ''}`, token)).turns,
  ahead: (table: string, token: string | null, { revision, ply }: { revision: number; ply: number }, keys: readonly string[], place: string | null = null) => {
    const wanted = keys.map((key) => `&key=${encodeURIComponent(key)}`).join('');
    const there = place === null ? '' : `&place=${encodeURIComponent(place)}`;
    return get<AllAhead>(`/api/tables/${table}/ahead?revision=${revision}&ply=${ply}${wanted}${there}`, token);
  },
  step: (table: string, step: number, token: string | null) => get<StepStory>(`/api/tables/${table}/steps/${step}`, token),
  /** The step under way as a position in which whatever I cannot know is dealt anew. */
  whatIf: (table: string, token: string | null) => get<{ position: Document; answers: Given[] }>(`/api/tables/${table}/what-if`, token),
  /** The position with which a step of a finished play began. */
  positionAt: (table: string, step: number, token: string | null) => get<Document>(`/api/tables/${table}/steps/${step}/position`, token),
  /** The analysis of a finished play: what is known at once, then whatever is found while somebody listens. */
  analysis: async (table: string, token: string | null, signal: AbortSignal, heard: (told: AnalysisTold) => void): Promise<void> => {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await ask(`/api/tables/${table}/analysis`, { headers, signal });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) if (event.startsWith('data: ')) heard(JSON.parse(event.slice('data: '.length)) as AnalysisTold);
    }
  },
  analysisPage: async (table: string, token: string | null, language: string) =>
    (await ask(`/api/tables/${table}/analysis/page?language=${language}`, token ? { headers: { Authorization: `Bearer ${token}` } } : {})).text(),
  moment: (table: string, ply: number, token: string | null) =>
    get<ReplayMoment>(`/api/tables/${table}/replay/${ply}`, token),
};
