import { expect, test } from 'vitest';
import { formatDay, formatDayAndHour, formatHour } from './date-format.ts';

/** Non-breaking spaces as the texts show them. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a date is the day at the offices, and the first of a month is an ordinal in French', () => {
  const night = new Date('2026-06-02T02:30:00Z');
  expect(formatDay(night, 'fr')).toBe('1ᵉʳ juin 2026');
  expect(formatDay(night, 'en')).toBe('June 1, 2026');
  expect(formatDay(night, 'fr', 'medium')).toBe('1ᵉʳ juin 2026');
  expect(formatDay(night, 'fr', 'dayOfWeek')).toBe('lundi 1ᵉʳ juin');
  expect(formatDay(night, 'fr', 'shortDayOfWeek')).toBe('lun. 1ᵉʳ juin');
});

test.each(['11', '21', '31'])('the day %s of a month is no ordinal', (day) => {
  const noon = new Date(`2026-12-${day}T17:00:00Z`);
  expect(formatDay(noon, 'fr')).toBe(`${day} décembre 2026`);
  expect(formatDay(noon, 'fr', 'dayOfWeek')).toMatch(new RegExp(` ${day} décembre$`));
});

test.each([
  ['2027-05-01T04:00:00Z', '0 h'],
  ['2027-05-01T13:00:00Z', '9 h'],
  ['2027-05-01T13:30:00Z', '9 h 30'],
  ['2027-05-01T18:05:00Z', '14 h 05'],
])('the hour of %s is %s in French', (moment, text) => {
  expect(plain(formatHour(new Date(moment), 'fr'))).toBe(text);
});

test('a day and its hour are joined as each language does', () => {
  const morning = new Date('2027-05-01T13:00:00Z');
  expect(plain(formatDayAndHour(morning, 'fr'))).toBe('1ᵉʳ mai 2027 à 9 h');
  expect(plain(formatDayAndHour(morning, 'en'))).toBe('May 1, 2027 at 9:00 a.m.');
  const autumn = new Date('2026-11-20T14:30:00Z');
  expect(plain(formatDayAndHour(autumn, 'fr', 'medium'))).toBe('20 nov. 2026 à 9 h 30');
  expect(plain(formatDayAndHour(autumn, 'en', 'medium'))).toBe('Nov 20, 2026 at 9:30 a.m.');
});
