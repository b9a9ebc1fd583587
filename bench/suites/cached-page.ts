import type { Report } from '../figure.ts';
import { visitorHeaders } from '../request-headers.ts';
import { takeTurns } from '../rounds.ts';
import { measureServer, startServer } from '../server-process.ts';

const connections = 20;

interface CachedPage {
  suite: string;
  name: string;
  url: string;
}

/** A page from the page cache, compressed, against plain node:http that answers with the same bytes and headers. */
export async function measureCachedPage({ suite, name, url }: CachedPage, report: Report): Promise<void> {
  const plain = await startServer('bench/servers/same-bytes.ts', { URL_TO_COPY: url });
  const load = (target: string) => (seconds: number) =>
    measureServer({ url: target, connections, seconds, headers: visitorHeaders });
  const { site, limit } = await takeTurns({ site: load(url), limit: load(plain.origin) }, { rounds: 3, seconds: 4 });
  await plain.stop();
  report({
    suite,
    name: `${name}, cached`,
    value: site.requestsPerSecond,
    unit: 'req/s',
    limit: limit.requestsPerSecond,
    bar: { atLeast: 5000, ratioAtLeast: 0.7 },
  });
  report({
    suite,
    name: `${name}, cached, CPU of a request`,
    value: site.cpuMicroseconds,
    unit: 'µs',
    limit: limit.cpuMicroseconds,
  });
}
