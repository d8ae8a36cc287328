// My figures: the games of this browser that are over, counted, and written for programs that keep plays.

import type { Mine, PublicTable } from './types';

/** A game that is over, as somebody at this browser played it. */
export interface Play {
  table: string;
  game: string;
  options: Record<string, unknown>;
  /** The seats that were mine. */
  mine: string[];
  /** Who played each seat, and what people were called. */
  people: Record<string, string>;
  names: Record<string, string>;
  winner: string;
  margins: Record<string, number>;
  /** When it began and ended, in seconds. */
  began: number;
  ended: number;
}

/** A play of what a list and the table itself say; null where it is not over, or was a trial or a lesson. */
export function playOf(now: Mine, about: PublicTable): Play | null {
  const { outcome } = about;
  const mine = [now.seat, now.resting ?? []].flat();
  if (!outcome || now.tutorial || about.terms.includes('what_if') || !mine.length) return null;
  const margins = Object.fromEntries((outcome.standing ?? []).map(({ seat, margin }) => [seat, margin]));
  return { table: now.table, game: now.game, options: now.options, mine, people: now.people, names: now.names, winner: outcome.winner, margins, began: about.created ?? now.updated, ended: now.updated };
}

/** One line of the table: my games with a side against an opponent at a level. */
export interface Line {
  game: string;
  side: string;
  against: string;
  played: number;
  won: number;
}

/** Whom I played against: the other seats' players, each once; nobody where all seats were mine. */
const against = ({ people, mine }: Play): string => [...new Set(Object.keys(people).filter((seat) => !mine.includes(seat)).map((seat) => people[seat] ?? ''))].sort().join('+');

/** My games by game, side, opponent and level, most played first; whoever had all seats has won nothing. */
export function counted(plays: readonly Play[]): Line[] {
  const lines = new Map<string, Line>();
  for (const play of plays) {
    const whom = against(play);
    if (!whom) continue;
    for (const side of play.mine) {
      const key = [play.game, side, whom].join('|');
      const line = lines.get(key) ?? { game: play.game, side, against: whom, played: 0, won: 0 };
      lines.set(key, { ...line, played: line.played + 1, won: line.won + Number(play.winner === side) });
    }
  }
  return [...lines.values()].sort((one, two) => two.played - one.played || two.won - one.won);
}

/** Plays with the fields that programs such as BG Stats read, in words of the reader's own. */
export function exported(plays: readonly Play[], said: { game(play: Play): string; player(play: Play, seat: string): string; side(play: Play, seat: string): string; location: string }): object {
  const day = (seconds: number) => new Date(1000 * seconds).toISOString();
  return {
    sandtable: 'plays',
    plays: plays.map((play) => ({
      date: day(play.ended),
      game: said.game(play),
      location: said.location,
      durationMin: Math.round((play.ended - play.began) / 60),
      players: Object.keys(play.people).map((seat) => ({
        name: said.player(play, seat),
        me: play.mine.includes(seat),
        role: said.side(play, seat),
        score: play.margins[seat] ?? null,
        winner: play.winner === seat,
      })),
    })),
  };
}
