import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Maximum number of listings whose prices change in turn. */
const listings = 10_000;

/** Changes `perSecond` prices a second, each in a transaction of its own, until it is stopped. */
export async function startPriceChanges(databaseUrl: string, perSecond: number) {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=core' });
  await client.connect();
  const { rows } = await client.query<{ listing_key: string }>(
    `select listing_key from listing where standard_status = 'Active' order by md5(listing_key) limit $1`,
    [listings],
  );
  const start = performance.now();
  let changes = 0;
  let isStopped = false;
  const seconds = () => (performance.now() - start) / 1000;
  const running = (async () => {
    while (!isStopped) {
      // Prices alternate between two values, so that they stay within the ranges of the queries.
      const factor = Math.floor(changes / rows.length) % 2 ? 0.8 : 1.25;
      await client.query('update listing set list_price = list_price * $1::float8 where listing_key = $2', [
        factor,
        rows[changes % rows.length]?.listing_key,
      ]);
      changes++;
      await delay(Math.max(0, (changes / perSecond - seconds()) * 1000));
    }
  })();
  return {
    /** Resolves to the number of changes a second that were committed. */
    async stop(): Promise<number> {
      isStopped = true;
      await running;
      const rate = changes / seconds();
      await client.end();
      return rate;
    },
  };
}
