import { askGuards, hasGuards, type Verdict } from '../site/navigation-guards.ts';
import { readEntry } from './history-entry.ts';
import { createHistoryPosition } from './history-position.ts';
import { createPageLoader, type LoadPage } from './page-loader.ts';
import { addressOf, placeOf } from './place.ts';
import { createShownPage, type Shown } from './shown-page.ts';

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean;
  keepScroll?: boolean;
  /**
   * Changes only the address: what is shown follows it by itself. Does nothing at the address of another page than the
   * shown one, or once the browser has left it; a page that is loading still comes.
   */
  keepContent?: boolean;
  /** Stored with the entry; see `Place`. */
  state?: unknown;
}

export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

export interface RouterOptions<Content> {
  content: Content;
  load: LoadPage<Content>;
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
  /** Goes to an address, or a number of entries back or forward. Resolves when the page is shown, or when the navigation was cancelled. */
  navigate: Navigate;
  /** Calls the listener after every change. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Stops following the history. */
  stop: () => void;
}

/** Maximum number of redirects of one navigation. */
const redirectLimit = 10;

/**
 * Creates the router of the browser. It follows the history, asks the guards, loads pages and says which one is shown. A page
 * that was left is kept, so that going back shows it at once.
 */
export function createRouter<Content>({ content, load, leave, beforeShow }: RouterOptions<Content>): Router<Content> {
  const position = createHistoryPosition();
  const { key, state } = position.first;
  const first = { place: placeOf(location, key, state), arrival: 'load', content, keepsScroll: true } as const;
  const page = createShownPage<Content>(first, beforeShow);
  const loader = createPageLoader(load, page.emit);
  const parts: RouterParts<Content> = {
    position,
    page,
    loader,
    leave,
    show(next) {
      position.markShown();
      page.show(next);
    },
  };
  const navigate = (to: string | number, options?: NavigateOptions) => goTo(parts, to, options);
  const follow = ({ state: stored }: PopStateEvent) => void traverse(parts, stored);
  addEventListener('popstate', follow);
  return {
    shown: page.current,
    isLoading: loader.isLoading,
    navigate,
    subscribe: page.subscribe,
    stop: () => removeEventListener('popstate', follow),
  };
}

interface RouterParts<Content> {
  position: ReturnType<typeof createHistoryPosition>;
  page: ReturnType<typeof createShownPage<Content>>;
  loader: ReturnType<typeof createPageLoader<Content>>;
  leave: (address: string) => void;
  show: (next: Shown<Content>) => void;
}

async function goTo<Content>(
  parts: RouterParts<Content>,
  to: string | number,
  options: NavigateOptions = {},
  redirects = 0,
): Promise<void> {
  const { position, page, loader, leave } = parts;
  if (typeof to === 'number') return history.go(to);
  const url = new URL(to, location.href);
  if (url.origin !== location.origin || redirects > redirectLimit) return leave(url.href);
  if (hasGuards() && redirects === 0) {
    const verdict = await ask(page.current(), url);
    if (verdict === 'reload') leave(url.href);
    if (verdict !== 'go') return;
  }
  if (options.keepContent) {
    const { place, content } = page.current();
    if (position.isAtShown() && url.pathname === place.pathname) commit(parts, url, content, options);
    return;
  }
  const loaded = await loader.load(url);
  if (loaded?.kind === 'redirect') return goTo(parts, new URL(loaded.to, url).href, options, redirects + 1);
  if (loaded?.kind === 'page-load') return leave(url.href);
  if (loaded) commit(parts, url, loaded.content, options);
}

/** Changes the address of the browser, and shows the content there. */
function commit<Content>(
  { position, show }: RouterParts<Content>,
  url: URL,
  content: Content,
  { replace = false, keepScroll = false, state = null }: NavigateOptions,
): void {
  // Like a link of the browser: the current address is not added once more.
  const isReplaced = replace || url.href === location.href;
  const { key } = position.write(url, isReplaced, state);
  const arrival = isReplaced ? 'replace' : 'push';
  show({ place: placeOf(url, key, state), arrival, content, keepsScroll: keepScroll });
}

/**
 * Follows the browser, whose address has changed already. The guards are asked at the new address, and only a refusal moves the
 * browser, back to the shown page: moves there and back again would cross those of a visitor who presses the button twice.
 */
async function traverse<Content>(parts: RouterParts<Content>, stored: unknown): Promise<void> {
  const { position, page, loader, leave, show } = parts;
  const entry = readEntry(stored);
  if (entry === null) {
    const { key } = position.adopt();
    return show({ ...page.current(), place: placeOf(location, key), arrival: 'push', keepsScroll: true });
  }
  const isLatest = position.moveTo(entry);
  const url = new URL(location.href);
  const place = placeOf(url, entry.key, entry.state);
  if (entry.key === page.current().place.key) {
    if (!loader.isLoading()) return;
    loader.stop();
    return page.emit();
  }
  const verdict = await ask(page.current(), url);
  if (!isLatest()) return;
  if (verdict === 'reload') return leave(url.href);
  if (verdict === 'cancel') return position.returnToShown();
  const isSamePage = addressOf(place) === addressOf(page.current().place);
  const known = isSamePage ? page.current().content : page.leftContent(entry.key);
  if (known !== undefined) {
    loader.stop();
    return show({ place, arrival: 'traverse', content: known, keepsScroll: false });
  }
  const loaded = await loader.load(url);
  if (loaded?.kind === 'redirect') return goTo(parts, new URL(loaded.to, url).href, { replace: true }, 1);
  if (loaded?.kind === 'page-load') return leave(url.href);
  if (loaded) show({ place, arrival: 'traverse', content: loaded.content, keepsScroll: false });
}

/** Asks the guards about an address. Another fragment of the shown page is no change of the route. */
async function ask({ place }: Shown<unknown>, url: URL): Promise<Verdict> {
  const change = { from: addressOf(place), to: addressOf(url) };
  return change.from === change.to ? 'go' : askGuards(change);
}
