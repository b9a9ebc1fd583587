import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { MapFrame } from '../../../map/map-types.ts';
import { type Search, writeFilters } from '../../../search/filters.ts';
import { listQuery, mapQuery } from '../../../search/list-query.ts';
import { areSameFrames } from '../../../search/map-frame.ts';
import { noPlaces, type Places, servesView, setInView } from './places.ts';
import { appendToList, fillList, hasMore, type PageOfListings, pageSize, type Results, startList } from './results.ts';

/** Results of a search for the list and the map. */
export interface Found {
  list: Results;
  places: Places;
}

/** An answer of `GET properties` in either format. */
export interface Answer extends PageOfListings {
  /** Null unless `format=map` was requested. */
  map: Pick<Places, 'markers' | 'clusters'> | null;
}

/** Fetches listings. Rejects on failure, with an `AbortError` when the call was aborted. */
export type Ask = (query: URLSearchParams, signal: AbortSignal) => Promise<Answer>;

export interface Remembered {
  found: Found;
  bounds: MapBounds | null;
}

interface Start {
  /** The server's results for the address. */
  given: Results | null;
  /** True when the server could not reach core. */
  hasFailed?: boolean;
  /** Cached results of an earlier visit to this search. */
  before: Remembered | null;
}

interface Call {
  /** Keys of what the call was made for: the query of a list, the filters and view of a map. */
  list: string | null;
  map: string | null;
  abort: AbortController;
}

/**
 * Fetches list and map for a search with as few calls as possible. The latest search wins, whichever is answered first, and a
 * failure ends the loading. One call serves both when it can (`2-blocks-and-search §7`, initial).
 */
export class SearchStore {
  readonly #ask: Ask;
  readonly #listeners = new Set<() => void>();
  #found: Found;
  #search: Search;
  /** Bounds of the list; they follow the map only when the set of markers in view changes. */
  #bounds: MapBounds | null;
  #view: MapFrame | null;
  #given: Results | null;
  #isMapLive = false;
  #call: Call | null = null;
  #moreCall: AbortController | null = null;

  constructor(ask: Ask, search: Search, { given, hasFailed = false, before }: Start) {
    const bounds = before ? before.bounds : (search.frame?.bounds ?? null);
    this.#ask = ask;
    this.#search = search;
    this.#given = given;
    this.#bounds = bounds;
    this.#view = search.frame;
    this.#found = before?.found ?? {
      list: given ?? {
        ...startList(listQuery(search, bounds), search.page, null),
        status: hasFailed ? 'failed' : 'stale',
      },
      places: noPlaces,
    };
  }

  readonly found = (): Found => this.#found;

  /** Returns the state to cache, so that a return to this page restores it. */
  remembered(): Remembered {
    return { found: this.#found, bounds: this.#bounds };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes the search to the one of a new address. `given` holds the server's results for it, if any. */
  setSearch(search: Search, given: Results | null = null): void {
    const before = this.#search;
    this.#search = search;
    if (filtersOf(before) !== filtersOf(search)) this.#bounds = search.frame?.bounds ?? null;
    else if (!areSameFrames(before.frame, search.frame)) this.#follow(search.frame);
    if (search.frame) this.#view = search.frame;
    // A followed link brought its listings along; those of an earlier address are ignored.
    if (given && given !== this.#given && given.query === this.#listQuery()) this.#show({ list: given });
    this.#given = given;
    this.#bring();
  }

  /** Records that the map moved by itself to fit the results: the list stays, and clusters are fetched for the new zoom. */
  setView(view: MapFrame): void {
    this.#view = view;
    this.#bring();
  }

  /** Starts fetching markers once the map is visible. */
  startMap(): void {
    this.#isMapLive = true;
    this.#bring();
  }

  async loadMore(): Promise<void> {
    const { list } = this.#found;
    if (list.status !== 'ready' || list.query !== this.#listQuery() || !hasMore(list)) return;
    this.#show({ list: { ...list, status: 'loading-more' } });
    const abort = new AbortController();
    this.#moreCall = abort;
    const query = new URLSearchParams(list.query);
    query.set('page', String(list.page + 1));
    query.set('limit', String(pageSize));
    if (list.next !== null) query.set('after', list.next);
    try {
      const page = await this.#ask(query, abort.signal);
      if (!abort.signal.aborted) this.#show({ list: appendToList(list, page) });
    } catch {
      if (!abort.signal.aborted) this.#show({ list: { ...list, status: 'failed' } });
    }
  }

  /** Retries the failed fetches. */
  retry(): void {
    const { list, places } = this.#found;
    const isLonger = list.status === 'failed' && list.listings.length > 0;
    this.#show({
      list: isLonger ? { ...list, status: 'ready' } : list.status === 'failed' ? { ...list, status: 'stale' } : list,
      places: places.hasFailed ? { ...places, key: null, hasFailed: false } : places,
    });
    this.#bring();
    if (isLonger) this.loadMore();
  }

  /** Aborts all calls. */
  stop(): void {
    this.#call?.abort.abort();
    this.#moreCall?.abort();
    this.#call = null;
  }

  #show(change: Partial<Found>): void {
    this.#found = { ...this.#found, ...change };
    for (const listener of this.#listeners) listener();
  }

  #listQuery(): string {
    return listQuery(this.#search, this.#bounds);
  }

  /** Handles a movement of the map by the visitor. When all markers are known, the change of the set in view is computed here. */
  #follow(frame: MapFrame | null): void {
    const { places } = this.#found;
    if (!frame) {
      this.#bounds = null;
      return;
    }
    const isKnown = places.key === filtersOf(this.#search) && servesView(places, frame) && places.clusters.length === 0;
    // Clusters give their set only with their next answer.
    if (!isKnown && places.within) return;
    const isSameSet = isKnown && setInView(places, frame.bounds).key === setInView(places, this.#bounds).key;
    if (!isSameSet) this.#bounds = frame.bounds;
  }

  /** Starts the missing fetches and aborts those that are no longer needed. */
  #bring(): void {
    const { list, places } = this.#found;
    const query = this.#listQuery();
    const wantsList = list.query !== query || list.status === 'stale' || list.status === 'loading';
    const isPlaced = places.key === filtersOf(this.#search) && (places.hasFailed || servesView(places, this.#view));
    const wantsMap = this.#isMapLive && !isPlaced;
    const isPartial = places.key === filtersOf(this.#search) && places.within !== null;
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
    if (wantsList) this.#startList(query);
    // One call serves both when the list and the map have the same bounds.
    const isOne = wantsList
      ? this.#search.page === 1 && areSameBounds(this.#bounds, view?.bounds ?? null)
      : view !== null && view === this.#search.frame;
    if (wantsMap) this.#askMap(call, view, isOne);
    if (wantsList && !(wantsMap && isOne)) this.#askList(call);
  }

  #startList(query: string): void {
    this.#moreCall?.abort();
    const { places } = this.#found;
    const isKnown = places.key === filtersOf(this.#search) && places.within === null;
    const known = this.#bounds ? setInView(places, this.#bounds).count : places.total;
    const total = isKnown ? known : null;
    this.#show({ list: startList(query, this.#search.page, total) });
  }

  async #askList(call: Call): Promise<void> {
    const { page } = this.#search;
    const answers = call.list ?? '';
    const query = new URLSearchParams(answers);
    query.set('page', String(page));
    query.set('limit', String(pageSize));
    try {
      const found = await this.#ask(query, call.abort.signal);
      if (call.abort.signal.aborted) return;
      this.#end(call, 'list');
      this.#show({ list: fillList(answers, page, found) });
    } catch {
      if (call.abort.signal.aborted) return;
      this.#end(call, 'list');
      this.#show({ list: { ...this.#found.list, status: 'failed' } });
    }
  }

  /** Fetches the map, with the first page of the list when `withList` is true. */
  async #askMap(call: Call, view: MapFrame | null, withList: boolean): Promise<void> {
    const query = mapQuery(this.#search, view?.bounds ?? null);
    query.set('order_by', this.#search.order);
    query.set('format', 'map');
    query.set('markers', 'columns');
    query.set('listingLimit', withList ? String(pageSize) : '0');
    if (view) query.set('zoom', String(Math.round(view.zoom)));
    const isListed = withList && call.list !== null;
    try {
      const answer = await this.#ask(query, call.abort.signal);
      if (call.abort.signal.aborted) return;
      this.#end(call, 'map');
      if (isListed) this.#end(call, 'list');
      this.#place(answer, view, withList);
    } catch {
      if (call.abort.signal.aborted) return;
      this.#end(call, 'map');
      if (isListed) this.#end(call, 'list');
      this.#show({
        places: { ...this.#found.places, key: filtersOf(this.#search), hasFailed: true },
        ...(isListed && { list: { ...this.#found.list, status: 'failed' as const } }),
      });
    }
  }

  #place(answer: Answer, view: MapFrame | null, withList: boolean): void {
    const { list, places: before } = this.#found;
    const { markers = [], clusters = [] } = answer.map ?? {};
    // There are too many markers for one answer, so this and every later answer covers one view.
    const within = view ?? (clusters.length > 0 ? everywhere : null);
    const { total } = answer;
    const places: Places = { key: filtersOf(this.#search), markers, clusters, total, within, hasFailed: false };
    const isMoved = view !== null && view === this.#search.frame;
    if (list.status === 'loading' && withList) this.#show({ places, list: fillList(list.query, 1, answer) });
    else if (isMoved && setInView(before, null).key !== setInView(places, null).key) {
      this.#bounds = view.bounds;
      this.#moreCall?.abort();
      this.#show({ places, list: fillList(this.#listQuery(), 1, answer) });
    } else this.#show({ places });
    // The map may have moved meanwhile.
    this.#bring();
  }

  #end(call: Call, part: 'list' | 'map'): void {
    call[part] = null;
    if (this.#call === call && call.list === null && call.map === null) this.#call = null;
  }
}

const filtersOf = ({ filters }: Search): string => writeFilters(filters).toString();

const areSameBounds = (one: MapBounds | null, other: MapBounds | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The view of the first answer, which was fetched without one. */
const everywhere: MapFrame = {
  bounds: { SouthWest_lat: -90, SouthWest_lng: -180, NorthEast_lat: 90, NorthEast_lng: 180 },
  zoom: 0,
};
