import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { MapViewport } from '../../../map/map-types.ts';
import { type Search, writeFilters } from '../../../search/filters.ts';
import { listQuery, mapQuery } from '../../../search/list-query.ts';
import { areSameViewports } from '../../../search/viewport-query.ts';
import { emptyList, type ListingsPage, type ListResults, loadedList, pageSize } from './list-results.ts';
import { coversView, type MapResults, markersInView, noMapResults } from './map-results.ts';

/** Results of a search for the list and the map. */
export interface SearchResults {
  list: ListResults;
  map: MapResults;
}

export interface CachedResults {
  results: SearchResults;
  bounds: MapBounds | null;
}

/** An answer of `GET properties` in either format. */
export interface PropertiesPage extends ListingsPage {
  /** Null unless `format=map` was requested. */
  map: Pick<MapResults, 'markers' | 'clusters'> | null;
}

/** A search with its results. */
export interface SearchState {
  search: Search;
  /** Bounds of the list; they follow the map only when the set of markers in view changes. */
  bounds: MapBounds | null;
  /** The visible part of the map; null until it is known. */
  view: MapViewport | null;
  /** True once the map is visible, which needs markers then. */
  isMapLive: boolean;
  results: SearchResults;
}

export interface InitialResults {
  /** The server's results for the address. */
  serverList: ListResults | null;
  /** True when the server could not reach core. */
  hasFailed?: boolean;
  /** Cached results of an earlier visit to this search. */
  cached: CachedResults | null;
}

/** Returns a search when its page opens. */
export function openSearch(search: Search, { serverList, hasFailed = false, cached }: InitialResults): SearchState {
  const bounds = cached ? cached.bounds : (search.viewport?.bounds ?? null);
  const query = listQuery(search, bounds);
  const results = cached?.results ?? {
    // A page that is shown again may have come with the listings of another search.
    list:
      serverList?.query === query
        ? serverList
        : { ...emptyList(query, search.page, null), status: hasFailed ? ('failed' as const) : ('stale' as const) },
    map: noMapResults,
  };
  return { search, bounds, view: search.viewport, isMapLive: false, results };
}

/** Returns the state with the search of a new address; its results are those of before. */
export function changeSearch(state: SearchState, search: Search): SearchState {
  const changed = { ...state, search, view: search.viewport ?? state.view };
  if (filtersOf(state.search) !== filtersOf(search)) return { ...changed, bounds: search.viewport?.bounds ?? null };
  if (areSameViewports(state.search.viewport, search.viewport)) return changed;
  return { ...changed, bounds: boundsAfterMove(changed) };
}

/** Returns the bounds of the list after the visitor has moved the map. When all markers are known, the set in view is computed here. */
function boundsAfterMove({ search, bounds, results: { map } }: SearchState): MapBounds | null {
  const { viewport } = search;
  if (!viewport) return null;
  const isKnown = map.key === filtersOf(search) && coversView(map, viewport) && map.clusters.length === 0;
  // Clusters give their set only with their next answer.
  if (!isKnown && map.within) return bounds;
  const isSameSet = isKnown && markersInView(map, viewport.bounds).key === markersInView(map, bounds).key;
  return isSameSet ? bounds : viewport.bounds;
}

/** The calls that a search still needs. */
export interface MissingParts {
  /** Queries of the list and of the map; null for a part that is there. */
  list: string | null;
  map: string | null;
  /** View to which the map is limited because it has too many markers; null for all markers. */
  view: MapViewport | null;
  /** True when one call serves both, which needs the same bounds (wire.19). */
  isShared: boolean;
}

export function missingParts({ search, bounds, view: shownView, isMapLive, results }: SearchState): MissingParts {
  const { list, map } = results;
  const query = listQuery(search, bounds);
  const needsList = list.query !== query || list.status === 'stale' || list.status === 'loading';
  const isOfSearch = map.key === filtersOf(search);
  const needsMap = isMapLive && !(isOfSearch && (map.hasFailed || coversView(map, shownView)));
  const view = isOfSearch && map.within !== null ? shownView : null;
  return {
    list: needsList ? query : null,
    map: needsMap ? mapQuery(search, view?.bounds ?? null).toString() : null,
    view,
    isShared: needsList
      ? search.page === 1 && areSameBounds(bounds, view?.bounds ?? null)
      : view !== null && view === search.viewport,
  };
}

/** Returns the list while it is fetched: empty, with the number of its listings where the map knows it. */
export function loadingList({ search, bounds, results: { map } }: SearchState, query: string): ListResults {
  const isKnown = map.key === filtersOf(search) && map.within === null;
  const known = bounds ? markersInView(map, bounds).count : map.total;
  return emptyList(query, search.page, isKnown ? known : null);
}

/** Returns the query for a page of the list; `after` is the cursor of core, if it gave one. */
export function listRequest(query: string, page: number, after: string | null = null): URLSearchParams {
  const request = new URLSearchParams(query);
  request.set('page', String(page));
  request.set('limit', String(pageSize));
  if (after !== null) request.set('after', after);
  return request;
}

/** Returns the query for the map, with the first page of the list when `isShared` is true. */
export function mapRequest(
  search: Search,
  { view, isShared }: Pick<MissingParts, 'view' | 'isShared'>,
): URLSearchParams {
  const request = mapQuery(search, view?.bounds ?? null);
  if (search.order !== 'default') request.set('order_by', search.order);
  request.set('format', 'map');
  request.set('markers', 'columns');
  request.set('listingLimit', isShared ? String(pageSize) : '0');
  if (view) request.set('zoom', String(Math.round(view.zoom)));
  return request;
}

/** Returns the state with the answer to a `mapRequest`. */
export function withMapAnswer(
  state: SearchState,
  answer: PropertiesPage,
  { view, isShared }: Pick<MissingParts, 'view' | 'isShared'>,
): SearchState {
  const { search, results } = state;
  const { list, map: before } = results;
  const { markers = [], clusters = [] } = answer.map ?? {};
  // There are too many markers for one answer, so this and every later answer covers one view.
  const within = view ?? (clusters.length > 0 ? everywhere : null);
  const map = { key: filtersOf(search), markers, clusters, total: answer.total, within, hasFailed: false };
  if (list.status === 'loading' && isShared)
    return { ...state, results: { map, list: loadedList(list.query, 1, answer) } };
  const isMoved = view !== null && view === search.viewport;
  if (!isMoved || markersInView(before, null).key === markersInView(map, null).key)
    return { ...state, results: { map, list } };
  const { bounds } = view;
  return { ...state, bounds, results: { map, list: loadedList(listQuery(search, bounds), 1, answer) } };
}

/** Returns the state after a failed `mapRequest`; `isListed` when the list was to come with it. */
export function withMapFailure(state: SearchState, isListed: boolean): SearchState {
  const { list, map } = state.results;
  return {
    ...state,
    results: {
      list: isListed ? { ...list, status: 'failed' } : list,
      map: { ...map, key: filtersOf(state.search), hasFailed: true },
    },
  };
}

const filtersOf = ({ filters }: Search): string => writeFilters(filters).toString();

const areSameBounds = (one: MapBounds | null, other: MapBounds | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The view of the first answer, which was fetched without one. */
const everywhere: MapViewport = {
  bounds: { SouthWest_lat: -90, SouthWest_lng: -180, NorthEast_lat: 90, NorthEast_lng: 180 },
  zoom: 0,
};
