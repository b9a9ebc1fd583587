import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from '../../db/connect.ts';
import { ChangeReader } from './change-reader.ts';
import { loadColumns } from './load-columns.ts';

/** A database that the columns may be read from: a streaming replica, or the primary. */
export interface SearchSource {
  url: string;
  connection: Connection;
}

/** Polling intervals, ms: of a replica, which cannot listen, and of the primary, in case a notification was lost. */
const pollMs = { replica: 100, primary: 2000 };
/** Minimum time between two polls, ms, so that a process reads many changes at a time when they are frequent. */
const pollPauseMs = 50;
/** Pause before the next database is tried, ms. */
const retryMs = 250;
/** Time after which preferred databases are tried again, ms. */
const returnMs = 30_000;
/** Maximum time of a query before its connection counts as dead, ms. The longest query is the first one of a load. */
const queryTimeoutMs = 120_000;
/** Maximum time that a call waits for the first load of a process, ms. */
const loadTimeoutMs = 4000;

/** The columns, and the cards of their listings. */
export type Listings = Pick<ChangeReader, 'columns' | 'cards'>;

export interface SearchStatus {
  isLoaded: boolean;
  /** True while the connection that reads the changes is open. */
  isFollowing: boolean;
  /** Moment (ms) at which the columns were last in sync with the database. */
  freshAt: number;
  listings: number;
  loads: number;
  loadSeconds: number;
  changes: number;
}

/**
 * The columns of this process, kept in sync with one database: the first source that is available, replicas first.
 * While none is available, searches use the columns as they are.
 */
export class SearchIndex {
  readonly status: SearchStatus = {
    isLoaded: false,
    isFollowing: false,
    freshAt: 0,
    listings: 0,
    loads: 0,
    loadSeconds: 0,
    changes: 0,
  };
  readonly #sources: SearchSource[];
  readonly #logger: Logger;
  readonly #ending = new AbortController();
  #reader: ChangeReader | null = null;
  /**
   * Identity of the server process that the columns were read from. A restarted one may have lost its last transactions
   * and reuse their numbers.
   */
  #origin = '';
  #current: SearchSource;
  #hasWarned = false;
  #loading = Promise.withResolvers<Listings>();
  readonly #following: Promise<void>;

  constructor(primary: SearchSource, replicas: readonly SearchSource[], logger: Logger) {
    // A random first replica spreads several processes over the replicas.
    const first = Math.floor(Math.random() * replicas.length);
    this.#sources = [...replicas.slice(first), ...replicas.slice(0, first), primary];
    this.#current = this.#sources[0] ?? primary;
    this.#logger = logger;
    this.#expectColumns();
    this.#following = this.#run();
  }

  /** Returns the columns and their cards. Waits for the first load, and rejects when it takes too long or fails. */
  async listings(): Promise<Listings> {
    return this.#reader ?? (await Promise.race([this.#loading.promise, rejectAfterLoadTimeout(this.#ending.signal)]));
  }

  /** Databases for the cards: first the one that the columns are from, then the others. */
  get databases(): Connection[] {
    const others = this.#sources.filter((source) => source !== this.#current);
    return [this.#current, ...others].map(({ connection }) => connection);
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await this.#following;
  }

  async #run(): Promise<void> {
    const { signal } = this.#ending;
    let turn = 0;
    while (!signal.aborted) {
      try {
        await this.#follow(this.#sources[turn % this.#sources.length] ?? this.#current);
        turn = 0;
      } catch (error) {
        if (signal.aborted) break;
        this.#warnOnce(error);
        // The current database is retried before the next one, which would need a full load.
        if (!this.status.isFollowing) turn++;
        this.#loading.reject(error);
        this.#expectColumns();
      }
      this.status.isFollowing = false;
      await delay(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Logs a failure once, until the search follows the database again. */
  #warnOnce(error: unknown): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    this.#logger.warn({ reason: String(error) }, 'The search does not follow the listings');
  }

  #expectColumns(): void {
    this.#loading = Promise.withResolvers();
    // The rejection is handled even when no call waits for it.
    this.#loading.promise.catch(() => undefined);
  }

  /** Follows a database until a preferred one should be tried. Rejects when the connection is lost. */
  async #follow(source: SearchSource): Promise<void> {
    const { signal } = this.#ending;
    const client = new pg.Client({
      connectionString: source.url,
      connectionTimeoutMillis: 2000,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
      application_name: 'vitrine-core-search',
      options: '-c search_path=core',
    });
    const change = new ChangeSignal();
    client.on('error', () => change.notify());
    client.on('notification', () => change.notify());
    const close = () => change.notify();
    signal.addEventListener('abort', close);
    try {
      await client.connect();
      const { isReplica, origin } = await identify(client, source);
      if (!isReplica) await client.query('listen listing_changed');
      if (!this.#reader || this.#origin !== origin) await this.#load(client, origin);
      this.#current = source;
      const since = performance.now();
      const mayReturn = source !== this.#sources[0];
      while (!signal.aborted) {
        const polledAt = performance.now();
        const count = await this.#reader?.catchUp(client);
        if (count === 'lost') await this.#load(client, origin);
        else this.#recordChanges(count ?? 0);
        if (mayReturn && performance.now() - since > returnMs) return;
        if (await this.#reader?.fillCards(client)) continue;
        await change.wait(isReplica ? pollMs.replica : pollMs.primary);
        await delay(Math.max(0, polledAt + pollPauseMs - performance.now()));
      }
    } finally {
      signal.removeEventListener('abort', close);
      await client.end().catch(() => undefined);
    }
  }

  async #load(client: pg.Client, origin: string): Promise<void> {
    const start = performance.now();
    const loaded = await loadColumns(client, this.#ending.signal);
    this.#reader = new ChangeReader(loaded);
    this.#origin = origin;
    this.status.loads++;
    this.status.loadSeconds = (performance.now() - start) / 1000;
    this.status.isLoaded = true;
    this.#recordChanges(0);
    const { listings, loadSeconds } = this.status;
    this.#logger.info({ listings, seconds: Number(loadSeconds.toFixed(2)) }, 'The search has loaded the listings');
    this.#loading.resolve(this.#reader);
  }

  #recordChanges(count: number): void {
    this.status.isFollowing = true;
    this.#hasWarned = false;
    this.status.freshAt = Date.now();
    this.status.changes += count;
    this.status.listings = this.#reader?.columns.count ?? 0;
  }
}

async function identify(client: pg.Client, { url }: SearchSource): Promise<{ isReplica: boolean; origin: string }> {
  const { rows } = await client.query<{ is_replica: boolean; started: string }>(
    'select pg_is_in_recovery() as is_replica, pg_postmaster_start_time()::text as started',
  );
  return { isReplica: rows[0]?.is_replica ?? false, origin: `${url} ${rows[0]?.started}` };
}

async function rejectAfterLoadTimeout(signal: AbortSignal): Promise<never> {
  await delay(loadTimeoutMs, undefined, { signal, ref: false });
  throw Object.assign(new Error('The listings are still being loaded'), { code: 'ETIMEDOUT' });
}

/** Signals changes to a waiting reader; a signal without a waiting reader ends the next wait at once. */
class ChangeSignal {
  #isPending = false;
  #wake: (() => void) | null = null;

  notify(): void {
    this.#isPending = true;
    this.#wake?.();
  }

  async wait(ms: number): Promise<void> {
    if (!this.#isPending) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      this.#wake = resolve;
      await promise;
      clearTimeout(timer);
      this.#wake = null;
    }
    this.#isPending = false;
  }
}
