import { expect, test } from 'vitest';
import { openHousePeriod } from './open-house-period.ts';

const at = (moment: number) => new Date(moment).toISOString().slice(0, 16);

// Monday 15 June 2026 and the days after it; the last rows are those of the change to winter time, on a Sunday.
test.each([
  ['2026-06-15T12:00Z', 'weekend', '2026-06-20T04:00', '2026-06-22T04:00'],
  ['2026-06-20T03:59Z', 'weekend', '2026-06-20T04:00', '2026-06-22T04:00'],
  ['2026-06-20T15:00Z', 'weekend', '2026-06-20T15:00', '2026-06-22T04:00'],
  ['2026-06-22T03:00Z', 'weekend', '2026-06-22T03:00', '2026-06-22T04:00'],
  ['2026-06-22T04:00Z', 'weekend', '2026-06-27T04:00', '2026-06-29T04:00'],
  ['2026-06-15T12:00Z', 'week', '2026-06-15T12:00', '2026-06-22T04:00'],
  ['2026-10-30T12:00Z', 'weekend', '2026-10-31T04:00', '2026-11-02T05:00'],
  ['2026-10-30T12:00Z', 'week', '2026-10-30T12:00', '2026-11-06T05:00'],
] as const)('asked for at %s, an open house %s is from %s to %s', (now, time, start, end) => {
  const period = openHousePeriod(time, new Date(now));
  expect([at(period.start), at(period.end)]).toEqual([start, end]);
});
