import { expect, test } from 'vitest';
import { openHouseTime, proposedVisits } from './proposed-visits.ts';

const proposed = (now: string) => proposedVisits(new Date(now)).map((time) => time.replace('T', ' '));

test('proposes the next three days, each at an hour that suits its day of the week', () => {
  // A Thursday at noon in Montréal.
  expect(proposed('2026-11-26T17:00:00Z')).toEqual(['2026-11-27 17:30', '2026-11-28 10:00', '2026-11-29 13:00']);
  // A Thursday ten minutes before midnight.
  expect(proposed('2026-11-27T04:50:00Z')).toEqual(['2026-11-28 10:00', '2026-11-29 13:00', '2026-11-30 17:30']);
});

test('leaves out tomorrow late in the day, by the clock of Québec', () => {
  expect(proposed('2026-11-26T20:59:00Z')[0]).toBe('2026-11-27 17:30');
  expect(proposed('2026-11-26T21:00:00Z')[0]).toBe('2026-11-28 10:00');
  // It is Friday in London and still Thursday evening in Montréal.
  expect(proposed('2026-11-27T03:00:00Z')[0]).toBe('2026-11-28 10:00');
});

test('an open house is proposed at the hour at which it begins, by the clock of Québec', () => {
  expect(openHouseTime({ start: '2026-11-28T18:00:00Z' })).toBe('2026-11-28T13:00/open-house');
});
