import { expect, test } from 'vitest';
import { localToInstant } from './local-time.ts';
import { monthlyRent } from './monthly-rent.ts';
import { provinceCode, timeZoneOf } from './province.ts';
import { readNumber } from './read-number.ts';
import { readClock, readDate, readInstant } from './read-time.ts';

test.each([
  ['450000', 450_000],
  ['450 000 $', 450_000],
  ['450\u00a0000,50', 450_000.5],
  ['$450,000.50', 450_000.5],
  ['450,000', 450_000],
  ['1,234,567', 1_234_567],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['-73.57', -73.57],
  ['1.200', 1.2],
  ['', null],
  ['on request', null],
  ['1e9', null],
  ['12-14', null],
  ['1,23,4', null],
])('the text “%s” is the number %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each([
  ['2026-06-15T12:00:23.5Z', '2026-06-15T12:00:23.500Z'],
  ['2026-06-15T12:00:23.1234567Z', '2026-06-15T12:00:23.123Z'],
  ['2026-06-15T08:00:23-04:00', '2026-06-15T12:00:23.000Z'],
  ['2026-06-15T12:00:23', '2026-06-15T12:00:23.000Z'],
  ['2026-02-30', null],
  ['2026-06-15T25:00:00Z', null],
  ['yesterday', null],
])('the text “%s” is the moment %s', (text, moment) => {
  expect(readInstant(text)).toBe(moment);
});

test.each([
  ['2026/06/15', '2026-06-15'],
  ['2026-06-15T00:00:00', '2026-06-15'],
  ['2026/02/30', null],
  ['15/06/2026', null],
])('the text “%s” is the date %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each([
  ['14:00:00.00', '14:00:00'],
  ['9:30', '09:30:00'],
  ['2026-06-15T14:00:00', '14:00:00'],
  ['25:00', null],
  ['14:00:70', null],
  ['noon', null],
])('the text “%s” is the time of day %s', (text, clock) => {
  expect(readClock(text)).toBe(clock);
});

test.each([
  ['in summer', '2026-06-15', '14:00:00', '2026-06-15T18:00:00.000Z'],
  ['in winter', '2026-12-15', '14:00:00', '2026-12-15T19:00:00.000Z'],
  ['on the morning that clocks go forward', '2026-03-08', '09:00:00', '2026-03-08T13:00:00.000Z'],
  ['in the hour that is skipped', '2026-03-08', '02:30:00', '2026-03-08T07:30:00.000Z'],
  ['in the hour that comes twice', '2026-11-01', '01:30:00', '2026-11-01T05:30:00.000Z'],
])('a local time %s is the right moment', (_, date, clock, moment) => {
  expect(localToInstant(date, clock, 'America/Toronto')).toBe(moment);
});

test.each([
  ['Quebec', 'H2K 3T1', 'America/Toronto'],
  ['Québec', 'G4T 1A1', 'America/Halifax'],
  ['colombie-britannique', 'V6B 1A1', 'America/Vancouver'],
  ['Newfoundland & Labrador', 'A1C 5M2', 'America/St_Johns'],
  ['Elsewhere', null, 'America/Toronto'],
  ['__proto__', null, 'America/Toronto'],
])('a property in %s (%s) is in the zone %s', (province, postalCode, zone) => {
  expect(timeZoneOf({ province: provinceCode(province), postalCode })).toBe(zone);
});

test.each([
  ['month', 1500, 1500],
  ['year', 18_000, 1500],
  ['week', 300, 1300],
  ['day', 50, 1521],
] as const)('a rent by the %s is brought to a month', (frequency, amount, rent) => {
  expect(monthlyRent(amount, frequency)).toBe(rent);
});
