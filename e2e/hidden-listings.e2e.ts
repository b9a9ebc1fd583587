import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@vitrine/core/db/connect.ts';
import { usualHttpLimits } from '@vitrine/core/feeds/http-client/call-http.ts';
import { runFeed } from '@vitrine/core/feeds/runs/run-feed.ts';
import { addFeedSource } from '@vitrine/core/feeds/sources/feed-source.ts';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../scripts/tests/pdf-text.ts';
import { stack } from './browser.ts';
import { listingDoors, withoutAddress, withoutPage } from './listing-doors.ts';

/** Texts of their addresses, which occur nowhere else. */
const markers = [
  '98761',
  'zinnias',
  '98762',
  'h9z 9z9',
  'h9z9z9',
  '45.512345',
  '73.554321',
  withoutPage,
  'azalees',
  'azalées',
];

const picture = `${stack.content}/resources/facade-001.webp`;
const { database, pool, close } = connect(stack.databaseUrl, { statementTimeout: 60_000, connections: 3 });
let folder: string;
let sourceId: string;
/** Addresses of the listings while they were shown: pages, and the social picture. */
const former: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-hidden-'));
  await deliver({ address: 'Y', listing: 'Y' });
  const destinations = [{ id: '', micrositeIds: ['m-1'] }];
  const settings = { kind: 'file', layout: 'generic', path: join(folder, 'listings.csv'), destinations };
  sourceId = await addFeedSource(database, { name: 'Hidden', settings }, undefined);
  await sql`update core.feed_source set next_run_at = now() + interval '1 year' where id = ${sourceId}`.execute(
    database,
  );
});
afterAll(async () => {
  await sql`delete from core.feed_source where id = ${sourceId}`.execute(database);
  await sql`delete from core.listing where listing_key in (${withoutAddress}, ${withoutPage})`.execute(database);
  await close();
  await rm(folder, { recursive: true, force: true });
});

/** Delivers both listings with these display rights. */
async function deliver({ address, listing }: { address: 'Y' | 'N'; listing: 'Y' | 'N' }): Promise<void> {
  const of = (key: string, street: string, rights: string) => ({
    ...{ ListingKey: key, ListPrice: '433333', City: 'Montréal', StateOrProvince: 'QC', StandardStatus: 'Active' },
    ...{ PropertySubType: 'Single Family', StructureType: 'House', StreetNumber: '98761', StreetName: street },
    ...{ UnitNumber: '98762', PostalCode: 'H9Z9Z9', Latitude: '45.512345', Longitude: '-73.554321' },
    ...{
      OriginalEntryTimestamp: new Date().toISOString(),
      PublicRemarks: `Lumineux. Au 98761, ${street}, app. 98762.`,
    },
    // Pictures that open pages of other files may show too, whose policy allows those of the media alone.
    ...{ Photos: `${picture}|${picture}?98761-${street.replaceAll(' ', '-')}` },
    ListingURL: `https://source.example/7/98761-${street.replaceAll(' ', '-')}`,
    ...{ InternetAddressDisplayYN: address, InternetEntireListingDisplayYN: rights },
  });
  const rows = [of(withoutAddress, 'rue des Zinnias', 'Y'), of(withoutPage, 'rue des Azalées', listing)];
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const path = join(folder, 'listings.csv');
  await writeFile(path, lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'));
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(path, hourAgo, hourAgo);
}

async function run(): Promise<void> {
  const limits = { ...usualHttpLimits, privateHosts: new Set<string>() };
  const connector = { limits, credentialsKey: undefined, filesFolder: folder };
  const services = { connection: { database, pool, close }, connector, logger: pino({ level: 'silent' }) };
  expect(await runFeed({ ...services, now: () => new Date() }, sourceId)).toMatchObject({ outcome: 'done' });
}

/** Pages of the content service that show listings, and those of the two listings. */
const pages = [
  ...[
    '/fr',
    '/en',
    '/fr/a-vendre',
    '/fr/a-vendre/montreal',
    '/en/for-sale/montreal/houses',
    '/fr/a-vendre/montreal/maisons',
  ],
  ...['/fr/proprietes?mun=66023&order_by=newest', '/en/properties?mun=66023&order_by=newest&view=map'],
  ...[`/fr/proprietes/x-${withoutAddress}`, `/en/properties/x-${withoutAddress}`, `/fr/proprietes/x-${withoutPage}`],
].flatMap((path) => [path, path.replace(/(\?|$)/, '.data$1')]);

/** Returns the answer to an address with its headers, and with those of each answer that leads to it. */
async function answerOf(path: string): Promise<string> {
  const answers: string[] = [];
  for (let next: string | null = path, hops = 0; next !== null && hops < 5; hops++) {
    const response: Response = await fetch(new URL(next, stack.agency), { redirect: 'manual' });
    const place: string | null = response.headers.get('location');
    const isPdf = response.headers.get('content-type') === 'application/pdf';
    const body = isPdf ? pdfText(Buffer.from(await response.arrayBuffer())) : await response.text();
    const names = ['link', 'content-disposition'].map((name) => response.headers.get(name) ?? '');
    answers.push(place ?? '', ...names, body);
    next = place;
  }
  return answers.join('\n');
}

/** Returns the markers that the answer to each address contains, except those that the address itself contains. */
async function told(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const answer = decodeURIComponent((await answerOf(path)).replaceAll('%', '%25')).toLowerCase();
    for (const marker of markers) {
      const isAsked = path.toLowerCase().includes(marker);
      if (answer.includes(marker) && !isAsked) found.push(`${path}: ${marker}`);
    }
  }
  return found;
}

test('an address and a listing that their source hides are in no answer of the website any more', async () => {
  await run();
  const all = [...Object.values(listingDoors).flat(), ...pages];
  const page = `/fr/proprietes/x-${withoutAddress}`;
  // The page shows the whole address while the source allows it.
  await expect.poll(() => told([page])).toContain(`${page}: h9z 9z9`);
  const before = await told(all);
  for (const path of [
    '/api/properties',
    '/sitemap-fr-listings.xml',
    '/fr/proprietes/rss.xml',
    '/fr/proprietes?',
    '/api/listing-states',
    `/fr/proprietes/x-${withoutAddress}/fiche.pdf`,
    `/en/properties/x-${withoutAddress}/full-sheet.pdf`,
  ]) {
    expect(before.filter((one) => one.startsWith(path))).not.toEqual([]);
  }
  const html = await answerOf(page);
  former.push(...(html.match(/\/resources\/social\/[^"&\s]+\.jpg/g) ?? []));
  former.push(`/fr/proprietes/maison-98761-rue-des-zinnias-app-98762-montreal-${withoutAddress}`);

  await deliver({ address: 'N', listing: 'N' });
  await run();
  await expect.poll(() => told(all)).toEqual([]);
  expect((await fetch(`${stack.agency}${page}`)).status).toBe(200);
  expect((await fetch(`${stack.agency}/fr/proprietes/x-${withoutPage}`)).status).toBe(404);
});

test('a former address of the page leads to the one without the street, and the former social picture to the present one', async () => {
  expect(former.length).toBeGreaterThan(1);
  for (const path of former) {
    const origin = path.startsWith('/resources/') ? stack.content : stack.agency;
    const response = await fetch(new URL(path, origin), { redirect: 'manual' });
    const place = response.headers.get('location') ?? '';
    expect([path, response.status]).toEqual([
      path,
      expect.toSatisfy((status: number) => status >= 300 && status < 400),
    ]);
    expect(place).toContain(withoutAddress);
    expect(markers.filter((marker) => place.toLowerCase().includes(marker))).toEqual([]);
  }
});
