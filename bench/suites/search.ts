import { agencySite } from '@vitrine/demo/sites/agency/agency-site.ts';
import { siteKey } from '../../scripts/keys.ts';
import type { House } from '../../scripts/start-house.ts';
import type { Bar, Report } from '../figure.ts';
import { sendLoad } from '../load.ts';
import { takeTurns } from '../rounds.ts';
import { startServer } from '../server-process.ts';

const suite = 'search';
const connections = 10;

/** The bars are those for 100,000 listings; p95 in ms. */
const calls: { name: string; parameters: string; bar: Bar }[] = [
  { name: 'count', parameters: 'format=count', bar: { atMost: 8 } },
  { name: 'map + first 25', parameters: 'format=map&listingLimit=25', bar: { atMost: 30 } },
  { name: 'next page', parameters: 'page=2&limit=25', bar: { atMost: 10 } },
];

const cityBox = 'SouthWest_lat=45.4&SouthWest_lng=-73.98&NorthEast_lat=45.71&NorthEast_lng=-73.47';

const filters = [
  { name: 'no filter', parameters: '' },
  { name: 'one municipality', parameters: 'mun=66023' },
  { name: 'city box, price, bedrooms', parameters: `${cityBox}&price_min=300000&price_max=700000&bedrooms=2` },
  { name: 'rare combination', parameters: 'type=chalet&type=ferme&price_max=600000&bedrooms=4&bathrooms=2' },
];

/** Core over HTTP, with its database, against plain node:http over an array of the same listings. */
export async function measureSearch(house: House, report: Report): Promise<void> {
  const scan = await startServer('bench/servers/array-scan.ts', { DATABASE_URL: house.databaseUrl });
  const { micrositeId } = agencySite.core;
  const headers = {
    'accept-encoding': 'gzip',
    'content-language': 'fr',
    'x-site-key': siteKey(house.keys, agencySite.siteId),
  };
  for (const filter of filters) {
    for (const { name, parameters, bar } of calls) {
      const query = `properties?${parameters}&${filter.parameters}`;
      const url = `${house.origin('core')}/api/swc/${micrositeId}/${query}`;
      const limitUrl = `${scan.origin}/${query}`;
      const total = await sameTotal(url, limitUrl, headers);
      const { core, limit } = await takeTurns(
        { core: (seconds) => load(url, seconds), limit: (seconds) => load(limitUrl, seconds) },
        { rounds: 3, seconds: 0.7 },
      );
      const figure = `${name}, ${filter.name} (${total})`;
      report({ suite, name: `${figure}, p50`, value: core.p50, unit: 'ms', limit: limit.p50 });
      report({ suite, name: `${figure}, p95`, value: core.p95, unit: 'ms', limit: limit.p95, bar });
    }
  }
  await scan.stop();

  function load(url: string, seconds: number) {
    return sendLoad({ url, connections, seconds, headers });
  }
}

/** How many listings are found. Throws where core and the scan do not agree, which would compare nothing. */
async function sameTotal(url: string, limitUrl: string, headers: Record<string, string>): Promise<number> {
  const [found, scanned] = await Promise.all([url, limitUrl].map((each) => totalOf(each, headers)));
  if (!found || found !== scanned) throw new Error(`Core finds ${found} listings and the scan ${scanned}: ${url}`);
  return found;
}

async function totalOf(url: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  // Every form of the answer tells the total (`3-wire §3`).
  return ((await response.json()) as { data: { total: number } }).data.total;
}
