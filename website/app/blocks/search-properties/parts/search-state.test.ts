import { describe, expect, test } from 'vitest';
import { noFilters, type Search, withFilters } from '../../../search/filters.ts';
import { loadedList } from './list-results.ts';
import {
  changeSearch,
  loadingList,
  missingParts,
  openSearch,
  type PropertiesPage,
  type SearchState,
  withMapAnswer,
  withMapFailure,
} from './search-state.ts';

const everything: Search = { filters: noFilters, order: 'default', page: 1, viewport: null, view: 'list' };
const condos = withFilters(everything, { ...noFilters, type: ['condo'] });
const around = (south: number, west: number, north: number, east: number) => ({
  bounds: { SouthWest_lat: south, SouthWest_lng: west, NorthEast_lat: north, NorthEast_lng: east },
  zoom: 9,
});
const montreal = around(45, -74, 46, -73);
const answer: PropertiesPage = {
  ...{ listings: [], total: 3, next: null },
  map: {
    markers: [
      { id: '1', coords: [45.5, -73.6] },
      { id: '2', coords: [46.8, -71.2] },
    ],
    clusters: [],
  },
};
const opened = openSearch(everything, { serverList: loadedList('', 1, answer), cached: null });
const live: SearchState = { ...opened, isMapLive: true };
const withMarkers = withMapAnswer(live, answer, { view: null, isShared: false });

describe('what a search has to fetch', () => {
  test('is nothing while the server has sent its list and no map shows', () => {
    expect(missingParts(opened)).toMatchObject({ list: null, map: null });
  });

  test('is the markers of a map that shows', () => {
    expect(missingParts(live)).toMatchObject({ list: null, map: '', isShared: false });
  });

  test('is one call for other filters, while list and map have the same bounds', () => {
    const changed = changeSearch(withMarkers, condos);
    expect(missingParts(changed)).toMatchObject({ list: 'type=condo', map: 'type=condo', isShared: true });
  });

  test('is the list alone after a move of the map to other markers', () => {
    const moved = changeSearch(withMarkers, { ...everything, viewport: montreal });
    expect(moved.bounds).toBe(montreal.bounds);
    expect(missingParts(moved)).toMatchObject({ list: expect.stringContaining('45.00000'), map: null });
  });

  test('is nothing after a failure of the map, until it is tried again', () => {
    expect(missingParts(withMapFailure(live, false)).map).toBeNull();
  });
});

test('the bounds of a list stay while the same markers are in view, and go with the filters', () => {
  const wide = changeSearch(withMarkers, { ...everything, viewport: around(44, -75, 48, -70) });
  expect(wide.bounds).toBeNull();
  const moved = changeSearch(withMarkers, { ...everything, viewport: montreal });
  expect(changeSearch(moved, condos).bounds).toBeNull();
});

test('a list that is loading has the number of listings that the map knows', () => {
  expect(loadingList(withMarkers, 'q').total).toBe(3);
  expect(loadingList({ ...withMarkers, bounds: montreal.bounds }, 'q').total).toBe(1);
  expect(loadingList(changeSearch(withMarkers, condos), 'q').total).toBeNull();
});
