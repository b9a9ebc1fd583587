import { get } from 'node:http';
import {
  callHeaders,
  createFilledDatabase,
  propertiesUrl,
  startBenchmarkServer,
  temporaryFolder,
} from '../benchmark-database.ts';
import type { Bar, Report } from '../figure.ts';
import { grouped } from '../figure.ts';
import { median } from '../percentile.ts';
import { takeTurns } from '../rounds.ts';
import { measureServer, type ServerProcess, startServer } from '../server-process.ts';
import { startPriceChanges } from './price-changes.ts';
import { measureFreshness } from './search-freshness.ts';
import { generateQueries, type SearchFormat } from './search-queries.ts';

const suite = 'search';
const connections = 10;
const rounds = 3;
/** Number of queries that one round sends, none of which is sent twice to one server. */
const queriesPerRound = 1000;
/** Number of them that the limit is sent as well. */
const limitQueriesPerRound = 250;
/** Number of queries whose totals are compared with the scan. */
const sampleSize = 100;
const changesPerSecond = 50;

/** Bars by number of listings: p95 in ms; for `coming in`, the time of an import, in s. */
const bars: Record<number, Partial<Record<SearchFormat | 'coming in', Bar>>> = {
  100000: {
    count: { atMost: 8 },
    map: { atMost: 30 },
    columns: { atMost: 30 },
    page: { atMost: 10 },
  },
  1000000: {
    count: { atMost: 35 },
    map: { atMost: 90 },
    columns: { atMost: 90 },
    page: { atMost: 60 },
    'coming in': { atMost: 180 },
  },
};

const calls: { format: SearchFormat; name: string }[] = [
  { format: 'count', name: 'count' },
  { format: 'map', name: 'map + first 25' },
  { format: 'columns', name: 'map of columns + first 25' },
  { format: 'page', name: 'page' },
];

/**
 * Measures core over HTTP, with its database, against a plain node:http server over typed arrays of the same listings, with queries that all
 * differ, and then the time until a change is found.
 */
export async function measureSearch(report: Report, sizes: readonly number[]): Promise<void> {
  const serverUrl = await startBenchmarkServer();
  for (const size of sizes) await measureSize(serverUrl, size, report);
  await measureFreshness(report);
}

async function measureSize(serverUrl: string, size: number, report: Report): Promise<void> {
  const say: Report = (measurement) => report({ ...measurement, name: `${grouped(size)}: ${measurement.name}` });
  const { databaseUrl, seconds } = await createFilledDatabase(serverUrl, size);
  say({ suite, name: 'coming in', value: seconds, unit: 's', ...barOf(size, 'coming in') });
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder() };
  const core = await startServer('core/src/main.ts', env);
  const scan = await startServer('bench/servers/column-scan.ts', env);
  await reportMemory(core, 'once loaded', say);
  // Totals are read before any price changes, because the scan does not follow changes.
  const found = new Map<SearchFormat, number>();
  for (const { format } of calls) found.set(format, await compareTotals(core, scan, format));
  for (const form of ['map', 'columns'] as const) await reportLargestMap(core, form, say);
  const changes = await startPriceChanges(databaseUrl, changesPerSecond);
  for (const { format, name } of calls) {
    const times = await measureQueries(core, scan, format);
    const figure = `${name} (half find ${grouped(found.get(format) ?? 0)} or more)`;
    say({ suite, name: `${figure}, p50`, value: times.core.p50, unit: 'ms', limit: times.limit.p50 });
    say({
      suite,
      name: `${figure}, p95`,
      value: times.core.p95,
      unit: 'ms',
      limit: times.limit.p95,
      ...barOf(size, format),
    });
    const cpu = { value: times.core.cpuMicroseconds / 1000, limit: times.limit.cpuMicroseconds / 1000 };
    say({ suite, name: `${figure}, CPU of a query`, unit: 'ms', ...cpu });
  }
  say({ suite, name: 'changes beside them', value: await changes.stop(), unit: 'changes/s' });
  await reportMemory(core, 'after the queries', say);
  await Promise.all([core.stop(), scan.stop()]);
}

function barOf(size: number, name: SearchFormat | 'coming in') {
  const bar = bars[size]?.[name];
  return bar && { bar };
}

/** Returns the queries of a format: first those of the sample, then those of each round, the warm-up included. */
function queriesFor(format: SearchFormat): { sample: string[]; batches: string[][] } {
  const queries = generateQueries(format, 1);
  const take = (count: number) => Array.from({ length: count }, () => queries.next().value);
  const sample = take(sampleSize);
  return { sample, batches: Array.from({ length: rounds + 1 }, () => take(queriesPerRound)) };
}

/** Sends each server the same queries in turns; the limit, which is slow at a million, gets the first of each round. */
function measureQueries(core: ServerProcess, scan: ServerProcess, format: SearchFormat) {
  const { batches } = queriesFor(format);
  const rest = { core: batches.values(), scan: batches.values() };
  const loadOf = ({ origin }: ServerProcess, queries: readonly string[] = []) => ({
    url: origin,
    connections,
    headers: callHeaders,
    paths: queries.map((query) => propertiesUrl('', query)),
  });
  return takeTurns(
    {
      core: () => measureServer(loadOf(core, rest.core.next().value)),
      limit: async () => {
        const load = loadOf(scan, rest.scan.next().value?.slice(0, limitQueriesPerRound));
        // The scan reads the cards of these queries from the database once, which is not part of its limit.
        if (format !== 'count') await measureServer(load);
        return measureServer(load);
      },
    },
    { rounds, seconds: 1 },
  );
}

/**
 * Returns the median of the numbers of listings found by the sample. Throws when core and the scan disagree, because the comparison
 * would be meaningless.
 */
async function compareTotals(core: ServerProcess, scan: ServerProcess, format: SearchFormat): Promise<number> {
  const totals: number[] = [];
  for (const query of queriesFor(format).sample) {
    const [found = 0, scanned] = await Promise.all(
      [core, scan].map(({ origin }) => totalOf(propertiesUrl(origin, query))),
    );
    if (found !== scanned) throw new Error(`Core finds ${found} listings and the scan ${scanned}: ${query}`);
    totals.push(found);
  }
  return median(totals);
}

async function totalOf(url: string): Promise<number> {
  const response = await fetch(url, { headers: callHeaders });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  // The answer has the total in every format.
  return ((await response.json()) as { data: { total: number } }).data.total;
}

/** Reports the size of the largest map as it is sent, compressed. */
async function reportLargestMap(core: ServerProcess, format: 'map' | 'columns', say: Report): Promise<void> {
  const sizes: number[] = [];
  for (const query of queriesFor(format).sample) {
    sizes.push(await bytesOf(propertiesUrl(core.origin, query)));
  }
  const name = `largest of ${sampleSize} maps, markers as ${format === 'map' ? 'objects' : 'columns'}`;
  say({ suite, name, value: Math.max(...sizes) / 1000, unit: 'KB gz', bar: { atMost: 300 } });
}

/** Returns the length of a body as it travels. Uses node:http, because `fetch` unpacks a body and does not tell how long it was. */
async function bytesOf(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const headers = { ...callHeaders, 'accept-encoding': 'gzip' };
  get(url, { headers }, async (res) => resolve(Buffer.concat(await res.toArray()))).on('error', reject);
  return (await promise).length;
}

async function reportMemory(core: ServerProcess, moment: string, say: Report): Promise<void> {
  const text = await (await fetch(`${core.origin}/metrics`)).text();
  const read = (metric: string) => Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
  if (moment === 'once loaded') {
    say({ suite, name: 'loading of a process', value: read('vitrine_core_search_load_seconds'), unit: 's' });
  }
  say({ suite, name: `buffers in memory, ${moment}`, value: read('nodejs_array_buffers_bytes') / 1e6, unit: 'MB' });
  say({
    suite,
    name: `memory of the process, ${moment}`,
    value: read('process_resident_memory_bytes') / 1e6,
    unit: 'MB',
  });
}
