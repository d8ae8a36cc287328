import { describe, expect, it } from 'vitest';
import { counted, exported, playOf, type Play } from './figures';
import type { Mine, PublicTable } from './types';

const now = { table: 't', game: 'labyrinth', options: {}, seat: 'us', people: { us: 'human', jihadist: 'solitaire:normal' }, names: { us: 'Ann' }, updated: 7200 } as unknown as Mine;
const about = { terms: [], created: 3600, outcome: { winner: 'us', standing: [{ seat: 'us', margin: 3 }] } } as unknown as PublicTable;
const play = playOf(now, about) as Play;

describe('my figures', () => {
  it('count what is over, but no trials and no lessons', () => {
    expect(play.winner).toBe('us');
    expect(playOf(now, { ...about, outcome: null })).toBeNull();
    expect(playOf(now, { ...about, terms: ['what_if'] })).toBeNull();
    expect(playOf({ ...now, tutorial: 'first' } as Mine, about)).toBeNull();
  });
  it('are by game, side, opponent and level', () => {
    const lost = { ...play, winner: 'jihadist' };
    const harder = { ...play, people: { us: 'human', jihadist: 'solitaire:virulent' } };
    const alone = { ...play, mine: ['us', 'jihadist'] };
    expect(counted([play, lost, harder, alone])).toEqual([
      { game: 'labyrinth', side: 'us', against: 'solitaire:normal', played: 2, won: 1 },
      { game: 'labyrinth', side: 'us', against: 'solitaire:virulent', played: 1, won: 1 },
    ]);
  });
  it('are exported with the fields that others read', () => {
    const said = { game: () => 'Labyrinth', player: (_: Play, seat: string) => seat, side: (_: Play, seat: string) => seat, location: 'here' };
    expect(exported([play], said)).toEqual({
      sandtable: 'plays',
      plays: [
        {
          date: '1970-01-01T02:00:00.000Z',
          game: 'Labyrinth',
          location: 'here',
          durationMin: 60,
          players: [
            { name: 'us', me: true, role: 'us', score: 3, winner: true },
            { name: 'jihadist', me: false, role: 'jihadist', score: null, winner: false },
          ],
        },
      ],
    });
  });
});
