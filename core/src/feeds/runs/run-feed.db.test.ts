import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedDatabase, openFeedDatabase, refusedKey } from '../../../test/feed-database.ts';
import { feedListing, feedListings } from '../../../test/feed-listings.ts';
import { type Fault, type FeedServer, faults, startFeedServer } from '../../../test/feed-server.ts';
import { reasonOf, storedReason } from '../reasons/reason.ts';

let feeds: FeedDatabase;
let server: FeedServer;

beforeAll(async () => {
  feeds = await openFeedDatabase('core_feeds');
});
afterAll(() => feeds.close());
beforeEach(async () => {
  await sql`truncate feed_source, listing, listing_news cascade`.execute(feeds.database);
  server = await startFeedServer(10);
  server.state.listings = feedListings(35);
  feeds.clock.now = new Date('2026-06-15T12:00:00Z');
});
afterEach(() => server.close());

const allKeys = () => server.state.listings.map(({ ListingKey }) => String(ListingKey)).sort();
const hours = (count: number) => {
  feeds.clock.now = new Date(feeds.clock.now.getTime() + count * 3_600_000);
};
/** Changes a listing of the server at a later moment. */
function change(index: number, given: Record<string, unknown>): void {
  const ModificationTimestamp = new Date(Date.parse('2026-06-10T00:00:00Z') + index * 1000).toISOString();
  server.state.listings = server.state.listings.map((listing, at) =>
    at === index ? { ...listing, ModificationTimestamp, ...given } : listing,
  );
}
const row = (key: string) =>
  feeds.database.selectFrom('listing').selectAll().where('listing_key', '=', key).executeTakeFirst();
const changes = async () => (await feeds.database.selectFrom('listing_news').select('seq').execute()).length;

describe.each(['reso', 'ddf'] as const)('a source of kind %s', (kind) => {
  test('is loaded whole, and a second run reads nothing again', async () => {
    const id = await feeds.addServer(server, { kind });
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 35, failed: 0, removed: 0 } });
    expect(await feeds.numbers()).toEqual(allKeys());
    const before = await changes();
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 0 } });
    expect(await changes()).toBe(before);
    expect(await feeds.alarms()).toEqual([]);
  });

  test('brings changes and new listings', async () => {
    const id = await feeds.addServer(server, { kind });
    await feeds.run(id);
    change(3, { ListPrice: 777_000, LeaseAmount: null, PropertySubType: 'Retail' });
    server.state.listings.push(feedListing(500));
    expect(await feeds.run(id)).toMatchObject({ counts: { written: 2 } });
    expect(await row('20000003')).toMatchObject({ list_price: 777_000, microsite_ids: ['m-1'] });
    expect(await feeds.numbers()).toContain('20000500');
  });

  test('takes listings that are gone off the market, without calling them sold', async () => {
    const id = await feeds.addServer(server, { kind });
    await feeds.run(id);
    server.state.listings = server.state.listings.slice(2);
    hours(7);
    expect(await feeds.run(id)).toMatchObject({ counts: { removed: 2 } });
    expect(await feeds.numbers('Withdrawn')).toEqual(['20000000', '20000001']);
    expect(await feeds.numbers('Closed')).toEqual([]);
    server.state.listings.unshift(feedListing(0));
    hours(7);
    await feeds.run(id);
    expect(await feeds.numbers('Withdrawn')).toEqual(['20000001']);
    expect(await row('20000000')).toMatchObject({ standard_status: 'Active', off_market_timestamp: null });
  });

  test('keeps a listing that cannot be mapped with its record and reason, and tries it again', async () => {
    const good = server.state.listings[5];
    server.state.listings[5] = { ...good, City: null };
    const id = await feeds.addServer(server, { kind });
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 34 } });
    const [failure] = await feeds.failures();
    expect(failure).toMatchObject({ source_key: '20000005', reason: storedReason(reasonOf('no-municipality')) });
    expect(JSON.parse(failure?.raw ?? '')).toMatchObject({ ListingKey: '20000005', City: null });
    if (good) server.state.listings[5] = good;
    await feeds.run(id);
    expect(await feeds.failures()).toEqual([]);
    expect(await feeds.numbers()).toEqual(allKeys());
  });

  test('a listing that the database refuses fails alone, and one with a NUL does not', async () => {
    change(4, { ListAgentKey: refusedKey });
    change(5, { PublicRemarks: 'a\u0000b' });
    const id = await feeds.addServer(server, { kind });
    expect(await feeds.run(id)).toMatchObject({ counts: { written: 34, failed: 1 } });
    expect(await feeds.failures()).toMatchObject([{ source_key: '20000004' }]);
    const row = feeds.database.selectFrom('listing').select('public_remarks').where('listing_key', '=', '20000005');
    expect(await row.executeTakeFirst()).toMatchObject({ public_remarks: { fr: 'ab' } });
  });

  test('a listing whose display is refused disappears, with its page', async () => {
    const id = await feeds.addServer(server, { kind });
    await feeds.run(id);
    change(7, { InternetEntireListingDisplayYN: false });
    await feeds.run(id);
    expect(await row('20000007')).toBeUndefined();
    change(7, { InternetEntireListingDisplayYN: true, ModificationTimestamp: '2026-06-11T00:00:00Z' });
    await feeds.run(id);
    expect(await row('20000007')).toBeDefined();
  });

  test('a run that breaks off keeps what it has read, and the next one reads the rest', async () => {
    server.state.listings = feedListings(120);
    const call = kind === 'reso' ? 'changes' : 'listings';
    const id = await feeds.addServer(server, { kind });
    // Five pages of ten are one batch of keys.
    server.fail(call, ...Array.from({ length: 5 }, (): Fault => (page) => page));
    server.state.lasting.set(call, faults.serverError);
    expect(await feeds.run(id)).toMatchObject({ outcome: 'failed' });
    const stored = await feeds.numbers();
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.length).toBeLessThan(120);
    server.state.lasting.clear();
    expect(await feeds.run(id)).toMatchObject({ outcome: 'done', counts: { written: 120 - stored.length } });
    expect(await feeds.numbers()).toEqual(allKeys());
  });

  test('an older state of a listing does not replace a newer one', async () => {
    change(2, { ListPrice: 800_000, LeaseAmount: null });
    const id = await feeds.addServer(server, { kind });
    await feeds.run(id);
    server.state.listings[2] = { ...feedListing(2), ListPrice: 1_000, LeaseAmount: null };
    hours(7);
    await sql`update feed_source set watermark = '2026-01-01T00:00:00.000Z'`.execute(feeds.database);
    await feeds.run(id);
    expect(await row('20000002')).toMatchObject({ list_price: 800_000 });
  });

  test('counts values that no lookup has', async () => {
    change(1, { PropertySubType: 'Castle' });
    const id = await feeds.addServer(server, { kind });
    await feeds.run(id);
    const values = await feeds.database.selectFrom('feed_unknown_value').select(['field', 'value']).execute();
    expect(values).toContainEqual({ field: 'PropertySubType', value: 'Castle' });
  });
});

test('two runs of one source do not meet', async () => {
  const id = await feeds.addServer(server, { kind: 'ddf' });
  const results = await Promise.all([feeds.run(id), feeds.run(id)]);
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['done', 'skipped']);
});

test('the watermark is the highest moment of the server, also while a listing fails, which is tried again by its key', async () => {
  server.state.listings[5] = { ...server.state.listings[5], City: null };
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  const watermark = async () =>
    (await feeds.database.selectFrom('feed_source').select('watermark').executeTakeFirstOrThrow()).watermark;
  expect(await watermark()).toBe('2026-06-01T12:00:34.000Z');
  server.state.listings[5] = feedListing(5);
  await feeds.run(id);
  expect(await watermark()).toBe('2026-06-01T12:00:34.000Z');
  expect(await feeds.numbers()).toContain('20000005');
  expect(await feeds.failures()).toEqual([]);
});

describe('destinations of DDF', () => {
  const destinations = [
    { id: '11', micrositeIds: ['m-1'] },
    { id: '22', micrositeIds: ['m-2', 'm-1'] },
  ];

  test('a listing is on the sites of every destination that has it, and leaves with the last one', async () => {
    const [one = '', two = '', three = ''] = allKeys();
    server.state.destinations.set('11', new Set([one, two]));
    server.state.destinations.set('22', new Set([two, three]));
    const id = await feeds.addServer(server, { kind: 'ddf', destinations });
    await feeds.run(id);
    expect(await feeds.numbers()).toEqual([one, two, three]);
    expect((await row(one))?.microsite_ids).toEqual(['m-1']);
    expect((await row(two))?.microsite_ids).toEqual(['m-1', 'm-2']);
    server.state.destinations.set('22', new Set([three]));
    await feeds.run(id);
    expect((await row(two))?.microsite_ids).toEqual(['m-1']);
    server.state.destinations.set('11', new Set([one]));
    await feeds.run(id);
    expect(await feeds.numbers('Withdrawn')).toEqual([two]);
  });

  test('a destination that fails keeps its listings while the other one is followed', async () => {
    const id = await feeds.addServer(server, { kind: 'ddf', destinations });
    server.state.destinations.set('11', new Set(allKeys().slice(0, 5)));
    server.state.destinations.set('22', new Set(allKeys().slice(5, 10)));
    await feeds.run(id);
    server.state.destinations.set('11', new Set());
    server.state.lasting.set('keys', (page, call) =>
      call.url.href.includes('22') ? faults.serverError(page, call) : page,
    );
    expect(await feeds.run(id)).toMatchObject({ outcome: 'failed', counts: { removed: 0 } });
    expect(await feeds.numbers()).toHaveLength(10);
  });
});

test('open houses of DDF follow their own list, in the time of the property', async () => {
  const house = { OpenHouseKey: 'o-1', ListingKey: '20000001', OpenHouseDate: '2026-06-20', OpenHouseStatus: 'Active' };
  server.state.openHouses = [{ ...house, OpenHouseStartTime: '14:00:00.00', OpenHouseEndTime: '16:00:00.00' }];
  change(1, { StateOrProvince: 'Quebec' });
  const id = await feeds.addServer(server, { kind: 'ddf' });
  await feeds.run(id);
  const period = { start: '2026-06-20T18:00:00.000Z', end: '2026-06-20T20:00:00.000Z' };
  expect(await row('20000001')).toMatchObject({ open_houses: [period], open_house_end: new Date(period.end) });
  const card = async () => (await row('20000001'))?.card_fr;
  expect(await card()).toContain(`"open_houses":[{"start":"${period.start}","end":"${period.end}"}]`);
  server.state.openHouses = [];
  await feeds.run(id);
  expect(await row('20000001')).toMatchObject({ open_houses: [], open_house_end: null, card_format: 0 });
});

test.each(['reso', 'ddf'] as const)(
  'brokers and brokerages of a %s source come with their listings, once a day',
  async (kind) => {
    server.state.members = [
      { MemberKey: '1001', MemberFirstName: 'Maude', MemberLastName: 'Gagnon', JobTitle: 'Broker', OfficeKey: '101' },
      { MemberKey: '9999', MemberFullName: 'Nobody here' },
      { MemberKey: '1002' },
    ];
    server.state.offices = [{ OfficeKey: '101', OfficeName: 'Agence Boréale', OfficeStateOrProvince: 'Quebec' }];
    const id = await feeds.addServer(server, { kind });
    await feeds.run(id);
    const members = () =>
      feeds.database.selectFrom('feed_member').select(['member_key', 'name', 'office_key']).execute();
    const offices = feeds.database.selectFrom('feed_office').select(['office_key', 'name', 'province']);
    expect(await members()).toEqual([{ member_key: '1001', name: 'Maude Gagnon', office_key: '101' }]);
    expect(await offices.execute()).toEqual([{ office_key: '101', name: 'Agence Boréale', province: 'QC' }]);
    server.state.members = [{ MemberKey: '1001', MemberFullName: 'Maude G.' }];
    await feeds.run(id);
    expect(await members()).toMatchObject([{ name: 'Maude Gagnon' }]);
    hours(25);
    await feeds.run(id);
    expect(await members()).toMatchObject([{ name: 'Maude G.' }]);
    const record = feeds.database.selectFrom('feed_record').selectAll().where('source_key', '=', '20000001');
    expect(await record.executeTakeFirst()).toMatchObject({ member_keys: ['1001'], office_keys: ['101'] });
  },
);

test('a member of the source with the address of a broker of the site gets its listings, and one with an equal name does not', async () => {
  server.state.members = [
    { MemberKey: '1001', MemberFullName: 'M. Gagnon', MemberEmail: 'MAUDE@boreale.example' },
    { MemberKey: '1002', MemberFullName: 'MAUDE GAGNON' },
    { MemberKey: '1003', MemberFullName: 'Somebody Else' },
  ];
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  const agents = async () => [
    (await row('20000001'))?.agent_key,
    (await row('20000002'))?.agent_key,
    (await row('20000003'))?.agent_key,
  ];
  expect(await agents()).toEqual(['maude-gagnon', null, null]);
  change(1, { ListPrice: 999_000, LeaseAmount: null, ModificationTimestamp: '2026-07-01T00:00:00Z' });
  await feeds.run(id);
  expect(await agents()).toEqual(['maude-gagnon', null, null]);
});

test('a licence number says who a broker of the source is, whatever the e-mail address; one that two brokers share says nothing', async () => {
  await sql`insert into recipient (microsite_id, type, slug, name, email, locale, licence_number) values
    ('m-1', 'broker', 'leo-roy', 'Léo Roy', 'leo@boreale.example', 'fr', 'H1234'),
    ('m-1', 'broker', 'anne-roy', 'Anne Roy', 'anne@boreale.example', 'fr', 'J777'),
    ('m-1', 'broker', 'luc-roy', 'Luc Roy', 'luc@boreale.example', 'fr', 'J777')`.execute(feeds.database);
  server.state.members = [
    {
      MemberKey: 'a',
      MemberFullName: 'L. Roy',
      MemberEmail: 'maude@boreale.example',
      MemberStateLicense: 'Z9999, h1234',
    },
    { MemberKey: 'b', MemberFullName: 'A. Roy', MemberStateLicense: 'J777' },
    { MemberKey: 'c', MemberFullName: 'Maude Gagnon', MemberEmail: 'maude@boreale.example', MemberStateLicense: 'K1' },
  ];
  change(1, { ListAgentKey: 'a' });
  change(2, { ListAgentKey: 'b' });
  change(3, { ListAgentKey: 'c' });
  await feeds.run(await feeds.addServer(server, { kind: 'reso' }));
  const agents = await Promise.all(
    ['20000001', '20000002', '20000003'].map(async (key) => (await row(key))?.agent_key),
  );
  expect(agents).toEqual(['leo-roy', null, 'maude-gagnon']);
  await sql`delete from recipient where slug in ('leo-roy', 'anne-roy', 'luc-roy')`.execute(feeds.database);
});

test('the brokers of the site who share a listing stand after the first of them, whether they are known before the listing or after', async () => {
  await sql`insert into recipient (microsite_id, type, slug, name, email, locale)
    values ('m-1', 'broker', 'leo-roy', 'Léo Roy', 'leo@boreale.example', 'fr')`.execute(feeds.database);
  server.state.members = [
    { MemberKey: 'a', MemberFullName: 'Elsewhere' },
    { MemberKey: 'b', MemberFullName: 'Léo Roy', MemberEmail: 'leo@boreale.example' },
    { MemberKey: 'c', MemberFullName: 'Maude Gagnon', MemberEmail: 'maude@boreale.example' },
  ];
  const agents = { ListAgentKey: 'a', CoListAgentKey: 'b', CoListAgentKey2: 'c', CoListAgentKey3: 'b' };
  change(1, agents);
  const id = await feeds.addServer(server, { kind: 'reso' });
  const shared = { agent_key: 'leo-roy', co_agent_keys: ['maude-gagnon'] };
  await feeds.run(id);
  expect(await row('20000001')).toMatchObject(shared);
  change(1, { ...agents, BedroomsTotal: 7, ModificationTimestamp: '2026-07-01T00:00:00Z' });
  await feeds.run(id);
  expect(await row('20000001')).toMatchObject({ ...shared, bedrooms_total: 7 });
  await sql`delete from recipient where slug = 'leo-roy'`.execute(feeds.database);
});

test('the offices of the site that share a listing stand after the first of them, each once', async () => {
  await sql`insert into recipient (microsite_id, type, slug, name, email, locale) values
    ('m-1', 'office', 'plateau', 'Plateau', 'plateau@boreale.example', 'fr'),
    ('m-1', 'office', 'beloeil', 'Belœil', 'beloeil@boreale.example', 'fr')`.execute(feeds.database);
  server.state.offices = [
    { OfficeKey: '1', OfficeName: 'Elsewhere' },
    { OfficeKey: '2', OfficeName: 'Plateau', OfficeEmail: 'plateau@boreale.example' },
    { OfficeKey: '3', OfficeName: 'Belœil', OfficeEmail: 'beloeil@boreale.example' },
  ];
  const keys = { ListOfficeKey: '1', CoListOfficeKey: '3', CoListOfficeKey2: '2', CoListOfficeKey3: '3' };
  change(1, keys);
  const id = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(id);
  const shared = { office_key: 'beloeil', co_office_keys: ['plateau'] };
  expect(await row('20000001')).toMatchObject(shared);
  change(1, { ...keys, BedroomsTotal: 7, ModificationTimestamp: '2026-07-01T00:00:00Z' });
  await feeds.run(id);
  expect(await row('20000001')).toMatchObject({ ...shared, bedrooms_total: 7 });
  await sql`delete from recipient where slug in ('plateau', 'beloeil')`.execute(feeds.database);
});

test('a listing of DDF shows its brokerage, by the name that comes after the listing, and its badge', async () => {
  server.state.offices = [{ OfficeKey: '101', OfficeName: 'Agence Boréale' }];
  change(1, { ListingURL: 'www.realtor.ca/1' });
  const id = await feeds.addServer(server, { kind: 'ddf' });
  await feeds.run(id);
  const attribution = async () => (await row('20000001'))?.attribution;
  expect(await attribution()).toMatchObject({
    badge: { fr: 'Alimenté par REALTOR.ca' },
    link: 'https://www.realtor.ca/1',
    brokerages: ['Agence Boréale'],
  });
  expect(await row('20000001')).toMatchObject({ card_format: 0 });
  server.state.offices = [{ OfficeKey: '101', OfficeName: 'Boréale et associés' }];
  hours(25);
  await feeds.run(id);
  expect(await attribution()).toMatchObject({ brokerages: ['Boréale et associés'] });
  change(1, { ListPrice: 999_000, ModificationTimestamp: '2026-07-01T00:00:00Z' });
  await feeds.run(id);
  expect(await row('20000001')).toMatchObject({
    list_price: 999_000,
    attribution: { brokerages: ['Boréale et associés'] },
  });
});

test('a listing of a source that asks for nothing shows nothing of it', async () => {
  await feeds.run(await feeds.addServer(server, { kind: 'reso' }));
  expect((await row('20000001'))?.attribution).toBeNull();
});

test('listings of two sources with the same number are two listings', async () => {
  const one = await feeds.addServer(server, { kind: 'ddf' });
  const other = await feeds.addServer(server, { kind: 'reso' });
  await feeds.run(one);
  await feeds.run(other);
  expect(await feeds.numbers()).toHaveLength(70);
});

test('credentials are stored encrypted, and a source whose credentials cannot be read fails with an alarm', async () => {
  const id = await feeds.addServer(server, { kind: 'ddf' });
  const { rows } = await sql<{ whole: string }>`select feed_source::text as whole from feed_source`.execute(
    feeds.database,
  );
  expect(rows[0]?.whole).not.toContain('secret');
  await sql`update feed_source set credentials = 'v1.a.b.c'`.execute(feeds.database);
  expect(await feeds.run(id)).toMatchObject({ outcome: 'failed' });
  expect(await feeds.alarms()).toEqual(['run-failed: The stored credentials cannot be read: enter them again.']);
});
