import type { Stack } from '../../scripts/tests/start-stack.ts';
import type { Report } from '../figure.ts';
import { visitorHeaders } from '../request-headers.ts';
import { takeTurns } from '../rounds.ts';
import { measureServer, startServer } from '../server-process.ts';
import { measureCachedPage } from './cached-page.ts';

const suite = 'pages';
const connections = 20;

/** The home page of the demo's agency, from the page cache and without it. */
export async function measurePages(stack: Stack, report: Report): Promise<void> {
  await measureCachedPage({ suite, name: 'home page', url: `${stack.origin('site')}/fr` }, report);
  await measureUncachedPage(stack, report);
}

/** A website of its own without a page cache, whose services answer at once, against the bare render of the same page. */
async function measureUncachedPage(stack: Stack, report: Report): Promise<void> {
  const replay = await startServer('bench/servers/replay.ts', {
    CONTENT_URL: stack.origin('content'),
    CORE_URL: stack.origin('core'),
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
  const blocks = await countSameBlocks(url, bare.origin);
  const turns = await takeTurns<keyof Cost, 'site' | 'limit'>(
    {
      site: (seconds) => measureServer({ url, connections, seconds, headers: visitorHeaders }),
      limit: (seconds) => measureRender(bare.origin, seconds),
    },
    { rounds: 3, seconds: 4 },
  );
  await Promise.all([bare.stop(), site.stop(), replay.stop()]);
  report({
    suite,
    name: `home page of ${blocks} blocks, uncached`,
    value: turns.site.requestsPerSecond,
    unit: 'req/s',
    limit: turns.limit.requestsPerSecond,
  });
  report({
    suite,
    name: `home page of ${blocks} blocks, uncached, CPU of a request`,
    value: turns.site.cpuMicroseconds / 1000,
    unit: 'ms',
    limit: turns.limit.cpuMicroseconds / 1000,
    bar: { ratioAtMost: 2.2 },
  });
}

type Cost = Pick<Awaited<ReturnType<typeof measureServer>>, 'requestsPerSecond' | 'cpuMicroseconds'>;

async function measureRender(origin: string, seconds: number): Promise<Cost> {
  const response = await fetch(`${origin}/?seconds=${seconds}`);
  return (await response.json()) as Cost; // as bare-render.ts writes it
}

/** Throws where the limit renders another page than the website does, which would compare nothing. */
async function countSameBlocks(url: string, bareOrigin: string): Promise<number> {
  const [served = 0, bare = 0] = await Promise.all([countBlocks(url), countBlocks(bareOrigin)]);
  if (served === 0 || served !== bare) throw new Error(`The page has ${served} blocks and its bare render ${bare}.`);
  return served;
}

async function countBlocks(url: string): Promise<number> {
  const html = await (await fetch(url, { headers: visitorHeaders })).text();
  return html.match(/ data-block="/g)?.length ?? 0;
}
