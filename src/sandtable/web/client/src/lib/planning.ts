// Plans: what somebody means to answer before anything is answered. The server tries a plan on a twin of the table and
// says which questions it met on the way; here these become rows that can be read, changed and taken out again.

import type { Change, Message, Option, Question } from './types';

/** What is meant to be answered to a question that may be asked. */
export interface Intended {
  purpose: string;
  keys: string[];
  about?: Record<string, string | number>;
  /** Whether it is passed over where it is not possible. */
  if_possible?: boolean;
  /** The answer whose die must succeed before; whoever plans is asked again if it does not. Nobody else is told. */
  only_after?: string;
}

/** A question of a plan: what tells it apart, the part of the plan to which it belongs, what pointing may mean. */
export interface PlannedQuestion extends Question {
  address?: Record<string, string | number>;
  part?: string | null;
  ways?: Record<string, Intended[][]>;
  /** Whether it says where the pieces of a row go. */
  ends?: boolean;
}

/** A question that was answered on the way, by an intention of the plan or by default (null). */
export interface Reply extends PlannedQuestion {
  keys: string[];
  by: number | null;
  changes: Change[];
}

export interface Rehearsal {
  stopped: 'asked' | 'others' | 'die' | 'card' | 'revealed' | 'over';
  asked: string | null;
  /** Whether what was begun is not at its end where it stopped. */
  under_way: boolean;
  rows: { fate: 'used' | 'dropped' | 'refused'; reason: Message | null }[];
  replies: Reply[];
  /** What must be answered for the plan to go on. */
  question: PlannedQuestion | null;
  /** What the plan would change, from the view as it is now. */
  changes: Change[];
}

/** Something in a row that can be said otherwise: how many, which, or one more. */
export interface Detail {
  reply: Reply;
  kind: 'number' | 'choice' | 'more';
}

export interface Row {
  part: string;
  /** The place of the row: where pieces go, if they go. */
  target: string | null;
  /** From where. */
  from: string | null;
  label: Message;
  fromLabel: Message | null;
  /** The answer that began it, with what is known about it. */
  option: Option;
  details: Detail[];
  /** The places in the plan of what was said about it. */
  said: number[];
  /** The places of its answers among all. */
  replies: number[];
  /** Other ways to come to the same place. */
  others: Intended[][];
}

/** An intention that is not possible, or was not asked for before the plan stopped. */
export interface Rest {
  place: number;
  keys: string[];
  purpose: string;
  reason: Message | null;
}

/** Where something can be added: the question that would be asked next in a part of the plan. */
export interface Open {
  part: string;
  question: PlannedQuestion;
}

const NUMBER = /^\d+$/;
const DONE = 'done';

export const chosenOf = (reply: Reply): Option | undefined => reply.options.find((option) => option.key === reply.keys[0]);

/** What is on offer beside stopping and what leads aside. */
export const offers = (question: PlannedQuestion): Option[] => question.options.filter((option) => option.key !== DONE && !option.aside);

function kindOf(reply: Reply): Detail['kind'] {
  if (reply.options.length > 1 && reply.options.every((option) => NUMBER.test(option.key))) return 'number';
  return reply.by === null && reply.keys[0] === DONE ? 'more' : 'choice';
}

/** The rows of a plan, in the order in which they would be carried out, and what belongs to none of them. */
export function laidOut(rehearsal: Rehearsal): { rows: Row[]; loose: Detail[]; opens: Open[] } {
  const rows: Row[] = [];
  const loose: Detail[] = [];
  const opens: Open[] = [];
  for (const [place, reply] of rehearsal.replies.entries()) {
    const chosen = chosenOf(reply);
    if (reply.part) {
      if (reply.by === null && reply.keys[0] === DONE) opens.push({ part: reply.part, question: reply });
      if (chosen?.target) rows.push(row(reply, chosen, place));
      continue;
    }
    const last = rows.at(-1);
    if (reply.ends && chosen && last) {
      moveTo(last, reply, chosen);
      last.replies.push(place);
      continue;
    }
    const own = ownerOf(rows, reply);
    if (own && reply.by !== null) own.said.push(reply.by);
    own?.replies.push(place);
    if (reply.options.length < 2) continue;
    if (own) own.details.push({ reply, kind: kindOf(reply) });
    else if (Object.keys(reply.address ?? {}).length === 0 && reply.purpose !== 'act') loose.push({ reply, kind: kindOf(reply) });
  }
  if (rehearsal.question?.part) opens.push({ part: rehearsal.question.part, question: rehearsal.question });
  if (!opens.length) opens.push(...beforeTheStop(rehearsal));
  for (const each of rows) each.others = otherWays(each, opens);
  return { rows: joined(rows), loose, opens };
}

/** Where a plan stops before a part of it is asked about again, more of it is what could have been chosen last. */
function beforeTheStop(rehearsal: Rehearsal): Open[] {
  const last = rehearsal.replies.findLast((reply) => reply.part);
  if (!last?.part) return [];
  return [{ part: last.part, question: { ...last, options: last.options.filter((option) => !last.keys.includes(option.key)) } }];
}

/** The row to which a question belongs: by where pieces come from and go, else by its place. */
function ownerOf(rows: readonly Row[], { address = {} }: Reply): Row | undefined {
  const { space, to } = address;
  const found = (fits: (row: Row) => boolean) => rows.findLast(fits);
  return (
    found((row) => to !== undefined && row.target === to && (row.from === space || (row.from !== null && space === undefined))) ??
    found((row) => to !== undefined && row.target === to) ??
    found((row) => space !== undefined && row.target === space) ??
    found((row) => space !== undefined && row.from === space) ??
    (space === undefined && to === undefined ? found((row) => row === rows.at(-1) && row.target !== null && !row.target.startsWith('space:')) : undefined)
  );
}

/** Places that were only named so that pieces can move among them are part of the moves. */
function joined(rows: readonly Row[]): Row[] {
  return rows.filter((row) => {
    const moves = row.from === null && !row.details.length ? rows.find((each) => each.part === row.part && each.from !== null && [each.from, each.target].includes(row.target)) : undefined;
    moves?.said.push(...row.said);
    moves?.replies.push(...row.replies);
    return !moves;
  });
}

function row(reply: Reply, chosen: Option, place: number): Row {
  return { part: reply.part!, target: chosen.target, from: null, label: chosen.label, fromLabel: null, option: chosen, details: [], said: reply.by === null ? [] : [reply.by], replies: [place], others: [] };
}

/** Pieces leave the place with which the row began. */
function moveTo(moved: Row, reply: Reply, chosen: Option): void {
  moved.from = moved.target;
  moved.fromLabel = moved.label;
  moved.target = chosen.target;
  moved.label = chosen.label;
  moved.option = chosen;
  if (reply.by !== null) moved.said.push(reply.by);
}

/** From where a way comes: the place that its pieces leave. */
export function originOf(way: readonly Intended[]): string | null {
  const from = way.find((each) => each.purpose.endsWith('_from'))?.keys[0];
  return from === undefined ? null : from === 'available' ? 'box:available' : `space:${from}`;
}

function otherWays(moved: Row, opens: Open[]): Intended[][] {
  if (moved.from === null || moved.target === null) return [];
  const ways = opens.find((open) => open.part === moved.part)?.question.ways?.[moved.target] ?? [];
  return ways.filter((way) => originOf(way) !== moved.from);
}

/** What could not be used: refused with its reason, or not asked for yet. */
export function restOf(plan: readonly Intended[], rehearsal: Rehearsal): Rest[] {
  return plan.flatMap((intended, place) => {
    const { fate, reason } = rehearsal.rows[place] ?? { fate: 'used', reason: null };
    if (fate === 'used' || intended.if_possible || (fate === 'dropped' && !stoppedByChance(rehearsal))) return [];
    return [{ place, keys: intended.keys, purpose: intended.purpose, reason }];
  });
}

const stoppedByChance = ({ stopped }: Rehearsal): boolean => stopped !== 'asked' && stopped !== 'over';

/** A plan that says something of a question otherwise; whatever alike was left to chance before it is said, too. */
export function withAnswer(plan: readonly Intended[], rehearsal: Rehearsal, reply: Reply, keys: string[]): Intended[] {
  if (reply.by !== null) return plan.map((intended, place) => (place === reply.by ? { ...intended, keys } : intended));
  const alike = (each: Reply) => each.purpose === reply.purpose && JSON.stringify(each.address) === JSON.stringify(reply.address);
  const before = rehearsal.replies.slice(0, rehearsal.replies.indexOf(reply)).filter((each) => alike(each) && each.by === null);
  return [...plan, ...[...before, { ...reply, keys }].map((each) => ({ purpose: each.purpose, keys: each.keys, about: each.address ?? {} }))];
}

/** A plan without a row. */
export function without(plan: readonly Intended[], said: readonly number[]): Intended[] {
  return plan.filter((_, place) => !said.includes(place));
}

/** A plan in which some of what was said comes before something else, or last. */
export function reordered(plan: readonly Intended[], said: readonly number[], before: number | null): Intended[] {
  const moved = plan.filter((_, place) => said.includes(place));
  const end = before ?? plan.length;
  return [...plan.slice(0, end).filter((_, place) => !said.includes(place)), ...moved, ...plan.slice(end).filter((_, place) => !said.includes(place + end))];
}

/** What goes to the server of a plan. */
export const sent = (plan: readonly Intended[]): Intended[] => plan.map(({ purpose, keys, about, if_possible }) => ({ purpose, keys, about: about ?? {}, ...(if_possible ? { if_possible } : {}) }));

/** A plan as it was tried, with everything that was answered by default. */
export function spelledOut(rehearsal: Rehearsal): Intended[] {
  return rehearsal.replies.map(({ purpose, keys, address }) => ({ purpose, keys, about: address ?? {} }));
}

/** What is left of a plan of which some was carried out: `used` are places in what was spelled out. */
export function left(plan: readonly Intended[], rehearsal: Rehearsal, used: readonly number[]): Intended[] {
  const done = new Set(used.flatMap((place) => rehearsal.replies[place]?.by ?? []));
  return plan.filter((intended, place) => !done.has(place) && !intended.if_possible);
}
