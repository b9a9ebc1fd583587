import type { MapViewport } from '../../../map/map-types.ts';
import type { Search } from '../../../search/filters.ts';
import { listQuery } from '../../../search/list-query.ts';
import { appendToList, hasMore, type ListResults, loadedList } from './list-results.ts';
import {
  type CachedResults,
  changeSearch,
  type InitialResults,
  listRequest,
  loadingList,
  type MissingParts,
  mapRequest,
  missingParts,
  openSearch,
  type PropertiesPage,
  type SearchResults,
  type SearchState,
  withMapAnswer,
  withMapFailure,
} from './search-state.ts';

/** Fetches listings. Rejects on failure, with an `AbortError` when the call was aborted. */
export type FetchProperties = (query: URLSearchParams, signal: AbortSignal) => Promise<PropertiesPage>;

interface Call {
  /** Keys of what the call was made for: the query of a list, the filters and view of a map. */
  list: string | null;
  map: string | null;
  abort: AbortController;
}

/**
 * Fetches list and map for a search with as few calls as possible. The latest search wins, whichever is answered first, and a
 * failure ends the loading.
 */
export class SearchStore {
  readonly #fetch: FetchProperties;
  readonly #listeners = new Set<() => void>();
  #state: SearchState;
  #serverList: ListResults | null;
  #call: Call | null = null;
  #moreCall: AbortController | null = null;

  constructor(fetch: FetchProperties, search: Search, initial: InitialResults) {
    this.#fetch = fetch;
    this.#state = openSearch(search, initial);
    this.#serverList = initial.serverList;
  }

  readonly results = (): SearchResults => this.#state.results;

  /** Returns the state to cache, so that a return to this page restores it. */
  snapshot(): CachedResults {
    const { results, bounds } = this.#state;
    return { results, bounds };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Changes the search to the one of a new address. `serverList` holds the server's results for it, if any. */
  setSearch(search: Search, serverList: ListResults | null = null): void {
    this.#state = changeSearch(this.#state, search);
    // A followed link brought its listings along; those of an earlier address are ignored.
    if (serverList && serverList !== this.#serverList && serverList.query === this.#listQuery()) {
      this.#moreCall?.abort();
      this.#setResults({ list: serverList });
    }
    this.#serverList = serverList;
    this.#fetchMissing();
  }

  /** Records that the map moved by itself to fit the results: the list stays, and clusters are fetched for the new zoom. */
  setView(view: MapViewport): void {
    this.#state = { ...this.#state, view };
    this.#fetchMissing();
  }

  /** Starts fetching markers once the map is visible. */
  startMap(): void {
    this.#state = { ...this.#state, isMapLive: true };
    this.#fetchMissing();
  }

  async loadMore(): Promise<void> {
    const { list } = this.#state.results;
    if (list.status !== 'ready' || list.query !== this.#listQuery() || !hasMore(list)) return;
    this.#setResults({ list: { ...list, status: 'loading-more' } });
    const abort = new AbortController();
    this.#moreCall = abort;
    try {
      const page = await this.#fetch(listRequest(list.query, list.page + 1, list.next), abort.signal);
      if (!abort.signal.aborted) this.#setResults({ list: appendToList(list, page) });
    } catch {
      if (!abort.signal.aborted) this.#setResults({ list: { ...list, status: 'failed' } });
    }
  }

  /** Retries the failed fetches. */
  retry(): void {
    const { list, map } = this.#state.results;
    const isLonger = list.status === 'failed' && list.listings.length > 0;
    this.#setResults({
      list: list.status === 'failed' ? { ...list, status: isLonger ? 'ready' : 'stale' } : list,
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

  #listQuery(): string {
    return listQuery(this.#state.search, this.#state.bounds);
  }

  #setState(state: SearchState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #setResults(change: Partial<SearchResults>): void {
    this.#setState({ ...this.#state, results: { ...this.#state.results, ...change } });
  }

  /** Starts the missing fetches and aborts those that are no longer needed. */
  #fetchMissing(): void {
    const missing = missingParts(this.#state);
    const { list, map, isShared } = missing;
    if (this.#call?.list === list && this.#call.map === map) return;
    this.#call?.abort.abort();
    this.#call = null;
    if (list === null && map === null) return;
    const call: Call = { list, map, abort: new AbortController() };
    this.#call = call;
    if (list !== null) {
      this.#moreCall?.abort();
      this.#setResults({ list: loadingList(this.#state, list) });
    }
    if (map !== null) this.#fetchMap(call, missing);
    if (list !== null && !(map !== null && isShared)) this.#fetchList(call, list);
  }

  async #fetchList(call: Call, query: string): Promise<void> {
    const { page } = this.#state.search;
    const answer = await this.#answerTo(call, listRequest(query, page), ['list']);
    if (answer === 'aborted') return;
    const { list } = this.#state.results;
    this.#setResults({ list: answer ? loadedList(query, page, answer) : { ...list, status: 'failed' } });
  }

  async #fetchMap(call: Call, missing: MissingParts): Promise<void> {
    const isListed = missing.isShared && call.list !== null;
    const request = mapRequest(this.#state.search, missing);
    const answer = await this.#answerTo(call, request, isListed ? ['map', 'list'] : ['map']);
    if (answer === 'aborted') return;
    if (answer === null) return this.#setState(withMapFailure(this.#state, isListed));
    const { list } = this.#state.results;
    const next = withMapAnswer(this.#state, answer, missing);
    if (next.results.list !== list) this.#moreCall?.abort();
    this.#setState(next);
    // The map may have moved in the meantime.
    this.#fetchMissing();
  }

  /** Fetches parts of a call, which are no longer awaited then. Resolves to null after a failure. */
  async #answerTo(
    call: Call,
    request: URLSearchParams,
    parts: readonly ('list' | 'map')[],
  ): Promise<PropertiesPage | null | 'aborted'> {
    let answer: PropertiesPage | null = null;
    try {
      answer = await this.#fetch(request, call.abort.signal);
    } catch {
      // The results say that it failed.
    }
    if (call.abort.signal.aborted) return 'aborted';
    for (const part of parts) call[part] = null;
    if (this.#call === call && call.list === null && call.map === null) this.#call = null;
    return answer;
  }
}
