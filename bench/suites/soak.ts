import { availableParallelism } from 'node:os';
import type { Stack } from '../../scripts/tests/start-stack.ts';
import {
  callHeaders,
  createFilledDatabase,
  propertiesUrl,
  startBenchmarkServer,
  temporaryFolder,
} from '../benchmark-database.ts';
import { findPages } from '../demo-pages.ts';
import { type Bar, grouped, type Report } from '../figure.ts';
import { findPart, type PartName } from '../find-process.ts';
import { type LoadResult, type SteadyLoad, sendLoad } from '../load.ts';
import { visitorHeaders } from '../request-headers.ts';
import { startServer } from '../server-process.ts';
import { capacityOf } from '../soak/capacity.ts';
import { soakFigures } from '../soak/soak-figures.ts';
import { type Watched, watchProcesses } from '../soak/watch-processes.ts';
import { startPriceChanges } from './price-changes.ts';
import { generateQueries, type SearchFormat } from './search-queries.ts';

const suite = 'soak';
const connections = 64;
const coding = 'br';
const cachedPerSecond = 2000;
const uncachedPerSecond = 100;
const searchesPerSecond = 50;
const changesPerSecond = 50;
const formats: SearchFormat[] = ['count', 'map', 'columns', 'page'];

/** Growth of memory, %, and of open files that no load accounts for. */
const flat: Bar = { atMost: 5 };

/** The limits are under the same load for a tenth of the time, which is enough for their percentiles. */
const limitSeconds = (seconds: number): number => Math.max(5, Math.round(seconds / 10));

/** A steady load for so many seconds of each kind: pages of the cache, pages without it for half of the time, searches beside changes. */
export async function measureSoak(stack: Stack, report: Report, seconds: number, listings: number): Promise<void> {
  const pages = Object.values(await findPages(stack.origin('site'))).map((url) => new URL(url).pathname);
  const cachedPage = await soakCachedPages(stack, pages, seconds, report);
  const uncachedPage = await soakUncachedPages(stack, pages, Math.round(seconds / 2), report);
  const search = await soakSearch(listings, seconds, report);
  const costs = { cachedPage, uncachedPage, search, cores: availableParallelism() };
  const { visitorsPerMonth } = capacityOf(costs);
  report({ suite, name: 'visitors a month of one such machine', value: visitorsPerMonth, unit: 'visitors' });
}

async function soakCachedPages(stack: Stack, pages: string[], seconds: number, report: Report): Promise<number> {
  const origin = stack.origin('site');
  const load = { connections, headers: visitorHeaders(coding), perSecond: cachedPerSecond };
  const plain = await startServer('bench/servers/same-bytes.ts', { URL_TO_COPY: `${origin}/fr`, CODING: coding });
  const limit = await sendLoad({ ...load, url: plain.origin, paths: ['/'], seconds: limitSeconds(seconds) });
  await plain.stop();
  // Each page once, so that the cache has it.
  await sendLoad({ ...load, url: origin, paths: pages, perSecond: 10, seconds: 2 });
  const watch = await watchProcesses({ website: await idOf('website', stack) }, seconds);
  const result = await sendLoad({ ...load, url: origin, paths: pages, seconds });
  const name = `cached pages, ${grouped(cachedPerSecond)} a second for ${seconds} s`;
  const watched = await watch.stop();
  reportTimes(report, name, result, limit, { p99: { atMost: 50 } });
  return reportProcesses(report, soakFigures.cachedPage, watched, result);
}

async function soakUncachedPages(stack: Stack, pages: string[], seconds: number, report: Report): Promise<number> {
  const environment = {
    CONTENT_URL: stack.origin('content'),
    CORE_URL: stack.origin('core'),
    CONTENT_API_KEY: stack.keys.CONTENT_API_KEY,
    SITE_MODE: 'domain',
    SITE_ID: '',
    PAGE_CACHE_SECONDS: '0',
  };
  const site = await startServer('website/server/main.ts', environment);
  const bare = await startServer('bench/servers/bare-render.ts', {
    ...environment,
    URL_TO_RENDER: `${site.origin}/fr`,
  });
  const load = { connections, headers: visitorHeaders(coding), perSecond: uncachedPerSecond };
  const limit = await sendLoad({ ...load, url: bare.origin, paths: ['/'], seconds: limitSeconds(seconds) });
  await bare.stop();
  const [content, core] = [await idOf('content', stack), await idOf('core', stack)];
  const watch = await watchProcesses({ website: site.pid, content, core }, seconds);
  const result = await sendLoad({ ...load, url: site.origin, paths: pages, seconds });
  const name = `uncached pages, ${uncachedPerSecond} a second for ${seconds} s`;
  const watched = await watch.stop();
  reportTimes(report, name, result, limit, { p95: { atMost: 300 } });
  const cost = reportProcesses(report, soakFigures.uncachedPage, watched, result);
  await site.stop();
  return cost;
}

async function soakSearch(listings: number, seconds: number, report: Report): Promise<number> {
  const { databaseUrl } = await createFilledDatabase(await startBenchmarkServer(), listings);
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder() };
  const core = await startServer('core/src/main.ts', env);
  const scan = await startServer('bench/servers/column-scan.ts', env);
  const load: Omit<SteadyLoad, 'url' | 'paths' | 'seconds'> = {
    ...{ connections, headers: callHeaders },
    perSecond: searchesPerSecond,
  };
  const few = { seconds: limitSeconds(seconds), paths: queries(limitSeconds(seconds) * searchesPerSecond, 2) };
  // The scan reads the cards of these queries from the database the first time, which is not part of its limit.
  await sendLoad({ ...load, ...few, url: scan.origin });
  const limit = await sendLoad({ ...load, ...few, url: scan.origin });
  await scan.stop();
  const changes = await startPriceChanges(databaseUrl, changesPerSecond);
  const watch = await watchProcesses({ core: core.pid }, seconds);
  const paths = queries(seconds * searchesPerSecond, 1);
  const result = await sendLoad({ ...load, url: core.origin, paths, seconds });
  const name = `searches of ${grouped(listings)}, ${searchesPerSecond} a second for ${seconds} s`;
  const watched = await watch.stop();
  reportTimes(report, name, result, limit, { p95: { atMost: 90 } });
  report({ suite, name: 'changes beside the searches', value: await changes.stop(), unit: 'changes/s' });
  const cost = reportProcesses(report, soakFigures.search, watched, result);
  await core.stop();
  return cost;
}

/** Returns the paths of different searches, of all formats in turn. */
function queries(count: number, seed: number): string[] {
  const streams = formats.map((format) => generateQueries(format, seed));
  return Array.from({ length: count }, (_, at) => {
    return propertiesUrl('', streams[at % streams.length]?.next().value ?? '');
  });
}

async function idOf(part: PartName, { dataDir }: Stack): Promise<number> {
  const pid = await findPart(part, dataDir);
  if (pid === null) throw new Error(`No ${part} runs.`);
  return pid;
}

type Share = 'p50' | 'p95' | 'p99';

function reportTimes(
  report: Report,
  name: string,
  result: LoadResult,
  limit: LoadResult,
  bars: Partial<Record<Share, Bar>>,
): void {
  for (const share of ['p50', 'p95', 'p99'] as const) {
    const bar = bars[share];
    report({
      suite,
      name: `${name}, ${share}`,
      value: result[share],
      unit: 'ms',
      limit: limit[share],
      ...(bar && { bar }),
    });
  }
}

/** Reports how each process has grown, and returns the processor time of one request over all of them, ms. */
function reportProcesses(report: Report, name: string, watched: Record<string, Watched>, result: LoadResult): number {
  for (const [part, { memory, memoryGrowth, open, openBefore }] of Object.entries(watched)) {
    const of = `${name}: ${part}`;
    report({ suite, name: `${of}, memory at the end`, value: memory, unit: 'MB' });
    report({ suite, name: `${of}, memory since the first minute`, value: memoryGrowth, unit: '%', bar: flat });
    report({ suite, name: `${of}, more open files than before`, value: open - openBefore, unit: 'files', bar: flat });
  }
  const used = Object.values(watched).reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const cost = (used * 1000) / result.requests;
  report({ suite, name: `${name}: processor of a request`, value: cost, unit: 'ms' });
  return cost;
}
