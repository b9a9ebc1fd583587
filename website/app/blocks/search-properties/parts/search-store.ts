import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { MapFrame } from '../../../map/map-types.ts';
import { type Search, writeFilters } from '../../../search/filters.ts';
import { listQuery, mapQuery } from '../../../search/list-query.ts';
import { areSameFrames } from '../../../search/map-frame.ts';
import { noPlaces, type Places, servesView, setInView } from './places.ts';
import { appendToList, fillList, hasMore, type PageOfListings, pageSize, type Results, startList } from './results.ts';

/** What is found, as list and map show it. */
export interface Found {
  list: Results;
  places: Places;
}

/** An answer of `GET properties` in either form. */
export interface Answer extends PageOfListings {
  /** With `format=map` alone. */
  map: Pick<Places, 'markers' | 'clusters'> | null;
}

/** Asks for listings; rejects when they cannot be had, with an `AbortError` when the call was given up. */
export type Ask = (query: URLSearchParams, signal: AbortSignal) => Promise<Answer>;

export interface Remembered {
  found: Found;
  bounds: MapBounds | null;
}

interface Start {
  /** What the server found for the address. */
  given: Results | null;
  /** The server could not ask either. */
  hasFailed?: boolean;
  /** What the visitor left here. */
  before: Remembered | null;
}

interface Call {
  /** What it was asked for: a list's query, a map's filters and view. */
  list: string | null;
  map: string | null;
  abort: AbortController;
}

/**
 * Brings list and map to what a search asks for, with as few calls as that takes, and knows what to make of their answers: of two
 * searches the later one counts whichever is answered first, and a failure ends the loading. One call brings both where it can
 * (`2-blocks-and-search §7`, initial).
 */
export class SearchStore {
  readonly #ask: Ask;
  readonly #listeners = new Set<() => void>();
  #found: Found;
  #search: Search;
  /** What the list is limited to; it follows the map only when the set of places in view changes. */
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

  /** What it takes to show the same again when the visitor comes back. */
  remembered(): Remembered {
    return { found: this.#found, bounds: this.#bounds };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The address says something else. `given` is what the server found for it, if it was asked. */
  setSearch(search: Search, given: Results | null = null): void {
    const before = this.#search;
    this.#search = search;
    if (filtersOf(before) !== filtersOf(search)) this.#bounds = search.frame?.bounds ?? null;
    else if (!areSameFrames(before.frame, search.frame)) this.#follow(search.frame);
    if (search.frame) this.#view = search.frame;
    // A followed link brought listings along; those of an earlier address say nothing of this one.
    if (given && given !== this.#given && given.query === this.#listQuery()) this.#show({ list: given });
    this.#given = given;
    this.#bring();
  }

  /** The map moved by itself, to show what was found: the list stays, and clusters come in the size that fits. */
  setView(view: MapFrame): void {
    this.#view = view;
    this.#bring();
  }

  /** Somebody looks at the map: from now on its places are asked for. */
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

  /** Asks again for what could not be had. */
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

  /** Nobody waits any more. */
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

  /** The visitor moved the map. Where all places are known it is seen here whether the set in view changed. */
  #follow(frame: MapFrame | null): void {
    const { places } = this.#found;
    if (!frame) {
      this.#bounds = null;
      return;
    }
    const isKnown = places.key === filtersOf(this.#search) && servesView(places, frame) && places.clusters.length === 0;
    // Counted places tell by their answer.
    if (!isKnown && places.within) return;
    const isSameSet = isKnown && setInView(places, frame.bounds).key === setInView(places, this.#bounds).key;
    if (!isSameSet) this.#bounds = frame.bounds;
  }

  /** Asks for what is not there, once; what was asked for and is not wanted any more is given up. */
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
    // The map of a view and the list of what is in it, or the map of everything and the list of everything.
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

  /** With `withList` the first page comes along. */
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
    // Too many for one answer: this and every further one is that of a view.
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
    // The map may have moved on meanwhile.
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

/** The view of the first answer, which was asked for without one. */
const everywhere: MapFrame = {
  bounds: { SouthWest_lat: -90, SouthWest_lng: -180, NorthEast_lat: 90, NorthEast_lng: 180 },
  zoom: 0,
};
