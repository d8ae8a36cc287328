// The analysis of a game that is over, as the server tells it: at once what is known, then moment by moment.

import type { Message } from './types';

export type Chances = Record<string, number>;

/** A moment: the chances before anybody chose, and with what was chosen before chance had spoken. */
export interface AnalysisRow {
  step: number;
  seat: string | null;
  says: Message | null;
  chances: Chances;
  after: Chances | null;
  played: Message[];
  better: { plan: Message; targets: string[]; gain: number; error: number } | null;
}

export interface Account {
  start: number;
  end: number;
  own: number;
  others: number;
  luck: number;
  given_away: number;
}

export interface AnalysisTurning {
  place: number;
  seat: string;
  change: number;
  luck: number | null;
}

export interface AnalysisTold {
  done?: number;
  of?: number;
  seats?: string[];
  ended?: Chances;
  winner?: string;
  /** All of them at first, then those that are new with their places. */
  rows?: AnalysisRow[] | [number, AnalysisRow][];
  accounts?: Record<string, Account>;
  turnings?: AnalysisTurning[];
  error?: { code: string; message: string; text: Message | null };
}

export interface Analysis {
  done: number;
  of: number;
  seats: string[];
  ended: Chances;
  winner: string;
  rows: AnalysisRow[];
  accounts: Record<string, Account> | null;
  turnings: AnalysisTurning[];
}

/** What is known when something more was told. */
export function toldMore(known: Analysis | null, told: AnalysisTold): Analysis | null {
  if (told.seats) {
    const { done = 0, of = 0, seats, ended = {}, winner = '' } = told;
    return { done, of, seats, ended, winner, rows: told.rows as AnalysisRow[], accounts: null, turnings: [] };
  }
  if (!known) return null;
  const rows = [...known.rows];
  for (const [place, row] of (told.rows ?? []) as [number, AnalysisRow][]) rows[place] = row;
  return { ...known, rows, done: told.done ?? known.done, accounts: told.accounts ?? known.accounts, turnings: told.turnings ?? known.turnings };
}

/** The chances with which a moment began; after the last one it is known who has won. */
export function chancesAt({ rows, ended }: Analysis, place: number): Chances {
  return rows[place]?.chances ?? ended;
}

/** What dice and cards did for a seat from a choice to the next moment, where that is known. */
export function luckAt(analysis: Analysis, place: number, seat: string): number | null {
  const after = analysis.rows[place]?.after;
  const next = analysis.rows[place + 1];
  if (!after || (next && !next.after)) return null;
  return chancesAt(analysis, place + 1)[seat]! - after[seat]!;
}

export const percent = (share: number): number => Math.round(100 * share);

/** A difference in hundredths, with its sign. */
export function signed(share: number): string {
  const hundredths = percent(share);
  return hundredths < 0 ? `−${-hundredths}` : `+${hundredths}`;
}
