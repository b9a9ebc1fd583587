import { describe, expect, test } from 'vitest';
import { nextOpenHouse, openHouseText } from './open-house.ts';

const sunday = { start: '2026-11-29T19:00:00Z', end: '2026-11-29T21:00:00Z' };
const saturday = { start: '2026-11-28T18:30:00Z', end: '2026-11-28T20:00:00Z' };

describe('the next open house', () => {
  test('is the first that has not ended, in whatever order they come', () => {
    expect(nextOpenHouse([sunday, saturday], new Date('2026-11-28T19:59:59Z'))).toEqual(saturday);
    expect(nextOpenHouse([sunday, saturday], new Date('2026-11-28T20:00:00Z'))).toEqual(sunday);
  });

  test('is none after the last one', () => {
    expect(nextOpenHouse([sunday, saturday], new Date('2026-11-29T21:00:00Z'))).toBeNull();
    expect(nextOpenHouse([], new Date(0))).toBeNull();
  });
});

describe('an open house', () => {
  test.each([
    ['fr', 'Visite libre dim. 29 nov., 14 h à 16 h'],
    ['en', 'Open house Sun, Nov 29, 2:00 p.m. to 4:00 p.m.'],
  ] as const)('is written in %s on the clocks of Québec', (locale, text) => {
    expect(openHouseText(sunday, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('in summer is written in summer time, with its minutes', () => {
    const house = { start: '2026-06-21T17:30:00Z', end: '2026-06-21T19:00:00Z' };
    expect(openHouseText(house, 'fr').replaceAll('\u00a0', ' ')).toBe('Visite libre dim. 21 juin, 13 h 30 à 15 h');
  });
});
