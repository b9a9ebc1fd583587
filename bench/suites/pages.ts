import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from '../../scripts/tests/start-stack.ts';
import type { Report } from '../figure.ts';
import { sendLoad } from '../load.ts';
import { type CpuProfile, type Part, timeByPart } from '../profile-parts.ts';
import { type Coding, codingName, onceCodings, visitorHeaders } from '../request-headers.ts';
import { takeTurns } from '../rounds.ts';
import { measureServer, startServer } from '../server-process.ts';
import { measureCachedPage } from './cached-page.ts';

const suite = 'pages';
const connections = 20;

/** The home page of the demo's agency, from the page cache and without it, and the same page with more blocks. */
export async function measurePages(stack: Stack, report: Report): Promise<void> {
  await measureCachedPage({ suite, name: 'home page', url: `${stack.origin('site')}/fr` }, report);
  for (const blocks of [9, 25] as const) await measureUncachedPage(stack, blocks, report);
}

/** Maximum CPU of an uncached page in the best compression, by its number of blocks, ms. */
const cpuBars = { 9: 4, 25: 6 };

/** Measures a website without a page cache, whose services answer at once, against the bare render of the same page. */
async function measureUncachedPage(stack: Stack, blocks: 9 | 25, report: Report): Promise<void> {
  const replay = await startServer('bench/servers/replay.ts', {
    CONTENT_URL: stack.origin('content'),
    CORE_URL: stack.origin('core'),
    BLOCKS: String(blocks),
  });
  const website = {
    CONTENT_URL: `${replay.origin}/content`,
    CORE_URL: `${replay.origin}/core`,
    ASSETS_URL: stack.origin('content'),
    CONTENT_API_KEY: stack.keys.CONTENT_API_KEY,
    SITE_MODE: 'domain',
    SITE_ID: '',
    PAGE_CACHE_SECONDS: '0',
  };
  const name = `home page of ${blocks} blocks, uncached`;
  const site = await startServer('website/server/main.ts', website);
  const url = `${site.origin}/fr`;
  const bare = await startServer('bench/servers/bare-render.ts', { ...website, URL_TO_RENDER: url });
  await checkBlocks(url, bare.origin, blocks);
  const load = (coding: Coding) => (seconds: number) =>
    measureServer({ url, connections, seconds, headers: visitorHeaders(coding) });
  const { limit, ...sites } = await takeTurns<keyof Cost, Coding | 'limit'>(
    { gzip: load('gzip'), br: load('br'), zstd: load('zstd'), limit: (seconds) => measureRender(bare.origin, seconds) },
    { rounds: 3, seconds: 4 },
  );
  for (const coding of onceCodings) {
    const came = (await fetch(url, { headers: visitorHeaders(coding) })).headers.get('content-encoding');
    const { requestsPerSecond, cpuMicroseconds } = sites[coding];
    const coded = `${name}, ${codingName(coding, came)}`;
    report({ suite, name: coded, value: requestsPerSecond, unit: 'req/s', limit: limit.requestsPerSecond });
    report({
      suite,
      name: `${coded}, CPU of a request`,
      value: cpuMicroseconds / 1000,
      unit: 'ms',
      limit: limit.cpuMicroseconds / 1000,
      ...(coding === 'zstd' && { bar: { atMost: cpuBars[blocks] } }),
    });
  }
  await Promise.all([bare.stop(), site.stop()]);
  for (const [part, ms] of await measureParts(website)) {
    report({ suite, name: `${name}, zstd, CPU of a request: ${part}`, value: ms, unit: 'ms' });
  }
  await replay.stop();
}

/** The parts of an uncached page's CPU time. Each is recognised by names of the website's functions. */
const parts: readonly Part[] = [
  { name: 'calls to the services', functions: ['call', 'send', 'readBody'], modules: /undici/ },
  {
    name: 'reading, finishing and data of blocks',
    functions: ['loadPage', 'pageDocument', 'fetchOutcome', 'readAnswer'],
  },
  { name: 'React', functions: ['renderToString', 'renderToStaticMarkup', 'exports.renderToString'] },
  { name: 'frames and memory of blocks', functions: ['renderPage'] },
  { name: 'data for the browser', functions: ['documentScripts'] },
  { name: 'putting the document together', functions: ['renderDocument', 'renderWhole', 'completeDocument'] },
  { name: 'hashes of scripts and styles', functions: ['htmlAnswer'] },
  { name: 'compression', functions: ['compressOnce'] },
  {
    name: 'receiving, headers and sending',
    functions: ['answerVisit', 'sendResponse'],
    modules: /^node:(?:_http|net$|internal\/stream)/,
  },
  { name: 'garbage collection', functions: ['(garbage collector)'] },
];

/** Returns the ms of each part of a request, by a CPU profile; what a profile slows down is the same in all parts. */
async function measureParts(website: Record<string, string>): Promise<[string, number][]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-profile-'));
  const site = await startServer('website/server/main.ts', website, ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
  const load = (seconds: number) =>
    sendLoad({ url: `${site.origin}/fr`, connections, seconds, headers: visitorHeaders('zstd') });
  await load(4);
  const from = steadyMicroseconds();
  const { requests } = await load(8);
  const to = steadyMicroseconds();
  await site.stop();
  // Worker threads have profiles of their own.
  const file = (await readdir(folder)).find((name) => name.includes('.0.001.')) ?? '';
  const profile = JSON.parse(await readFile(join(folder, file), 'utf8')) as CpuProfile; // as node writes it
  await rm(folder, { recursive: true });
  return [...timeByPart(profile, parts, { from, to })].map(([name, time]) => [name, time / 1000 / requests]);
}

const steadyMicroseconds = (): number => Number(process.hrtime.bigint() / 1000n);

type Cost = Pick<Awaited<ReturnType<typeof measureServer>>, 'requestsPerSecond' | 'cpuMicroseconds'>;

async function measureRender(origin: string, seconds: number): Promise<Cost> {
  const response = await fetch(`${origin}/?seconds=${seconds}`);
  return (await response.json()) as Cost; // as bare-render.ts writes it
}

/** Throws unless the website and the limit render the same number of blocks, since the figures would compare nothing. */
async function checkBlocks(url: string, bareOrigin: string, blocks: number): Promise<void> {
  const [served, bare] = await Promise.all([countBlocks(url), countBlocks(bareOrigin)]);
  if (served !== blocks || bare !== blocks)
    throw new Error(`The page has ${served} blocks and its bare render ${bare} in place of ${blocks}.`);
}

async function countBlocks(url: string): Promise<number> {
  const html = await (await fetch(url, { headers: visitorHeaders('gzip') })).text();
  return html.match(/ data-block="/g)?.length ?? 0;
}
