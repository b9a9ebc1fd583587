import type { Report } from '../figure.ts';
import { type Coding, codingName, storedCodings, visitorHeaders } from '../request-headers.ts';
import { takeTurns } from '../rounds.ts';
import { measureServer, startServer } from '../server-process.ts';

const connections = 20;

interface CachedPage {
  suite: string;
  name: string;
  url: string;
}

/** A page from the page cache in each compression, against plain node:http that answers with the same bytes and headers. */
export async function measureCachedPage(page: CachedPage, report: Report): Promise<void> {
  for (const coding of storedCodings) await measureCompressed(page, coding, report);
}

async function measureCompressed({ suite, name, url }: CachedPage, coding: Coding, report: Report): Promise<void> {
  const headers = visitorHeaders(coding);
  const plain = await startServer('bench/servers/same-bytes.ts', { URL_TO_COPY: url, CODING: coding });
  const came = (await fetch(plain.origin, { headers })).headers.get('content-encoding');
  const load = (target: string) => (seconds: number) => measureServer({ url: target, connections, seconds, headers });
  const { site, limit } = await takeTurns({ site: load(url), limit: load(plain.origin) }, { rounds: 3, seconds: 4 });
  await plain.stop();
  const fullName = `${name}, cached, ${codingName(coding, came)}`;
  report({
    suite,
    name: fullName,
    value: site.requestsPerSecond,
    unit: 'req/s',
    limit: limit.requestsPerSecond,
    bar: { atLeast: 5000, ratioAtLeast: 0.7 },
  });
  report({
    suite,
    name: `${fullName}, CPU of a request`,
    value: site.cpuMicroseconds,
    unit: 'µs',
    limit: limit.cpuMicroseconds,
  });
}
