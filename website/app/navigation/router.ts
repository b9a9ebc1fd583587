import { askGuards, hasGuards, type Verdict } from '../site/navigation-guards.ts';
import { newKey, readEntry } from './history-entry.ts';
import { type Arrival, addressOf, type Place, placeOf } from './place.ts';

/** Result of loading the page of an address: its content, another address, or the need of a page load. */
export type Loaded<Content> =
  | { kind: 'content'; content: Content }
  | { kind: 'redirect'; to: string }
  | { kind: 'page-load' };

export interface Shown<Content> {
  place: Place;
  arrival: Arrival;
  content: Content;
  /** True when the scroll position stays as it is. */
  keepsScroll: boolean;
}

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean;
  keepScroll?: boolean;
  /** Changes only the address: what is shown follows it by itself. */
  keepContent?: boolean;
  /** Stored with the entry; see `Place`. */
  state?: unknown;
}

export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

export interface RouterOptions<Content> {
  content: Content;
  /** Loads the page of an address. It never rejects. */
  load: (url: URL, signal: AbortSignal) => Promise<Loaded<Content>>;
  /** Loads an address as a document. */
  leave: (address: string) => void;
  /** Called before the page of another history entry is shown, with the key of the entry that is left. */
  beforeShow?: (key: string) => void;
}

export interface Router<Content> {
  /** Returns the shown page; the same object until it changes. */
  shown: () => Shown<Content>;
  /** True while a page is loading. */
  isLoading: () => boolean;
  /** Goes to an address, or a number of entries back or forward. Resolves when the page is shown, or when it is not to be. */
  navigate: Navigate;
  /** Calls the listener after every change. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Ends following the history. */
  stop: () => void;
}

/** Maximum number of pages that are kept for going back. */
const keptPages = 10;
/** Maximum number of redirects of one navigation. */
const redirectLimit = 10;

/**
 * Creates the router of the browser. It follows the history, asks the guards, loads pages and says which one is shown. A page
 * that was left is kept, so that going back shows it at once.
 */
export function createRouter<Content>({ content, load, leave, beforeShow }: RouterOptions<Content>): Router<Content> {
  const listeners = new Set<() => void>();
  /** Pages that were left, by the key of their entry. */
  const kept = new Map<string, Content>();
  let loading: AbortController | null = null;
  /** Number of changes of the address so far: an answer of the guards is void once another change has come. */
  let changes = 0;

  const first = readEntry(history.state) ?? { key: newKey(), index: 0, state: null };
  /** Position of the browser in its history, and that of the shown page; they differ while a page is awaited. */
  let { index } = first;
  let shownIndex = index;
  history.replaceState(first, '');
  let shown: Shown<Content> = {
    place: placeOf(location, first.key, first.state),
    arrival: 'load',
    content,
    keepsScroll: true,
  };

  const emit = () => {
    for (const listener of listeners) listener();
  };

  function show(next: Shown<Content>): void {
    const { key } = shown.place;
    if (key !== next.place.key && next.arrival !== 'replace') {
      beforeShow?.(key);
      kept.delete(key);
      kept.set(key, shown.content);
      for (const oldest of [...kept.keys()].slice(0, -keptPages)) kept.delete(oldest);
    }
    shown = next;
    shownIndex = index;
    emit();
  }

  /** Loads a page; resolves to null when another navigation has begun meanwhile. */
  async function loadPage(url: URL): Promise<Loaded<Content> | null> {
    const own = new AbortController();
    loading?.abort();
    loading = own;
    emit();
    const loaded = await load(url, own.signal);
    if (loading !== own) return null;
    loading = null;
    // The caller shows the page in the same task; only a page load leaves the loading bar.
    return loaded;
  }

  function stopLoading(): void {
    loading?.abort();
    loading = null;
  }

  /** Asks the guards about an address. Another fragment of the shown page is no change of the route. */
  async function ask(url: URL): Promise<Verdict> {
    const change = { from: addressOf(shown.place), to: addressOf(url) };
    return change.from === change.to ? 'go' : askGuards(change);
  }

  async function navigate(to: string | number, options: NavigateOptions = {}, redirects = 0): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const url = new URL(to, location.href);
    if (url.origin !== location.origin || redirects > redirectLimit) return leave(url.href);
    if (hasGuards() && redirects === 0) {
      const verdict = await ask(url);
      if (verdict === 'reload') leave(url.href);
      if (verdict !== 'go') return;
    }
    if (options.keepContent) {
      stopLoading();
      return commit(url, shown.content, options);
    }
    const loaded = await loadPage(url);
    if (loaded?.kind === 'redirect') return navigate(new URL(loaded.to, url).href, options, redirects + 1);
    if (loaded?.kind === 'page-load') return leave(url.href);
    if (loaded) commit(url, loaded.content, options);
  }

  function commit(
    url: URL,
    next: Content,
    { replace = false, keepScroll = false, state = null }: NavigateOptions,
  ): void {
    // Like a link of the browser: the current address is not added once more.
    const isReplaced = replace || url.href === location.href;
    const entry = { key: newKey(), index: isReplaced ? index : index + 1, state };
    changes++;
    history[isReplaced ? 'replaceState' : 'pushState'](entry, '', url);
    index = entry.index;
    const arrival = isReplaced ? 'replace' : 'push';
    show({ place: placeOf(url, entry.key, state), arrival, content: next, keepsScroll: keepScroll });
  }

  /**
   * Follows the browser, whose address has changed already. The guards are asked at the new address, and only a refusal moves the
   * browser, back to the shown page: moves there and back again would cross those of a visitor who presses the button twice.
   */
  async function traverse({ state: stored }: PopStateEvent): Promise<void> {
    const entry = readEntry(stored);
    if (entry === null) return adoptFragment();
    const own = ++changes;
    index = entry.index;
    const url = new URL(location.href);
    const place = placeOf(url, entry.key, entry.state);
    if (entry.key === shown.place.key) {
      if (loading === null) return;
      stopLoading();
      return emit();
    }
    const verdict = await ask(url);
    if (own !== changes) return;
    if (verdict === 'reload') return leave(url.href);
    if (verdict === 'cancel') return history.go(shownIndex - index);
    const isSamePage = addressOf(place) === addressOf(shown.place);
    const known = isSamePage ? shown.content : kept.get(entry.key);
    if (known !== undefined) {
      stopLoading();
      return show({ place, arrival: 'traverse', content: known, keepsScroll: false });
    }
    const loaded = await loadPage(url);
    if (loaded?.kind === 'redirect') return navigate(new URL(loaded.to, url).href, { replace: true }, 1);
    if (loaded?.kind === 'page-load') return leave(url.href);
    if (loaded) show({ place, arrival: 'traverse', content: loaded.content, keepsScroll: false });
  }

  /** Takes over the entry that a link to a fragment of the page made. */
  function adoptFragment(): void {
    const entry = { key: newKey(), index: index + 1, state: null };
    index = entry.index;
    history.replaceState(entry, '');
    show({ ...shown, place: placeOf(location, entry.key), arrival: 'push', keepsScroll: true });
  }

  addEventListener('popstate', traverse);
  return {
    shown: () => shown,
    isLoading: () => loading !== null,
    navigate: (to, options) => navigate(to, options),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => removeEventListener('popstate', traverse),
  };
}
