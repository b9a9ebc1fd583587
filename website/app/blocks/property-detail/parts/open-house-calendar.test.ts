import { property } from '@vitrine/contract/core/property.ts';
import { describe, expect, test } from 'vitest';
import { fixtures } from '../property-detail.fixture.ts';
import { openHouseCalendar } from './open-house-calendar.server.ts';

const listing = property.parse(Object(fixtures.everything?.block_params?.core_data).listing);
const options = {
  locale: 'fr' as const,
  origin: 'https://www.boreale.example',
  path: '/fr/proprietes/maison-20145678',
  start: null,
};
const write = (given: Partial<typeof listing> = {}, more: Partial<Parameters<typeof openHouseCalendar>[1]> = {}) =>
  openHouseCalendar({ ...listing, ...given }, { ...options, ...more }) ?? '';

/** Returns the properties of each event, with folded lines joined (RFC 5545 §3.1). */
const events = (calendar: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) =>
      Object.fromEntries(event.split('\r\n').map((line) => [line.split(/[:;]/, 1)[0], line.replace(/^[^:]*:/, '')])),
    );

describe('the calendar of open houses', () => {
  test('has each of them, in UTC, with its location and its page', () => {
    expect(events(write())).toHaveLength(3);
    expect(events(write())[1]).toMatchObject({
      SUMMARY: 'Visite libre\u00a0: 4318\\, rue Fabre\\, Montréal',
      DTSTART: '20261122T193000Z',
      DTEND: '20261122T210000Z',
      LOCATION: '4318\\, rue Fabre\\, Montréal H2J 3T6',
      GEO: '45.5305;-73.5787',
      URL: 'https://www.boreale.example/fr/proprietes/maison-20145678',
      STATUS: 'CONFIRMED',
    });
  });

  test('has only the requested one', () => {
    const [only, ...others] = events(write({}, { start: '2026-11-22T19:30:00.000Z' }));
    expect(others).toEqual([]);
    expect(only?.DTSTART).toBe('20261122T193000Z');
  });

  test('is in the language of the visitor', () => {
    expect(events(write({}, { locale: 'en' }))[0]?.SUMMARY).toMatch(/^Open house: /);
  });

  test('gives an open house the same UID each time, and each another', () => {
    const uids = events(write()).map(({ UID }) => UID);
    expect(new Set(uids).size).toBe(3);
    expect(events(write()).map(({ UID }) => UID)).toEqual(uids);
    expect(uids[0]).toMatch(/^open-house-20145678-\d+@www\.boreale\.example$/);
  });

  test('escapes an address, so that it adds no line', () => {
    const [event] = events(write({ address: 'A; B, C\\D\r\nEND:VEVENT' }));
    expect(event?.LOCATION).toMatch(/^A\\; B\\, C\\\\D\\nEND:VEVENT/);
  });

  test('keeps to lines of 75 bytes that end in CRLF', () => {
    const calendar = write({ address: `${'É'.repeat(200)}, Montréal` });
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('contains no price', () => {
    expect(write().replace(/(?<=\d)\D(?=\d)/g, '')).not.toContain('1249000');
  });

  test.each([
    ['there is none', { open_houses: [] }, {}],
    ['the one asked for is over', {}, { start: '2026-11-01T00:00:00Z' }],
    ['nonsense is asked for', {}, { start: 'x' }],
  ])('is not there where %s', (_, given, more) => {
    expect(write(given, more)).toBe('');
  });
});
