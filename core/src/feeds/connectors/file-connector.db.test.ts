import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mappingSettings } from '@vitrine/contract/core/feed-settings.ts';
import { type DeliveryFiles, encodeWindows1252 } from '@vitrine/demo/feed/write-delivery.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { listingRow, writeDelivery } from '../../../test/centris-delivery.ts';
import { type FeedDatabase, openFeedDatabase } from '../../../test/feed-database.ts';
import { updateStaleAlarms } from '../alarms/feed-alarms.ts';
import { approveHeldLists } from '../key-lists/decide-held-list.ts';
import { reasonOf, storedReason } from '../reasons/reason.ts';
import { findPictureHosts } from '../sources/picture-hosts.ts';
import { createFileConnector } from './file-connector.ts';
import { openDelivery } from './file-delivery.ts';
import { layoutOf } from './file-layout.ts';

let feeds: FeedDatabase;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_file_feeds');
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await sql`truncate feed_source, listing cascade`.execute(feeds.database);
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(10_000_000 + index));
const municipalities = [['MTL', 'Montréal']];
const filesOf = (rows: string[][]): DeliveryFiles => ({
  'INSCRIPTIONS.TXT': rows,
  'MUNICIPALITES.TXT': municipalities,
});

/** Writes a delivery into a folder that is removed after the test. */
async function deliver(files: DeliveryFiles, folder?: string, name?: string): Promise<string> {
  const path = await writeDelivery(files, feeds.clock.now, folder, name);
  onTestFinished(() => rm(dirname(path), { recursive: true, force: true }));
  return path;
}
const centris = (path: string, given: object = {}) => feeds.addFile({ layout: 'centris', path, ...given });
const row = (key: string) =>
  feeds.database.selectFrom('listing').selectAll().where('listing_key', '=', key).executeTakeFirst();

test('expenses, rooms and dwellings of a delivery come with their listing, what is not sure left out', async () => {
  const path = await deliver({
    ...filesOf([listingRow('10000001', { 100: 'Poêle', 101: 'Stove' })]),
    'DEPENSES.TXT': [
      ['10000001', 'TAXMUN', '4120', '2026', '', 'A', 'DEPGEN', '', ''],
      ['10000001', 'ENER', '160', '', '', '', 'DEPGEN', '', ''],
      ['10000001', 'XYZ', '90', '', '', 'M', 'DEPGEN', '', ''],
    ],
    'PIECES_UNITES.TXT': [
      ['10000001', '1', '2', 'CH', '', '', '2', '', '', '11.6x9.11 P'],
      ['10000001', '1', '1', 'CUI', '', '', 'RC', '', '', '3.5x4.2 M'],
      ['10000001', '1', '3', 'SDB', '', '', 'SS1', '', '', '26.80x9 P'],
    ],
    'UNITES_DETAILLEES.TXT': [
      ['10000001', '1', 'PRINCIPAL', '7', '3'],
      ['10000001', '2', 'LOGEMENT', '4', '2'],
    ],
  });
  const id = await centris(path);
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 1, failed: 0 } });
  expect((await row('10000001'))?.details).toMatchObject({
    costs: [{ kind: 'municipal-tax', amount: 4120, period: 'year', year: 2026 }],
    rooms: [
      { type: 'kitchen', level: 'ground', length: 3.5, width: 4.2 },
      { type: 'bedroom', level: '2', length: 3.51, width: 3.02 },
      { type: 'bathroom', level: 'basement' },
    ],
    units: [{ rooms: 4, bedrooms: 2 }],
    inclusions: { fr: 'Poêle', en: 'Stove' },
  });
});

test('a delivery becomes listings, with its photos, texts and open houses', async () => {
  const path = await deliver({
    ...filesOf([listingRow('10000001'), listingRow('10000002', { 157: '', 158: '', 6: '', 9: '1500', 114: 'M' })]),
    'PHOTOS.TXT': [
      ['10000001', '2', '', '', 'Cuisine', 'Kitchen', 'https://m.example/2.jpg', '', ''],
      ['10000001', '1', '', '', '', '', 'https://m.example/1.jpg', '', ''],
      ['99999999', '1', '', '', '', '', 'https://m.example/9.jpg', '', ''],
    ],
    'REMARQUES.TXT': [
      ['10000002', '2', 'F', '1', '', '', 'Belle vue.'],
      ['10000002', '1', 'F', '1', '', '', 'Grand'],
      ['10000002', '1', 'F', '2', '', '', 'logement.'],
    ],
    'ADDENDA.TXT': [['10000002', '1', 'F', '1', '', '', 'Près du métro.']],
    'VISITES_LIBRES.TXT': [['10000001', '1', '2026/06/20', '2026/06/20', '14:00', '16:00']],
  });
  const id = await centris(path);
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 2, failed: 0 } });
  expect(await row('10000001')).toMatchObject({
    list_price: 450_000,
    transaction_type: 'buy',
    property_type: 'maison',
    city: 'Montréal',
    street_address_fr: '1240, rue des Érables',
    postal_code: 'H2K 3T1',
    bathrooms_total: 1.5,
    living_area: 1240,
    living_area_units: 'sqft',
    lot_size: 5382,
    public_remarks: { fr: 'Une maison lumineuse\nà deux pas du cœur de l’île.', en: 'A bright house.' },
    open_houses: [{ start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' }],
    on_market_timestamp: new Date('2026-05-01T04:00:00Z'),
    media: [
      { url: 'https://m.example/1.jpg' },
      { url: 'https://m.example/2.jpg', ShortDescription: { fr: 'Cuisine', en: 'Kitchen' } },
    ],
  });
  const texts = 'Grand logement. Belle vue. Près du métro.';
  expect(await row('10000002')).toMatchObject({
    transaction_type: 'rent',
    list_price: 1500,
    public_remarks: { fr: texts, en: texts },
  });
});

test('a large delivery is passed on some hundred listings at a time, each with its own photos', async () => {
  const keys = numbers(1100);
  const path = await deliver({
    ...filesOf(keys.map((number) => listingRow(number))),
    'PHOTOS.TXT': keys.toReversed().map((number) => [number, '1', '', '', '', '', `https://m.example/${number}.jpg`]),
  });
  const opened = await openDelivery(path, '/', null, feeds.clock.now);
  if (opened.kind !== 'delivery') throw new Error('The delivery cannot be opened');
  const connector = createFileConnector(
    opened.delivery,
    layoutOf({ layout: 'centris', mapping: mappingSettings.parse({}) }),
  );
  const sizes: number[] = [];
  const photos = new Map<string, string[]>();
  const end = await connector.readListings('', keys, async ({ results }) => {
    sizes.push(results.length);
    for (const result of results)
      if (result.kind === 'listing')
        photos.set(
          result.listing.key,
          result.listing.media.map(({ url }) => url),
        );
  });
  opened.delivery.close();
  expect(end).toEqual({ kind: 'complete' });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(250);
  expect(photos).toEqual(new Map(keys.map((number) => [number, [`https://m.example/${number}.jpg`]])));
});

test('brokers and brokerages of a delivery come along, and the site’s broker gets the listings and their leads', async () => {
  const path = await deliver({
    ...filesOf([listingRow('10000001'), listingRow('10000002', { 2: 'Z9' })]),
    'MEMBRES.TXT': [
      ['A1234', 'B001', '', '', 'Gagnon', 'Maude', '', '', '514 555-0100', '', '', 'maude@boreale.example', ''],
      ['Z9', 'B001', '', '', 'Roy', 'Léo', '', '', '', '', '', '', ''],
      ['X1', 'B002', '', '', 'Nobody', 'Here', '', '', '', '', '', '', ''],
    ],
    'BUREAUX.TXT': [
      ['B001', 'F1', 'Agence Boréale inc.', '80', 'rue Royale', '', 'Trois-Rivières', 'QC', '', '819 555-0100'],
    ],
  });
  const id = await centris(path, { display: { showsBrokerages: true } });
  await feeds.run(id);
  expect(await feeds.database.selectFrom('feed_member').select(['name', 'email']).orderBy('name').execute()).toEqual([
    { name: 'Léo Roy', email: null },
    { name: 'Maude Gagnon', email: 'maude@boreale.example' },
  ]);
  expect(await row('10000001')).toMatchObject({
    agent_key: 'maude-gagnon',
    attribution: { badge: null, brokerages: ['Agence Boréale inc.'] },
  });
  expect(await row('10000002')).toMatchObject({ agent_key: null });
});

test('a delivery that was read is not read again; the next one brings changes, and takes away what it lacks', async () => {
  const folder = dirname(await deliver(filesOf(numbers(5).map((number) => listingRow(number)))));
  const id = await centris(folder);
  await feeds.run(id);
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { read: 0 } });
  const next = numbers(4).map((number) => listingRow(number, { 6: '500000', 115: number.endsWith('3') ? 'VE' : 'EV' }));
  await deliver(filesOf(next), folder, '20260616.zip');
  expect(await feeds.run(id)).toMatchObject({ counts: { written: 4, removed: 1 } });
  expect(await row('10000000')).toMatchObject({ list_price: 500_000 });
  expect(await feeds.numbers('Closed')).toEqual(['10000003']);
  expect(await feeds.numbers('Withdrawn')).toEqual(['10000004']);
});

test('a file that is still being uploaded waits', async () => {
  const path = await deliver(filesOf([listingRow('10000001')]));
  await utimes(path, feeds.clock.now, feeds.clock.now);
  expect(await feeds.run(await centris(path))).toMatchObject({ outcome: 'done', counts: { read: 0 } });
  expect(await feeds.numbers()).toEqual([]);
});

test('a few bad rows are failures that keep their row, and their listings stay', async () => {
  const folder = dirname(await deliver(filesOf(numbers(40).map((number) => listingRow(number)))));
  const id = await centris(folder);
  await feeds.run(id);
  const rows = numbers(40).map((number, at) => listingRow(number, at === 3 ? { 20: 'soon', 115: '??' } : {}));
  await deliver(filesOf(rows), folder, '20260616.zip');
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { failed: 1, removed: 0 } });
  expect(await feeds.failures()).toMatchObject([
    { source_key: '10000003', reason: storedReason(reasonOf('not-a-date', { field: 'startedAt' })) },
  ]);
  expect(await feeds.numbers()).toHaveLength(40);
});

test.each<[string, (row: string[]) => string[]]>([
  ['a column more', (row) => ['new', ...row]],
  ['a column less', (row) => row.slice(1)],
  ['another column in the place of the key', ([key = '', , ...rest]) => ['rue des Érables', key, ...rest]],
  ['another column in the place of a date', (row) => row.with(113, 'EV')],
  ['latitude and longitude exchanged', (row) => row.with(144, '-73.57').with(145, '45.53')],
])('a file with %s is refused, changes nothing and raises an alarm', async (_, drift) => {
  const folder = dirname(await deliver(filesOf(numbers(40).map((number) => listingRow(number)))));
  const id = await centris(folder);
  await feeds.run(id);
  const rows = numbers(40).map((number) => drift(listingRow(number, { 6: '1000000' })));
  await deliver(filesOf(rows), folder, '20260616.zip');
  expect(await feeds.run(id)).toMatchObject({ outcome: 'failed', counts: { written: 0, removed: 0 } });
  expect(await feeds.numbers()).toHaveLength(40);
  expect(await row('10000000')).toMatchObject({ list_price: 450_000 });
  expect((await feeds.alarms()).join()).toContain('40 of 40 rows cannot be read');
});

test('an empty file removes nothing', async () => {
  const folder = dirname(await deliver(filesOf(numbers(5).map((number) => listingRow(number)))));
  const id = await centris(folder);
  await feeds.run(id);
  await deliver(filesOf([]), folder, '20260616.zip');
  await feeds.run(id);
  expect(await feeds.numbers()).toHaveLength(5);
  expect(await feeds.alarms()).toEqual(['list-held: The list is empty.']);
});

test('a file that lacks many listings is not confirmed by itself, but by another delivery or by staff', async () => {
  const folder = dirname(await deliver(filesOf(numbers(60).map((number) => listingRow(number)))));
  const id = await centris(folder);
  await feeds.run(id);
  const half = filesOf(numbers(30).map((number) => listingRow(number)));
  await deliver(half, folder, '20260616.zip');
  const start = feeds.clock.now;
  onTestFinished(() => {
    feeds.clock.now = start;
  });
  for (const hours of [0, 2, 4]) {
    feeds.clock.now = new Date(start.getTime() + hours * 3_600_000);
    await feeds.run(id);
  }
  expect(await feeds.numbers()).toHaveLength(60);
  expect(await approveHeldLists(feeds.database, id)).toBe(1);
  await feeds.run(id);
  expect(await feeds.numbers()).toHaveLength(30);
});

test('a file that is delivered again unchanged counts as verified', async () => {
  const path = await deliver(filesOf([listingRow('10000001')]));
  const id = await centris(path);
  await feeds.run(id);
  const again = new Date('2026-06-16T06:00:00Z');
  await utimes(path, again, again);
  const start = feeds.clock.now;
  onTestFinished(() => {
    feeds.clock.now = start;
  });
  feeds.clock.now = new Date('2026-06-16T11:00:00Z');
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { read: 0 } });
  await updateStaleAlarms(feeds.database, feeds.clock.now);
  expect(await feeds.alarms()).toEqual([]);
});

test('positions can be set per source', async () => {
  const path = await deliver(filesOf([listingRow('10000001', { 86: '', 90: '2' })]));
  const id = await centris(path, {
    shape: { hasHeader: false, columns: { powderRooms: 90 } },
  });
  await feeds.run(id);
  expect(await row('10000001')).toMatchObject({ bathrooms_total: 2 });
});

test('a generic file is read by its header, with names of its own where the settings say so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-generic-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'listings.csv');
  const lines = [
    'id;ListPrice;Ville;StandardStatus;PropertySubType;StructureType;PublicRemarks;Photos;FloorPlans;Visite',
    '20000001;450 000 $;Montréal;Active;Single Family;House;"Lumineuse ; calme.\nÀ voir.";https://m.example/1.jpg|https://m.example/2.jpg;https://m.example/plan.png;https://visite.example/1',
  ];
  await writeFile(path, lines.join('\n'));
  await utimes(path, new Date('2026-06-15T08:00:00Z'), new Date('2026-06-15T08:00:00Z'));
  const shape = {
    delimiter: ';',
    hasHeader: true,
    columns: { ListingKey: 'id', City: 'Ville', VirtualTourURLUnbranded: 'Visite' },
  };
  const id = await feeds.addFile({ layout: 'generic', path, shape });
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 1 } });
  expect(await row('20000001')).toMatchObject({
    list_price: 450_000,
    city: 'Montréal',
    public_remarks: { fr: 'Lumineuse ; calme.\nÀ voir.' },
    media: [{ url: 'https://m.example/1.jpg' }, { url: 'https://m.example/2.jpg' }],
    floor_plans: [{ url: 'https://m.example/plan.png' }],
    details: { tours: [{ kind: 'tour', url: { fr: 'https://visite.example/1', en: 'https://visite.example/1' } }] },
  });
});

test('a row that fails hides the address and the listing as it says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-generic-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'listings.csv');
  const write = async (day: string, ends: Record<number, string>) => {
    const header =
      'ListingKey,ListPrice,City,StreetName,StreetNumber,InternetAddressDisplayYN,InternetEntireListingDisplayYN,ModificationTimestamp';
    const rows = numbers(60).map(
      (key, at) => `${key},450000,Montréal,rue Un,${at + 1},${ends[at] ?? 'Y,Y,2026-06-01'}`,
    );
    await writeFile(path, [header, ...rows].join('\n'));
    await utimes(path, new Date(day), new Date(day));
  };
  await write('2026-06-15T08:00:00Z', {});
  const id = await feeds.addFile({ layout: 'generic', path });
  await feeds.run(id);
  await write('2026-06-15T09:00:00Z', { 3: 'N,Y,soon', 4: 'Y,N,soon' });
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { failed: 2 } });
  expect(await row('10000003')).toMatchObject({ street_address_fr: '', standard_status: 'Active' });
  expect(await row('10000004')).toBeUndefined();
  expect(await row('10000005')).toMatchObject({ street_address_fr: '6, rue Un' });
});

test('a file that ends within a quote is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-generic-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'listings.csv');
  await writeFile(path, 'ListingKey,ListPrice\n20000001,"450000\n');
  await utimes(path, new Date('2026-06-15T08:00:00Z'), new Date('2026-06-15T08:00:00Z'));
  const id = await feeds.addFile({ layout: 'generic', path });
  expect(await feeds.run(id)).toMatchObject({ outcome: 'failed', counts: { written: 0 } });
});

describe('a delivery that lacks a part', () => {
  const photo = (number: string) => [number, '1', '', '', '', '', `https://m.example/${number}.jpg`, '', ''];
  const remark = (number: string) => [number, '1', 'F', '1', '', '', 'Grand logement.'];
  const rows = (given: Record<number, string> = {}) =>
    numbers(12).map((number) => listingRow(number, { 157: '', 158: '', ...given }));
  const whole = (given?: Record<number, string>): DeliveryFiles => ({
    ...filesOf(rows(given)),
    'PHOTOS.TXT': numbers(12).map(photo),
    'REMARQUES.TXT': numbers(12).map(remark),
  });
  const cheaper = { 6: '400000' };

  test.each<[string, (files: DeliveryFiles) => DeliveryFiles, RegExp]>([
    ['has no file of photos', ({ 'PHOTOS.TXT': _, ...files }) => files, /no photos any more for 12 of the 12/],
    [
      'has an empty file of remarks',
      (files) => ({ ...files, 'REMARQUES.TXT': [] }),
      /no description any more for 12 of the 12/,
    ],
    [
      'has photos of one listing',
      (files) => ({ ...files, 'PHOTOS.TXT': [photo('10000000')] }),
      /no photos any more for 11 of the 12/,
    ],
  ])('because it %s is held until staff approve it', async (_, cut, alarm) => {
    const folder = dirname(await deliver(whole()));
    const id = await centris(folder);
    await feeds.run(id);
    await deliver(cut(whole(cheaper)), folder, '20260616.zip');
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { read: 0 } });
    expect((await feeds.alarms()).join()).toMatch(alarm);
    expect(await row('10000005')).toMatchObject({
      list_price: 450_000,
      public_remarks: { fr: 'Grand logement.' },
      media: [{ url: 'https://m.example/10000005.jpg' }],
    });
    await approveHeldLists(feeds.database, id);
    await feeds.run(id);
    expect(await row('10000005')).toMatchObject({ list_price: 400_000 });
    expect(await feeds.alarms()).toEqual([]);
  });

  test('because one listing lost its only photo is used', async () => {
    const folder = dirname(await deliver(whole()));
    const id = await centris(folder);
    await feeds.run(id);
    await deliver({ ...whole(), 'PHOTOS.TXT': numbers(11).map(photo) }, folder, '20260616.zip');
    await feeds.run(id);
    expect(await row('10000011')).toMatchObject({ media: [] });
    expect(await feeds.alarms()).toEqual([]);
  });
});

test('a file beside the listings that is cut ends the run with a reason and changes nothing', async () => {
  const folder = dirname(await deliver(filesOf(numbers(3).map((number) => listingRow(number)))));
  const id = await centris(folder);
  await feeds.run(id);
  const parts = { ...filesOf(numbers(3).map((number) => listingRow(number, { 6: '1000000' }))), 'MEMBRES.TXT': [] };
  await deliver(
    { ...parts, 'GENRES_PROPRIETES.TXT': [[randomBytes(600_000).toString('hex')]] },
    folder,
    '20260616.zip',
  );
  expect(await feeds.run(id)).toMatchObject({
    outcome: 'failed',
    reason: expect.objectContaining({ code: 'file-damaged', part: 'listings' }),
  });
  const runs = await feeds.database.selectFrom('feed_run').select('outcome').orderBy('id').execute();
  expect(runs).toEqual([{ outcome: 'done' }, { outcome: 'failed' }]);
  expect(await row('10000000')).toMatchObject({ list_price: 450_000 });
});

test('a short row and doubled keys keep their listings, and the others that are gone leave', async () => {
  const folder = dirname(await deliver(filesOf(numbers(60).map((number) => listingRow(number)))));
  const id = await centris(folder);
  await feeds.run(id);
  const rows = numbers(58).map((number, at) => (at === 7 ? listingRow(number).slice(0, 12) : listingRow(number)));
  await deliver(filesOf([...rows, listingRow('10000003')]), folder, '20260616.zip');
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { removed: 2, failed: 1 } });
  expect(await feeds.numbers('Withdrawn')).toEqual(['10000058', '10000059']);
  expect(await feeds.alarms()).toEqual([]);
});

test('the genre and the official code of a delivery are those of its lists, and the names of the website stay', async () => {
  await sql`insert into municipality (code, name) values ('66023', 'Montréal') on conflict do nothing`.execute(
    feeds.database,
  );
  const path = await deliver({
    'INSCRIPTIONS.TXT': [
      listingRow('10000001', { 22: '66023', 53: 'RES', 54: 'AP' }),
      listingRow('10000002', { 22: '66508', 23: '0100' }),
      listingRow('10000003', { 22: '23027', 23: '0100' }),
    ],
    'MUNICIPALITES.TXT': [
      ['66023', 'MONTREAL'],
      ['66508', 'Montréal (Rosemont/La Petite-Patrie)'],
      ['23027', 'Québec'],
    ],
    'QUARTIERS.TXT': [
      ['66508', '0100', 'Vieux-Rosemont'],
      ['23027', '0100', 'CITE-LIMOILOU'],
    ],
    'GENRES_PROPRIETES.TXT': [['RES', 'AP', 'Appart.', 'Appartement', 'Apt', 'Apartment']],
  });
  await feeds.run(await centris(path));
  const rows = await feeds.database
    .selectFrom('listing')
    .select(['property_type', 'municipality_code', 'city', 'city_region'])
    .orderBy('listing_key')
    .execute();
  expect(rows).toEqual([
    { property_type: 'condo', municipality_code: '66023', city: 'Montréal', city_region: null },
    {
      ...{ property_type: 'maison', municipality_code: '66023', city: 'Montréal' },
      city_region: 'Rosemont–La Petite-Patrie',
    },
    { property_type: 'maison', municipality_code: '23027', city: 'Québec', city_region: 'La Cité-Limoilou' },
  ]);
});

describe('the encoding of a file', () => {
  const header = 'ListingKey,ListPrice,City,StructureType,PublicRemarks';
  const line = (key: string, city: string) => `${key},450000,${city},House,"Il dit "oui" à l’été."`;
  async function read(content: Buffer): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-generic-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'listings.csv');
    await writeFile(path, content);
    await utimes(path, new Date('2026-06-15T08:00:00Z'), new Date('2026-06-15T08:00:00Z'));
    const id = await feeds.addFile({ layout: 'generic', path });
    await feeds.run(id);
    return id;
  }

  test.each<[string, (text: string) => Buffer]>([
    ['UTF-8', (text) => Buffer.from(text)],
    ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', encodeWindows1252],
  ])('is recognised as %s, and a bad quote changes its own row alone', async (_, encode) => {
    await read(encode([header, line('20000001', 'Trois-Rivières'), line('20000002', 'Québec')].join('\n')));
    expect(await row('20000001')).toMatchObject({
      city: 'Trois-Rivières',
      public_remarks: { fr: expect.stringContaining('à l’été') },
    });
    expect(await row('20000002')).toMatchObject({ city: 'Québec' });
    expect(await feeds.alarms()).toEqual([]);
  });

  test('that the source got wrong before is an alarm', async () => {
    await read(Buffer.from([header, line('20000001', 'QuÃ©bec')].join('\n')));
    expect(await feeds.alarms()).toEqual([expect.stringMatching(/^doubtful: The accents of 1 listings are garbled/)]);
  });
});

test('a run after which no listing is shown is an alarm, until one is', async () => {
  const folder = dirname(await deliver(filesOf(numbers(10).map((number) => listingRow(number, { 115: 'ZZ' })))));
  const id = await centris(folder);
  expect(await feeds.run(id)).toMatchObject({ outcome: 'done' });
  expect(await feeds.alarms()).toEqual([
    expect.stringMatching(/^doubtful: None of the 10 listings of the source is shown/),
  ]);
  await deliver(filesOf(numbers(10).map((number) => listingRow(number))), folder, '20260616.zip');
  await feeds.run(id);
  expect(await feeds.alarms()).toEqual([]);
});

test('a source names the hosts of the photos of its first load, and photos on others wait until staff add them', async () => {
  const photo = (number: string, host: string) => [
    number,
    '1',
    '',
    '',
    '',
    '',
    `https://${host}/${number}.jpg`,
    '',
    '',
  ];
  const rows = numbers(3).map((number) => listingRow(number));
  const files = (host: string) => ({ ...filesOf(rows), 'PHOTOS.TXT': numbers(3).map((number) => photo(number, host)) });
  const folder = dirname(await deliver({ ...files('m.example') }));
  const id = await centris(folder);
  await feeds.run(id);
  expect(await findPictureHosts(feeds.database, 'm-1')).toEqual(['m.example']);
  expect(await findPictureHosts(feeds.database, 'm-2')).toEqual([]);
  const photos = ['m.example', 'm.example', 'evil.example'].map((host, at) => photo(String(10_000_000 + at), host));
  await deliver({ ...files('m.example'), 'PHOTOS.TXT': photos }, folder, '20260616.zip');
  await feeds.run(id);
  expect(await row('10000002')).toMatchObject({ media: [] });
  expect(await row('10000001')).toMatchObject({ media: [{ url: 'https://m.example/10000001.jpg' }] });
  expect(await findPictureHosts(feeds.database, 'm-1')).toEqual(['m.example']);
  const unknown = feeds.database
    .selectFrom('feed_unknown_value')
    .select(['field', 'value'])
    .where('field', '=', 'MediaURL');
  expect(await unknown.execute()).toEqual([{ field: 'MediaURL', value: 'evil.example' }]);
});

test('photos whose addresses begin with http are shown at https, the only one that pages allow', async () => {
  const photo = ['10000000', '1', '', '', '', '', 'http://m.example/1.jpg', '', ''];
  const folder = dirname(await deliver({ ...filesOf([listingRow('10000000')]), 'PHOTOS.TXT': [photo] }));
  await feeds.run(await centris(folder));
  expect(await row('10000000')).toMatchObject({ media: [{ url: 'https://m.example/1.jpg' }] });
  expect(await findPictureHosts(feeds.database, 'm-1')).toEqual(['m.example']);
});

describe('an XML file', () => {
  const xml = {
    record: 'Listings/Listing',
    fields: {
      ...{ ListingKey: '@id', City: 'Address/City', StreetName: 'Address/Street', StreetNumber: 'Address/@number' },
      ...{ ListPrice: 'Price', Photos: 'Photos/Photo/@url', InternetAddressDisplayYN: 'Rights/Address' },
    },
  };
  const listing = (key: string, { price = '450 000 $', rights = '<Address>Y</Address>', more = '' } = {}) =>
    `<Listing id="${key}"><Address number="1240"><Street>rue des Érables</Street><City>Montréal</City></Address>
     <Price>${price}</Price><Rights>${rights}</Rights><StructureType>House</StructureType>
     <Photos><Photo url="https://m.example/1.jpg"/><Photo url="https://m.example/2.jpg"/></Photos>${more}</Listing>`;
  let folder: string;
  let id: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-xml-'));
    await write(
      '1',
      numbers(40)
        .map((key) => listing(key))
        .join(''),
    );
    id = await feeds.addFile({ layout: 'xml', path: folder, xml });
  });
  afterEach(() => rm(folder, { recursive: true }));
  async function write(day: string, content: string): Promise<void> {
    const path = join(folder, `${day}.xml`);
    await writeFile(path, `<?xml version="1.0" encoding="utf-8"?><Listings>${content}</Listings>`);
    await utimes(path, new Date('2026-06-15T08:00:00Z'), new Date('2026-06-15T08:00:00Z'));
  }

  test('becomes listings by the paths of its fields, and the next one changes them and takes away what it lacks', async () => {
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 40, failed: 0 } });
    expect(await row('10000001')).toMatchObject({
      ...{ list_price: 450_000, city: 'Montréal', street_address_fr: '1240, rue des Érables', property_type: 'maison' },
      media: [{ url: 'https://m.example/1.jpg' }, { url: 'https://m.example/2.jpg' }],
    });
    const rows = numbers(39).map((key) => listing(key, key === '10000001' ? { price: '425000' } : {}));
    await write('2', rows.join(''));
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { removed: 1 } });
    expect(await row('10000001')).toMatchObject({ list_price: 425_000 });
    expect(await feeds.numbers()).toHaveLength(39);
  });

  test('with a few bad listings keeps them as failures', async () => {
    await feeds.run(id);
    const bad = '<ModificationTimestamp>soon</ModificationTimestamp>';
    await write(
      '2',
      numbers(40)
        .map((key, at) => listing(key, at === 3 ? { more: bad, price: '1' } : {}))
        .join(''),
    );
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { failed: 1, removed: 0 } });
    expect(await row('10000003')).toMatchObject({ list_price: 450_000 });
  });

  test.each<[string, string, string]>([
    [
      'has keys in another place',
      numbers(40)
        .map((key) => listing(key).replace(' id=', ' number='))
        .join(''),
      '40 of 40 rows cannot be read',
    ],
    [
      'has other elements',
      numbers(40)
        .map((key) => listing(key).replaceAll('Listing', 'Item'))
        .join(''),
      'The list is empty',
    ],
    [
      'says nothing of a display right any more',
      numbers(40)
        .map((key) => listing(key, { rights: '' }))
        .join(''),
      'No listing has the element “Rights/Address”',
    ],
    ['ends too early', `${listing('10000001')}<Listing>`, 'not a complete and valid XML file'],
  ])('that %s changes nothing and raises an alarm', async (_, content, alarm) => {
    await feeds.run(id);
    await write('2', content.replaceAll('450 000', '990 000'));
    await feeds.run(id);
    expect((await feeds.alarms()).join()).toContain(alarm);
    expect(await feeds.numbers()).toHaveLength(40);
    expect(await row('10000001')).toMatchObject({ list_price: 450_000 });
  });
});

test('a file without a column that the settings name is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-generic-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'listings.csv');
  await writeFile(path, 'ListingKey,ListPrice,City\n20000001,450000,Laval\n');
  await utimes(path, new Date('2026-06-15T08:00:00Z'), new Date('2026-06-15T08:00:00Z'));
  const shape = { hasHeader: true, columns: { InternetAddressDisplayYN: 'Adresse' } };
  const id = await feeds.addFile({ layout: 'generic', path, shape });
  expect(await feeds.run(id)).toMatchObject({
    outcome: 'failed',
    reason: { ...reasonOf('no-column', { column: 'Adresse' }), part: 'keys' },
  });
});

test('a path that leads nowhere is a failed run', async () => {
  const id = await centris('/nowhere/at-all.zip');
  expect(await feeds.run(id)).toMatchObject({ outcome: 'failed', reason: reasonOf('file-missing') });
});
