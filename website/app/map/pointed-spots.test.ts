import { describe, expect, test } from 'vitest';
import type { Spot } from './map-types.ts';
import { nextSpot, noSpots, type SpotEvent, spotsReducer } from './pointed-spots.ts';

const spot = (...ids: string[]): Spot => ({ ids, coords: [45.5, -73.6] });
const [house, tower] = [spot('1'), spot('2', '3')];
const after = (...events: SpotEvent[]) => events.reduce(spotsReducer, noSpots);

describe('the popup of a map', () => {
  test('shows the spot under the pointer before the one that a card highlights', () => {
    expect(nextSpot(after({ kind: 'hover', spot: house }), tower)).toBe(house);
    expect(nextSpot(noSpots, tower)).toBe(tower);
    expect(nextSpot(noSpots, null)).toBeNull();
  });

  test('stays with the chosen spot while the pointer is over its marker, and follows it to another one', () => {
    const chosen = after({ kind: 'choose', spot: house, isByKeyboard: false });
    const [choice] = [chosen.chosen?.spot];
    expect(nextSpot(spotsReducer(chosen, { kind: 'hover', spot: spot('1') }), null)).toBe(choice);
    expect(nextSpot(spotsReducer(chosen, { kind: 'hover', spot: tower }), null)).toBe(tower);
    expect(nextSpot(chosen, null)).toBe(choice);
  });

  test('is closed by a click beside the spots and by the visitor', () => {
    const chosen: SpotEvent = { kind: 'choose', spot: house, isByKeyboard: true };
    expect(nextSpot(after(chosen, { kind: 'choose', spot: null, isByKeyboard: false }), null)).toBeNull();
    expect(after({ kind: 'hover', spot: tower }, chosen, { kind: 'close' })).toEqual(noSpots);
  });
});

test('an event that changes nothing keeps the state, so that the map does not render', () => {
  expect(after({ kind: 'hover', spot: null })).toBe(noSpots);
  expect(after({ kind: 'choose', spot: null, isByKeyboard: false })).toBe(noSpots);
});
