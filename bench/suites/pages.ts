import type { Stack } from '../../scripts/tests/start-stack.ts';
import type { Report } from '../figure.ts';
import { type Coding, codingName, codings, visitorHeaders } from '../request-headers.ts';
import { takeTurns } from '../rounds.ts';
import { measureServer, startServer } from '../server-process.ts';
import { measureCachedPage } from './cached-page.ts';

const suite = 'pages';
const connections = 20;

/** The home page of the demo's agency, from the page cache and without it, and the same page with more blocks. */
export async function measurePages(stack: Stack, report: Report): Promise<void> {
  await measureCachedPage({ suite, name: 'home page', url: `${stack.origin('site')}/fr` }, report);
  for (const blocks of [9, 25]) await measureUncachedPage(stack, blocks, report);
}

/** Measures a website without a page cache, whose services answer at once, against the bare render of the same page. */
async function measureUncachedPage(stack: Stack, blocks: number, report: Report): Promise<void> {
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
  const site = await startServer('website/server/main.ts', website);
  const url = `${site.origin}/fr`;
  const bare = await startServer('bench/servers/bare-render.ts', { ...website, URL_TO_RENDER: url });
  await checkBlocks(url, bare.origin, blocks);
  const load = (coding: Coding) => (seconds: number) =>
    measureServer({ url, connections, seconds, headers: visitorHeaders(coding) });
  const { limit, ...sites } = await takeTurns<keyof Cost, Coding | 'limit'>(
    { gzip: load('gzip'), br: load('br'), limit: (seconds) => measureRender(bare.origin, seconds) },
    { rounds: 3, seconds: 4 },
  );
  for (const coding of codings) {
    const came = (await fetch(url, { headers: visitorHeaders(coding) })).headers.get('content-encoding');
    const name = `home page of ${blocks} blocks, uncached, ${codingName(coding, came)}`;
    const { requestsPerSecond, cpuMicroseconds } = sites[coding];
    report({ suite, name, value: requestsPerSecond, unit: 'req/s', limit: limit.requestsPerSecond });
    report({
      suite,
      name: `${name}, CPU of a request`,
      value: cpuMicroseconds / 1000,
      unit: 'ms',
      limit: limit.cpuMicroseconds / 1000,
      bar: { ratioAtMost: 2.2 },
    });
  }
  await Promise.all([bare.stop(), site.stop(), replay.stop()]);
}

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
