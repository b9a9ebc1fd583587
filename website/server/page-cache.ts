import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';
import { countUse } from './coded-body.ts';

/** Time after expiry during which a page is served while a new one is rendered, seconds. */
export const revalidateSeconds = 60;
/** Maximum age of a page that is served when rendering fails, seconds. */
export const staleIfErrorSeconds = 24 * 60 * 60;
/** Maximum size of the cached pages together, bytes; it is much smaller for pages that are not found or gone, as is their number. */
const pagesLimits = { maxSize: 64 * 1024 * 1024 };
const notFoundLimits = { maxSize: 4 * 1024 * 1024, max: 500 };

/**
 * `hit`: fresh, or expired and being rendered again; `miss`: rendered for this response; `stale`: served because rendering
 * failed, or rendered before its content changed.
 */
export interface CacheAnswer {
  page: CachedPage;
  state: 'hit' | 'miss' | 'stale';
  ageSeconds: number;
}

/** Renders a page; `before` is the cached page, if any. */
type Render = (before?: CachedPage) => Promise<CachedPage>;

interface Entry {
  page: CachedPage;
  storedAt: number;
  /** Time of the last failed rendering. */
  failedAt: number | undefined;
  /** True when content of the page has changed: the page is rendered again before it is served, unless that fails. */
  isPurged: boolean;
}

/** A page that is being rendered. */
interface Flight {
  answer: Promise<CacheAnswer>;
  /** Tags that were purged since it began. */
  purged: Set<string>;
}

/** Tag of every page. */
const everyPage = 'all';
/** Maximum time for which a page that is not found is fresh, ms. */
const notFoundMs = 5_000;
/** Maximum time after a failure before rendering is tried again, ms. */
const retryMs = 10_000;

/** Caches the rendered pages of one process. Only shareable responses are stored; `answer` documents for how long. */
export class PageCache {
  readonly #pages = new LRUCache<string, Entry>({ ...pagesLimits, sizeCalculation: sizeOf });
  readonly #notFound = new LRUCache<string, Entry>({ ...notFoundLimits, sizeCalculation: sizeOf });
  readonly #flights = new Map<string, Flight>();
  readonly #freshMs: number;
  readonly #now: () => number;

  constructor(freshSeconds: number, now: () => number = () => performance.now()) {
    this.#freshMs = freshSeconds * 1000;
    this.#now = now;
  }

  /**
   * Returns the page under `key`: from the cache while it is fresh, and for one more minute while it is rendered once in the
   * background; otherwise rendered, once for all waiting requests. A purged page is rendered at once, and a page with its own
   * maximum age as soon as it is older. When rendering fails (an exception or a 5xx), the last good page of the past day is
   * returned, and rendering is tried again after the freshness time, 10 s at most. Rejects when `render` does and there is no such
   * page.
   */
  answer(key: string, render: Render): Promise<CacheAnswer> | CacheAnswer {
    const now = this.#now();
    const missing = this.#notFound.get(key);
    if (missing !== undefined && now - missing.storedAt < Math.min(this.#freshMs / 2, notFoundMs))
      return this.#stored(missing, 'hit');
    const entry = this.#pages.get(key);
    if (entry === undefined) return this.#renew(key, render);
    const age = now - entry.storedAt;
    const { maxAge } = entry.page;
    if (!entry.isPurged && age < Math.min(this.#freshMs, (maxAge ?? Number.POSITIVE_INFINITY) * 1000)) {
      countUse(entry.page.body);
      return this.#stored(entry, 'hit');
    }
    if (age > staleIfErrorSeconds * 1000) return this.#renew(key, render);
    if (entry.failedAt !== undefined) {
      if (now - entry.failedAt >= Math.min(this.#freshMs, retryMs)) this.#renewInBackground(key, render);
      return this.#stored(entry, 'stale');
    }
    if (entry.isPurged || maxAge !== undefined || age > this.#freshMs + revalidateSeconds * 1000) {
      return this.#renew(key, render);
    }
    this.#renewInBackground(key, render);
    return this.#stored(entry, 'hit');
  }

  /**
   * Makes the next request for each page with one of these tags render it again. A page whose rendering began before is not stored as
   * fresh. Walks over all pages: a millisecond for some thousands, at each publication.
   */
  purge(tags: Iterable<string>): void {
    const purged = new Set(tags);
    for (const [key, { page }] of [...this.#notFound.entries()]) if (concerns(purged, page)) this.#notFound.delete(key);
    for (const [, entry] of this.#pages.entries()) entry.isPurged ||= concerns(purged, entry.page);
    for (const flight of this.#flights.values()) for (const tag of purged) flight.purged.add(tag);
  }

  #renewInBackground(key: string, render: Render): void {
    // The entry stores the failure. Once the entry is too old, the failure reaches a waiting request.
    this.#renew(key, render).catch(() => undefined);
  }

  #renew(key: string, render: Render): Promise<CacheAnswer> {
    const flying = this.#flights.get(key);
    if (flying !== undefined) return flying.answer;
    const purged = new Set<string>();
    const answer = this.#renderAndKeep(key, render, purged).finally(() => this.#flights.delete(key));
    this.#flights.set(key, { answer, purged });
    return answer;
  }

  async #renderAndKeep(key: string, render: Render, purged: ReadonlySet<string>): Promise<CacheAnswer> {
    const entry = this.#pages.get(key);
    const rendered = await render(entry?.page).catch((error: unknown) => ({ error }));
    const failed = 'error' in rendered || rendered.status >= 500;
    if (failed && entry !== undefined && this.#now() - entry.storedAt <= staleIfErrorSeconds * 1000) {
      entry.failedAt = this.#now();
      return this.#stored(entry, 'stale');
    }
    if ('error' in rendered) throw rendered.error;
    const isPurged = concerns(purged, rendered);
    if (!failed) this.#keep(key, rendered, isPurged);
    return { page: rendered, state: isPurged ? 'stale' : 'miss', ageSeconds: 0 };
  }

  #keep(key: string, page: CachedPage, isPurged: boolean): void {
    const entry = {
      page,
      storedAt: this.#now(),
      failedAt: undefined,
      isPurged,
    };
    this.#pages.delete(key);
    this.#notFound.delete(key);
    if (!page.shareable) return;
    if (page.status === 200) this.#pages.set(key, entry);
    if ((page.status === 404 || page.status === 410) && !isPurged) this.#notFound.set(key, entry);
  }

  #stored(entry: Entry, state: 'hit' | 'stale'): CacheAnswer {
    return { page: entry.page, state, ageSeconds: Math.floor((this.#now() - entry.storedAt) / 1000) };
  }
}

/** Returns the memory that a page takes in bytes, estimated with its gzip form, which is half as large again. */
function sizeOf({ page: { body, headers, tags } }: Entry): number {
  return [...headers, ...tags].reduce((size, text) => size + text.length, Math.ceil(body.br.length * 2.5) + 2048);
}

const concerns = (purged: ReadonlySet<string>, { tags }: CachedPage): boolean =>
  purged.has(everyPage) || tags.some((tag) => purged.has(tag));
