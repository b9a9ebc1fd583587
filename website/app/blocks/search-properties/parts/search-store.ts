import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { MapViewport } from '../../../map/map-types.ts';
import { type Search, writeFilters } from '../../../search/filters.ts';
import { listQuery, mapQuery } from '../../../search/list-query.ts';
import { areSameViewports } from '../../../search/viewport-query.ts';
import {
  appendToList,
  emptyList,
  hasMore,
  type ListingsPage,
  type ListResults,
  loadedList,
  pageSize,
} from './list-results.ts';
import { coversView, type MapResults, markersInView, noMapResults } from './map-results.ts';

/** Results of a search for the list and the map. */
export interface SearchResults {
  list: ListResults;
  map: MapResults;
}

/** An answer of `GET properties` in either format. */
export interface PropertiesPage extends ListingsPage {
  /** Null unless `format=map` was requested. */
  map: Pick<MapResults, 'markers' | 'clusters'> | null;
}

/** Fetches listings. Rejects on failure, with an `AbortError` when the call was aborted. */
export type FetchProperties = (query: URLSearchParams, signal: AbortSignal) => Promise<PropertiesPage>;

export interface CachedResults {
  results: SearchResults;
  bounds: MapBounds | null;
}

interface InitialState {
  /** The server's results for the address. */
  serverList: ListResults | null;
  /** True when the server could not reach core. */
  hasFailed?: boolean;
  /** Cached results of an earlier visit to this search. */
  cached: CachedResults | null;
}

interface Call {
  /** Keys of what the call was made for: the query of a list, the filters and view of a map. */
  list: string | null;
  map: string | null;
  abort: AbortController;
}

/**
 * Fetches list and map for a search with as few calls as possible. The latest search wins, whichever is answered first, and a
 * failure ends the loading. One call serves both when it can (wire.19).
 */
export class SearchStore {
  readonly #fetch: FetchProperties;
  readonly #listeners = new Set<() => void>();
  #results: SearchResults;
  #search: Search;
  /** Bounds of the list; they follow the map only when the set of markers in view changes. */
  #bounds: MapBounds | null;
  #view: MapViewport | null;
  #serverList: ListResults | null;
  #isMapLive = false;
  #call: Call | null = null;
  #moreCall: AbortController | null = null;

  constructor(fetch: FetchProperties, search: Search, { serverList, hasFailed = false, cached }: InitialState) {
    const bounds = cached ? cached.bounds : (search.viewport?.bounds ?? null);
    this.#fetch = fetch;
    this.#search = search;
    this.#serverList = serverList;
    this.#bounds = bounds;
    this.#view = search.viewport;
    const query = listQuery(search, bounds);
    this.#results = cached?.results ?? {
      // A page that is shown again may have come with the listings of another search.
      list:
        serverList?.query === query
          ? serverList
          : { ...emptyList(query, search.page, null), status: hasFailed ? 'failed' : 'stale' },
      map: noMapResults,
    };
  }

  readonly results = (): SearchResults => this.#results;

  /** Returns the state to cache, so that a return to this page restores it. */
  snapshot(): CachedResults {
    return { results: this.#results, bounds: this.#bounds };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes the search to the one of a new address. `serverList` holds the server's results for it, if any. */
  setSearch(search: Search, serverList: ListResults | null = null): void {
    const before = this.#search;
    this.#search = search;
    if (filtersOf(before) !== filtersOf(search)) this.#bounds = search.viewport?.bounds ?? null;
    else if (!areSameViewports(before.viewport, search.viewport)) this.#followMap(search.viewport);
    if (search.viewport) this.#view = search.viewport;
    // A followed link brought its listings along; those of an earlier address are ignored.
    if (serverList && serverList !== this.#serverList && serverList.query === this.#listQuery())
      this.#update({ list: serverList });
    this.#serverList = serverList;
    this.#fetchMissing();
  }

  /** Records that the map moved by itself to fit the results: the list stays, and clusters are fetched for the new zoom. */
  setView(view: MapViewport): void {
    this.#view = view;
    this.#fetchMissing();
  }

  /** Starts fetching markers once the map is visible. */
  startMap(): void {
    this.#isMapLive = true;
    this.#fetchMissing();
  }

  async loadMore(): Promise<void> {
    const { list } = this.#results;
    if (list.status !== 'ready' || list.query !== this.#listQuery() || !hasMore(list)) return;
    this.#update({ list: { ...list, status: 'loading-more' } });
    const abort = new AbortController();
    this.#moreCall = abort;
    const query = new URLSearchParams(list.query);
    query.set('page', String(list.page + 1));
    query.set('limit', String(pageSize));
    if (list.next !== null) query.set('after', list.next);
    try {
      const page = await this.#fetch(query, abort.signal);
      if (!abort.signal.aborted) this.#update({ list: appendToList(list, page) });
    } catch {
      if (!abort.signal.aborted) this.#update({ list: { ...list, status: 'failed' } });
    }
  }

  /** Retries the failed fetches. */
  retry(): void {
    const { list, map } = this.#results;
    const isLonger = list.status === 'failed' && list.listings.length > 0;
    this.#update({
      list: isLonger ? { ...list, status: 'ready' } : list.status === 'failed' ? { ...list, status: 'stale' } : list,
      map: map.hasFailed ? { ...map, key: null, hasFailed: false } : map,
    });
    this.#fetchMissing();
    if (isLonger) this.loadMore();
  }

  /** Aborts all calls. */
  abort(): void {
    this.#call?.abort.abort();
    this.#moreCall?.abort();
    this.#call = null;
  }

  #update(change: Partial<SearchResults>): void {
    this.#results = { ...this.#results, ...change };
    for (const listener of this.#listeners) listener();
  }

  #listQuery(): string {
    return listQuery(this.#search, this.#bounds);
  }

  /** Handles a movement of the map by the visitor. When all markers are known, the change of the set in view is computed here. */
  #followMap(view: MapViewport | null): void {
    const { map } = this.#results;
    if (!view) {
      this.#bounds = null;
      return;
    }
    const isKnown = map.key === filtersOf(this.#search) && coversView(map, view) && map.clusters.length === 0;
    // Clusters give their set only with their next answer.
    if (!isKnown && map.within) return;
    const isSameSet = isKnown && markersInView(map, view.bounds).key === markersInView(map, this.#bounds).key;
    if (!isSameSet) this.#bounds = view.bounds;
  }

  /** Starts the missing fetches and aborts those that are no longer needed. */
  #fetchMissing(): void {
    const { list, map } = this.#results;
    const query = this.#listQuery();
    const wantsList = list.query !== query || list.status === 'stale' || list.status === 'loading';
    const hasMap = map.key === filtersOf(this.#search) && (map.hasFailed || coversView(map, this.#view));
    const wantsMap = this.#isMapLive && !hasMap;
    const isPartial = map.key === filtersOf(this.#search) && map.within !== null;
    const view = isPartial ? this.#view : null;
    const wanted = {
      list: wantsList ? query : null,
      map: wantsMap ? mapQuery(this.#search, view?.bounds ?? null).toString() : null,
    };
    if (this.#call?.list === wanted.list && this.#call.map === wanted.map) return;
    this.#call?.abort.abort();
    this.#call = null;
    if (!wantsList && !wantsMap) return;
    const call: Call = { ...wanted, abort: new AbortController() };
    this.#call = call;
    if (wantsList) this.#emptyList(query);
    // One call serves both when the list and the map have the same bounds.
    const isShared = wantsList
      ? this.#search.page === 1 && areSameBounds(this.#bounds, view?.bounds ?? null)
      : view !== null && view === this.#search.viewport;
    if (wantsMap) this.#fetchMap(call, view, isShared);
    if (wantsList && !(wantsMap && isShared)) this.#fetchList(call);
  }

  #emptyList(query: string): void {
    this.#moreCall?.abort();
    const { map } = this.#results;
    const isKnown = map.key === filtersOf(this.#search) && map.within === null;
    const known = this.#bounds ? markersInView(map, this.#bounds).count : map.total;
    const total = isKnown ? known : null;
    this.#update({ list: emptyList(query, this.#search.page, total) });
  }

  async #fetchList(call: Call): Promise<void> {
    const { page: pageNumber } = this.#search;
    const listed = call.list ?? '';
    const query = new URLSearchParams(listed);
    query.set('page', String(pageNumber));
    query.set('limit', String(pageSize));
    try {
      const page = await this.#fetch(query, call.abort.signal);
      if (call.abort.signal.aborted) return;
      this.#finish(call, 'list');
      this.#update({ list: loadedList(listed, pageNumber, page) });
    } catch {
      if (call.abort.signal.aborted) return;
      this.#finish(call, 'list');
      this.#update({ list: { ...this.#results.list, status: 'failed' } });
    }
  }

  /** Fetches the map, with the first page of the list when `withList` is true. */
  async #fetchMap(call: Call, view: MapViewport | null, withList: boolean): Promise<void> {
    const query = mapQuery(this.#search, view?.bounds ?? null);
    if (this.#search.order !== 'default') query.set('order_by', this.#search.order);
    query.set('format', 'map');
    query.set('markers', 'columns');
    query.set('listingLimit', withList ? String(pageSize) : '0');
    if (view) query.set('zoom', String(Math.round(view.zoom)));
    const isListed = withList && call.list !== null;
    try {
      const answer = await this.#fetch(query, call.abort.signal);
      if (call.abort.signal.aborted) return;
      this.#finish(call, 'map');
      if (isListed) this.#finish(call, 'list');
      this.#applyMap(answer, view, withList);
    } catch {
      if (call.abort.signal.aborted) return;
      this.#finish(call, 'map');
      if (isListed) this.#finish(call, 'list');
      this.#update({
        map: { ...this.#results.map, key: filtersOf(this.#search), hasFailed: true },
        ...(isListed && { list: { ...this.#results.list, status: 'failed' as const } }),
      });
    }
  }

  #applyMap(answer: PropertiesPage, view: MapViewport | null, withList: boolean): void {
    const { list, map: before } = this.#results;
    const { markers = [], clusters = [] } = answer.map ?? {};
    // There are too many markers for one answer, so this and every later answer covers one view.
    const within = view ?? (clusters.length > 0 ? everywhere : null);
    const { total } = answer;
    const map: MapResults = { key: filtersOf(this.#search), markers, clusters, total, within, hasFailed: false };
    const isMoved = view !== null && view === this.#search.viewport;
    if (list.status === 'loading' && withList) this.#update({ map, list: loadedList(list.query, 1, answer) });
    else if (isMoved && markersInView(before, null).key !== markersInView(map, null).key) {
      this.#bounds = view.bounds;
      this.#moreCall?.abort();
      this.#update({ map, list: loadedList(this.#listQuery(), 1, answer) });
    } else this.#update({ map });
    // The map may have moved in the meantime.
    this.#fetchMissing();
  }

  #finish(call: Call, part: 'list' | 'map'): void {
    call[part] = null;
    if (this.#call === call && call.list === null && call.map === null) this.#call = null;
  }
}

const filtersOf = ({ filters }: Search): string => writeFilters(filters).toString();

const areSameBounds = (one: MapBounds | null, other: MapBounds | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The view of the first answer, which was fetched without one. */
const everywhere: MapViewport = {
  bounds: { SouthWest_lat: -90, SouthWest_lng: -180, NorthEast_lat: 90, NorthEast_lng: 180 },
  zoom: 0,
};
