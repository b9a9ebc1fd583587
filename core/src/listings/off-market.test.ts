import { describe, expect, test } from 'vitest';
import { statusOf } from './off-market.ts';

const left = new Date('2026-03-01T12:00:00.000Z');
const withdrawn = {
  standard_status: 'Withdrawn' as const,
  off_market_timestamp: left,
  modification_timestamp: new Date('2026-06-01T00:00:00.000Z'),
};
const after = (ms: number) => new Date(left.getTime() + ms);
const days = 86_400_000;
const kept = { off_market_days: 90, sold_days: null };

describe('the status of a listing', () => {
  test.each([
    ['the moment it leaves the market', 0, 'off_market'],
    ['a millisecond before the 90 days are over', 90 * days - 1, 'off_market'],
    ['when the 90 days are over', 90 * days, 'gone'],
  ] as const)('%s', (_, later, status) => {
    expect(statusOf(withdrawn, kept, after(later))).toBe(status);
    expect(statusOf({ ...withdrawn, standard_status: 'Expired' }, kept, after(later))).toBe(status);
  });

  test('counts from the last change of the row where nobody said when it left', () => {
    const unsaid = { ...withdrawn, off_market_timestamp: null };
    expect(statusOf(unsaid, kept, after(91 * days))).toBe('off_market');
    expect(statusOf(unsaid, kept, after(300 * days))).toBe('gone');
  });

  test('follows the days that its site keeps it, sold ones apart', () => {
    const short = { off_market_days: 10, sold_days: 20 };
    const sold = { ...withdrawn, standard_status: 'Closed' as const };
    expect([9, 10].map((day) => statusOf(withdrawn, short, after(day * days)))).toEqual(['off_market', 'gone']);
    expect([10, 19, 20].map((day) => statusOf(sold, short, after(day * days)))).toEqual(['sold', 'sold', 'gone']);
  });

  test.each([
    ['Active', 'active'],
    ['Closed', 'sold'],
  ] as const)('of an %s one never runs out by default', (standard_status, status) => {
    expect(statusOf({ ...withdrawn, standard_status }, kept, after(1000 * days))).toBe(status);
  });
});
