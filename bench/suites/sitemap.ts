import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { areasAnswer } from '@vitrine/contract/core/area.ts';
import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { callHeaders, createFilledDatabase, startBenchmarkServer, temporaryFolder } from '../benchmark-database.ts';
import { fetchText } from '../crawl/fetch-text.ts';
import { grouped, type Report } from '../figure.ts';
import { median } from '../percentile.ts';
import { type ServerProcess, startServer } from '../server-process.ts';

const suite = 'sitemap';
const size = 100_000;
/** Number of calls of which the median is taken. */
const calls = 9;
const { micrositeId, siteKey } = agencySite.core;

/**
 * The sitemaps of a site with 100,000 listings, from the database to the last byte of the website, and the pages of its areas. Needs a
 * built website; a fake content service names the site.
 */
export async function measureSitemap(report: Report): Promise<void> {
  const say: Report = (measurement) => report({ ...measurement, name: `${grouped(size)}: ${measurement.name}` });
  const { databaseUrl } = await createFilledDatabase(await startBenchmarkServer(), size);
  const core = await startServer('core/src/main.ts', { DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder() });
  const content = await startContent();
  const site = await startServer('website/server/main.ts', {
    ...{ CORE_URL: core.origin, CONTENT_URL: content.origin, CONTENT_API_KEY: 'a-key-for-the-benchmark', SITE_ID: '1' },
    ALLOWED_HOSTS: 'localhost',
  });
  await fetchText(`${site.origin}/sitemap.xml`);
  await reportFiles(site, core, say);
  await reportAreas(core, say);
  await Promise.all([site.stop(), core.stop()]);
  content.stop();
}

/** Reads every file of the index as a crawler does. */
async function reportFiles(site: ServerProcess, core: ServerProcess, say: Report): Promise<void> {
  const [siteBefore, coreBefore] = [await memoryOf(site), await memoryOf(core)];
  const start = performance.now();
  const index = await fetchText(`${site.origin}/sitemap.xml`);
  const indexMs = performance.now() - start;
  const files = locsOf(index.body);
  let [addresses, bytes, longest, most] = [0, 0, 0, 0];
  for (const file of files) {
    const begin = performance.now();
    const { body } = await fetchText(file.replace(/^https?:\/\/[^/]+/, site.origin));
    longest = Math.max(longest, performance.now() - begin);
    addresses += body.split('<url>').length - 1;
    bytes += body.length;
    most = Math.max(most, body.length);
  }
  const seconds = (performance.now() - start) / 1000;
  say({ suite, name: 'files of the index', value: files.length, unit: 'files' });
  say({ suite, name: 'addresses in them', value: addresses, unit: 'addresses' });
  say({ suite, name: 'the index', value: indexMs, unit: 'ms' });
  say({ suite, name: 'the longest file', value: longest, unit: 'ms' });
  say({ suite, name: 'the largest file', value: most / 1e6, unit: 'MB', bar: { atMost: 50 } });
  say({ suite, name: 'all files', value: seconds, unit: 's' });
  say({ suite, name: 'all files', value: bytes / 1e6, unit: 'MB' });
  say({ suite, name: 'memory that the website gained', value: (await memoryOf(site)) - siteBefore, unit: 'MB' });
  say({ suite, name: 'memory that core gained', value: (await memoryOf(core)) - coreBefore, unit: 'MB' });
}

async function reportAreas(core: ServerProcess, say: Report): Promise<void> {
  const call = async (path: string) => {
    const begin = performance.now();
    const response = await fetch(`${core.origin}/api/swc/${micrositeId}/${path}`, { headers: callHeaders });
    const body: unknown = await response.json();
    return { body, ms: performance.now() - begin };
  };
  const { body, ms } = await call('areas');
  const { areas } = areasAnswer.parse(body).data;
  say({ suite, name: 'areas that are indexed', value: areas.length, unit: 'areas' });
  say({ suite, name: 'the list of areas', value: ms, unit: 'ms' });
  const first = await call('area?transaction=buy&municipality=montreal&type=condo');
  say({ suite, name: 'the largest area, after a change of a listing', value: first.ms, unit: 'ms' });
  const times: number[] = [];
  for (const { transaction, municipality, type } of areas.filter(({ municipality: slug }) => slug).slice(0, calls)) {
    const query = new URLSearchParams({ transaction, ...(municipality && { municipality }), ...(type && { type }) });
    times.push((await call(`area?${query}`)).ms);
  }
  say({ suite, name: 'an area, p50', value: median(times), unit: 'ms' });
}

const locsOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

/** Returns the memory of a process, MB. */
async function memoryOf({ origin }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 1e6;
}

/** Starts a fake content service, which has no pages. */
async function startContent(): Promise<{ origin: string; stop(): void }> {
  const page = { content: { fields: [] }, microsite_id: micrositeId, site_key: siteKey };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(url.includes('/sitemap-files') ? { files: [] } : page));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    origin: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
