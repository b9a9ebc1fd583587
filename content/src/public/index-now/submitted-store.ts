import pg from 'pg';

/** State of the submissions of a site: the version of each submitted page, and the cursor of the changes of its listings. */
export interface Submitted {
  /** False before the first run, which submits nothing. */
  isKnown: boolean;
  pages: Map<string, string>;
  listings: string | null;
}

/** A page whose submission is recorded; a version of null removes it. */
export interface RecordedPage {
  path: string;
  version: string | null;
}

/** Key of the PostgreSQL advisory lock under which one process submits. */
const lock = 5_106_302;

/** Records of submissions, in the database of the content service. */
export class SubmittedStore {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Runs `work` under the lock; returns undefined when another process holds it. */
  static async whenFree<T>(databaseUrl: string, work: (store: SubmittedStore) => Promise<T>): Promise<T | undefined> {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
    // A lost connection rejects the query that uses it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [lock]);
      return rows[0]?.free ? await work(new SubmittedStore(client)) : undefined;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async read(siteId: string): Promise<Submitted> {
    const [sites, pages] = [
      await this.#client.query<{ listings: string | null }>(
        'select listings from content.index_now_site where site_id = $1',
        [siteId],
      ),
      await this.#client.query<{ path: string; version: string }>(
        'select path, version from content.index_now_page where site_id = $1',
        [siteId],
      ),
    ];
    return {
      isKnown: sites.rows.length > 0,
      pages: new Map(pages.rows.map(({ path, version }) => [path, version])),
      listings: sites.rows[0]?.listings ?? null,
    };
  }

  async recordPages(siteId: string, pages: readonly RecordedPage[]): Promise<void> {
    await this.#client.query(
      `insert into content.index_now_page (site_id, path, version)
         select $1, path, version from unnest($2::text[], $3::text[]) as given (path, version) where version is not null
       on conflict (site_id, path) do update set version = excluded.version`,
      [siteId, pages.map(({ path }) => path), pages.map(({ version }) => version)],
    );
    const gone = pages.flatMap(({ path, version }) => (version === null ? [path] : []));
    await this.#client.query('delete from content.index_now_page where site_id = $1 and path = any($2)', [
      siteId,
      gone,
    ]);
  }

  async recordListings(siteId: string, cursor: string | null): Promise<void> {
    await this.#client.query(
      `insert into content.index_now_site (site_id, listings) values ($1, $2)
       on conflict (site_id) do update set listings = excluded.listings`,
      [siteId, cursor],
    );
  }
}
