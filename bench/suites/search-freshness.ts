import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { onStop } from '../../scripts/process/child-processes.ts';
import { startPostgresPair } from '../../scripts/stack/postgres-pair.ts';
import { callHeaders, fillDatabase, propertiesUrl, temporaryFolder } from '../benchmark-database.ts';
import { grouped, type Report } from '../figure.ts';
import { percentile } from '../percentile.ts';
import { startServer } from '../server-process.ts';

const listings = 100_000;
const changes = 60;

/** Measures the time from a commit until a changed price is found: by a node on the primary, and by one on a streaming replica of it. */
export async function measureFreshness(report: Report): Promise<void> {
  const dataDir = await temporaryFolder();
  const pair = await startPostgresPair({ dataDir, ports: { primary: 4430, replica: 4440 }, settings: {} });
  onStop(pair.stop);
  await fillDatabase(pair.primaryUrl, listings);
  const env = { DATABASE_URL: pair.primaryUrl, DATA_DIR: dataDir };
  const nodes = {
    primary: await startServer('core/src/main.ts', env),
    replica: await startServer('core/src/main.ts', { ...env, DATABASE_READ_URLS: pair.replicaUrl }),
  };
  const client = new pg.Client({ connectionString: pair.primaryUrl });
  await client.connect();
  const times = { primary: [] as number[], replica: [] as number[] }; // an empty literal does not determine the type of its items
  for (let change = 0; change < changes; change++) {
    // A price that no other listing has.
    const price = 77_000_000 + change;
    await client.query(
      `update core.listing set list_price = $1 where listing_key =
         (select listing_key from core.listing where standard_status = 'Active' offset $2 limit 1)`,
      [price, change * 100],
    );
    const committed = performance.now();
    const seen = async (node: keyof typeof nodes) => {
      const query = `format=count&price_min=${price}&price_max=${price}`;
      while ((await countAt(propertiesUrl(nodes[node].origin, query))) === 0) await delay(2);
      times[node].push(performance.now() - committed);
    };
    await Promise.all([seen('primary'), seen('replica')]);
  }
  await client.end();
  for (const node of ['primary', 'replica'] as const) {
    const name = `${grouped(listings)}: a changed price is found, node on the ${node}`;
    report({ suite: 'search', name: `${name}, p50`, value: percentile(times[node], 0.5), unit: 'ms' });
    report({
      suite: 'search',
      name: `${name}, p95`,
      value: percentile(times[node], 0.95),
      unit: 'ms',
      bar: { atMost: 500 },
    });
  }
  await Promise.all([nodes.primary.stop(), nodes.replica.stop()]);
}

async function countAt(url: string): Promise<number> {
  const response = await fetch(url, { headers: callHeaders });
  return ((await response.json()) as { data: { total: number } }).data.total; // the answer of format=count
}
