import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';
import {
  callHeaders,
  createFilledDatabase,
  propertiesUrl,
  startBenchmarkServer,
  temporaryFolder,
} from '../benchmark-database.ts';
import type { Bar, Report } from '../figure.ts';
import { grouped } from '../figure.ts';
import { sendLoad } from '../load.ts';
import { takeTurns } from '../rounds.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { measureFreshness } from './search-freshness.ts';

const suite = 'search';
const connections = 10;

/** Bars by number of listings: p95 in ms, s for coming in. */
const bars: Record<number, Record<string, Bar>> = {
  100000: {
    count: { limitConcurrency: 8 },
    'map + first 25': { limitConcurrency: 30 },
    'next page': { limitConcurrency: 10 },
  },
  1000000: {
    count: { limitConcurrency: 35 },
    'map + first 25': { limitConcurrency: 90 },
    'next page': { limitConcurrency: 60 },
    'coming in': { limitConcurrency: 180 },
  },
};

const calls = [
  { name: 'count', parameters: 'format=count' },
  { name: 'map + first 25', parameters: 'format=map&listingLimit=25' },
  { name: 'next page', parameters: 'page=2&limit=25' },
];

const cityBox = 'SouthWest_lat=45.4&SouthWest_lng=-73.98&NorthEast_lat=45.71&NorthEast_lng=-73.47';

const filters = [
  { name: 'no filter', parameters: '' },
  { name: 'one municipality', parameters: 'mun=66023' },
  { name: 'city box, price, bedrooms', parameters: `${cityBox}&price_min=300000&price_max=700000&bedrooms=2` },
  { name: 'rare combination', parameters: 'type=chalet&type=ferme&price_max=600000&bedrooms=4&bathrooms=2' },
];

/** Core over HTTP, with its database, against plain node:http over typed arrays of the same listings; then how fresh it is. */
export async function measureSearch(report: Report, sizes: readonly number[]): Promise<void> {
  const serverUrl = await startBenchmarkServer();
  for (const size of sizes) await measureSize(serverUrl, size, report);
  await measureFreshness(report);
}

async function measureSize(serverUrl: string, size: number, report: Report): Promise<void> {
  const say: Report = (measurement) => report({ ...measurement, name: `${grouped(size)}: ${measurement.name}` });
  const barOf = (name: string) => {
    const bar = bars[size]?.[name];
    return bar && { bar };
  };
  const { databaseUrl, seconds } = await createFilledDatabase(serverUrl, size);
  say({ suite, name: 'coming in', value: seconds, unit: 's', ...barOf('coming in') });
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder() };
  const core = await startServer('core/src/main.ts', env);
  await reportMemory(core, say);
  const scan = await startServer('bench/servers/column-scan.ts', env);
  for (const filter of filters) {
    for (const { name, parameters } of calls) {
      const query = `${parameters}&${filter.parameters}`;
      const [url, limitUrl] = [core, scan].map(({ origin }) => propertiesUrl(origin, query));
      if (!url || !limitUrl) continue;
      const total = await sameTotal(url, limitUrl);
      const figure = `${name}, ${filter.name} (${grouped(total)})`;
      const times = await takeTurns(
        { core: (seconds) => load(url, seconds), limit: (seconds) => load(limitUrl, seconds) },
        { rounds: 3, seconds: 1 },
      );
      say({ suite, name: `${figure}, p50`, value: times.core.p50, unit: 'ms', limit: times.limit.p50 });
      say({ suite, name: `${figure}, p95`, value: times.core.p95, unit: 'ms', limit: times.limit.p95, ...barOf(name) });
    }
    await reportPayload(core, filter, say);
  }
  await Promise.all([core.stop(), scan.stop()]);
}

const load = (url: string, seconds: number) => sendLoad({ url, connections, seconds, headers: callHeaders });

/**
 * Returns the number of listings found. Throws when core and the scan disagree, because the comparison would be
 * meaningless.
 */
async function sameTotal(url: string, limitUrl: string): Promise<number> {
  const [found, scanned] = await Promise.all([url, limitUrl].map(totalOf));
  if (!found || found !== scanned) throw new Error(`Core finds ${found} listings and the scan ${scanned}: ${url}`);
  return found;
}

async function totalOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: callHeaders });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  // Every form of the answer tells the total (`3-wire §3`).
  return ((await response.json()) as { data: { total: number } }).data.total;
}

/** The bytes of a map as they travel: clusters, or markers as objects and as columns. */
async function reportPayload(core: ServerProcess, { name, parameters }: (typeof filters)[number], say: Report) {
  const map = (form: string) => bytesOf(propertiesUrl(core.origin, `format=map&listingLimit=25${form}&${parameters}`));
  const objects = await map('');
  const columns = await map('&markers=columns');
  const isClusters = objects.text.includes('"propertiesClusters"');
  const what = isClusters ? 'as clusters' : 'of objects';
  const bar = { limitConcurrency: 300 };
  say({ suite, name: `map + first 25, ${name}, ${what}`, value: objects.bytes / 1000, unit: 'KB gz', bar });
  if (isClusters) return;
  say({ suite, name: `map + first 25, ${name}, of columns`, value: columns.bytes / 1000, unit: 'KB gz', bar });
}

/** By node:http, as `fetch` unpacks a body and does not tell how long it was. */
async function bytesOf(url: string): Promise<{ bytes: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(url, { headers: callHeaders }, async (res) => resolve(Buffer.concat(await res.toArray()))).on('error', reject);
  const body = await promise;
  return { bytes: body.length, text: gunzipSync(body).toString() };
}

async function reportMemory(core: ServerProcess, say: Report): Promise<void> {
  const text = await (await fetch(`${core.origin}/metrics`)).text();
  const read = (metric: string) => Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  say({ suite, name: 'loading of a process', value: read('vitrine_core_search_load_seconds'), unit: 's' });
  say({ suite, name: 'columns in memory', value: read('nodejs_array_buffers_bytes') / 1e6, unit: 'MB' });
  say({ suite, name: 'memory of the process', value: read('process_resident_memory_bytes') / 1e6, unit: 'MB' });
}
