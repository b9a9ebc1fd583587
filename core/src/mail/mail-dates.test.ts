import { expect, test } from 'vitest';
import { longDate, longTime } from './mail-dates.ts';

test('a date is the day at the offices, and the first of a month is an ordinal in French', () => {
  const night = new Date('2026-06-02T02:30:00Z');
  expect(longDate(night, 'fr')).toBe('1er juin 2026');
  expect(longDate(night, 'en')).toBe('June 1, 2026');
  expect(longTime(night, 'fr')).toBe('1er juin 2026 à 22 h 30');
});
