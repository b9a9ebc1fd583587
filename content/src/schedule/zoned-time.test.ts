import { expect, test } from 'vitest';
import { momentOf, wallTime } from './zoned-time.ts';

const zone = 'America/Toronto';

test.each([
  ['2026-01-15T09:00', '2026-01-15T14:00:00.000Z'],
  ['2026-07-15T09:00', '2026-07-15T13:00:00.000Z'],
  ['2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
  // In Toronto, clocks go forward on 8 March 2026 at 2:00, and back on 1 November at 2:00.
  ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
])('%s in Toronto is %s', (wall, moment) => {
  expect(momentOf(wall, zone)?.toISOString()).toBe(moment);
  expect(wallTime(new Date(moment), zone)).toBe(wall);
});

test('a time that clocks skip is an hour later, and one that occurs twice is the first', () => {
  expect(momentOf('2026-03-08T02:30', zone)?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
  expect(momentOf('2026-11-01T01:30', zone)?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
});

test.each(['', '2026-12-01', '2026-02-30T09:00', '2026-12-01T25:00', '2026-12-01T09:00Z', 'demain'])(
  'the text %j is no date and time',
  (text) => {
    expect(momentOf(text, zone)).toBeNull();
  },
);
