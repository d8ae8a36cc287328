import { describe, expect, it } from 'vitest';
import { chancesAt, luckAt, signed, toldMore, type AnalysisRow } from './analysis';

const row = (us: number, after: number | null = null): AnalysisRow => ({
  step: 0,
  seat: 'us',
  says: null,
  chances: { us },
  after: after === null ? null : { us: after },
  played: [],
  better: null,
});
const begun = () => toldMore(null, { of: 2, done: 0, seats: ['us'], ended: { us: 1 }, winner: 'us', rows: [row(0.2), row(0.4)] })!;

describe('an analysis', () => {
  it('is told at once, then moment by moment, then summed up', () => {
    expect(toldMore(null, { done: 1 })).toBeNull();
    const more = toldMore(begun(), { done: 1, rows: [[0, row(0.25, 0.3)]] })!;
    expect(more.done).toBe(1);
    expect(more.rows.map(({ chances }) => chances.us)).toEqual([0.25, 0.4]);
    expect(more.accounts).toBeNull();
    const accounts = { us: { start: 0.25, end: 1, own: 0, others: 0, luck: 0.75, given_away: 0 } };
    expect(toldMore(more, { done: 2, accounts, turnings: [] })!.accounts).toEqual(accounts);
  });

  it('tells luck apart where both moments have been weighed', () => {
    const half = toldMore(begun(), { done: 1, rows: [[0, row(0.25, 0.3)]] })!;
    expect(luckAt(half, 0, 'us')).toBeNull(); // the next moment is but estimated
    const whole = toldMore(half, { done: 2, rows: [[1, row(0.5, 0.6)]] })!;
    expect(luckAt(whole, 0, 'us')).toBeCloseTo(0.2);
    expect(luckAt(whole, 1, 'us')).toBeCloseTo(0.4);
    expect(chancesAt(whole, 2)).toEqual({ us: 1 });
  });

  it('has differences with their signs', () => {
    expect([signed(0.034), signed(-0.12), signed(0)]).toEqual(['+3', '−12', '+0']);
  });
});
