import type { Payload } from 'payload';
import type { Logger } from 'pino';
import type { Query } from '../../paths/redirect-source.ts';
import { missingPath } from './missing-path.ts';

/** Time for which counts are collected in memory, ms. */
const usualFlushMs = 5_000;
/** Maximum number of addresses that are counted between two writes; further ones are not counted. */
const maxCounted = 1000;
/** Maximum number of stored addresses of a site; those with the fewest requests are deleted first. */
const usualMaxStored = 500;

/** Counts the addresses that visitors did not find. */
export interface MissingPaths {
  note(site: number | string, path: string, query: Query): void;
  /** Writes the counts at once. */
  flush(): Promise<void>;
  /** Writes the counts and stops the timer. */
  stop(): Promise<void>;
}

interface Options {
  payload: Payload;
  log: Logger;
  flushMs?: number;
  maxStored?: number;
}

/** Counts in memory and writes all counts together from time to time, so that an answer never waits for them. */
export function missingPaths({
  payload,
  log,
  flushMs = usualFlushMs,
  maxStored = usualMaxStored,
}: Options): MissingPaths {
  let counts = new Map<string, { site: number; path: string; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...counts.values()];
    counts = new Map();
    if (counted.length === 0) return;
    try {
      await store(payload, counted, maxStored);
    } catch (error) {
      log.warn({ err: error, addresses: counted.length }, 'addresses that were not found could not be stored');
    }
  }

  return {
    note(site, path, query) {
      const own = missingPath(path, query);
      if (own === null) return;
      const key = `${site} ${own}`;
      const known = counts.get(key);
      if (known) known.count += 1;
      else if (counts.size < maxCounted) counts.set(key, { site: Number(site), path: own, count: 1 });
      timer ??= setTimeout(flush, flushMs).unref();
    },
    flush,
    stop: flush,
  };
}

async function store(
  payload: Payload,
  counted: readonly { site: number; path: string; count: number }[],
  maxStored: number,
): Promise<void> {
  const { pool } = payload.db;
  // One statement writes all counts. Those of a site that was deleted meanwhile, and of addresses that are redirected since, are left out.
  await pool.query(
    `insert into content.missing_paths (site_id, path, count, first_seen, last_seen)
     select sites.id, given.path, given.count, now(), now()
     from unnest($1::int[], $2::varchar[], $3::numeric[]) as given (site, path, count)
     join content.sites on sites.id = given.site
     where not exists (
       select from content.redirects where redirects.site_id = given.site and redirects.source_key = given.path
     )
     on conflict (site_id, path) do update
     set count = content.missing_paths.count + excluded.count, last_seen = excluded.last_seen`,
    [counted.map(({ site }) => site), counted.map(({ path }) => path), counted.map(({ count }) => count)],
  );
  await pool.query(
    `delete from content.missing_paths where last_seen < now() - interval '90 days' or id in (
       select id from (
         select id, row_number() over (partition by site_id order by count desc, last_seen desc) as place
         from content.missing_paths where site_id = any($1::int[])
       ) as ranked where place > $2)`,
    [[...new Set(counted.map(({ site }) => site))], maxStored],
  );
}
