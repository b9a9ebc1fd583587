import { type CorePrivacyFacts, corePrivacyFactsAnswer } from '@vitrine/contract/core/privacy-facts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, startCore } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { addFeedSource } from '../feeds/sources/feed-source.ts';
import { importListings } from '../listings/import-listings.ts';

let core: ReturnType<typeof startCore>;
let connection: Connection;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_privacy_facts');
  core = startCore(databaseUrl);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(() => Promise.all([core.close(), connection.close()]));

const facts = async (): Promise<CorePrivacyFacts> =>
  corePrivacyFactsAnswer.parse(await (await core.get('privacy-facts')).json()).data;

const usual: CorePrivacyFacts = {
  ...{ message_days: 1095, proof_days: 1095, backup_days: 14, has_listings: false, sends_to_crm: false },
  ...{ sends_to_board: false, reports: 'never', tour_players: [], picture_hosts: [] },
};

test('a site of which nothing is set has the usual periods, and passes nothing on', async () => {
  expect(await facts()).toEqual(usual);
});

test('periods and a CRM are those of the site, at once after they were changed', async () => {
  await facts();
  await sql`update site set lead_retention_days = 180, proof_retention_days = 2000, webhook_url = 'https://crm.example/'`.execute(
    connection.database,
  );
  expect(await facts()).toEqual({ ...usual, message_days: 180, proof_days: 2000, sends_to_crm: true });
  await sql`update site set webhook_gone_at = now()`.execute(connection.database);
  expect((await facts()).sends_to_crm).toBe(false);
});

test('tours are those of the listings of the site alone, by the company whose player shows them', async () => {
  await importListings(databaseUrl, [
    listingOf({ ListingKey: '10000001', MicrositeIds: ['m-1'] }),
    listingOf({ ListingKey: '10000002', MicrositeIds: ['m-2'] }),
  ]);
  const tours = (...addresses: string[]) =>
    JSON.stringify({ tours: addresses.map((url) => ({ kind: 'tour', url: { fr: url, en: url } })) });
  const save = (key: string, details: string) =>
    sql`update listing set details = ${details}::jsonb where listing_key = ${key}`.execute(connection.database);
  await save('10000001', tours('https://youtu.be/dQw4w9WgXcQ', 'https://evil-youtube.com/x', 'https://tour.example/1'));
  await save('10000002', tours('https://my.matterport.com/show/?m=abc'));
  expect(await facts()).toMatchObject({ has_listings: true, tour_players: ['youtube'] });
});

test('a listing that belongs to no site is one of every site', async () => {
  await sql`delete from listing`.execute(connection.database);
  expect((await facts()).has_listings).toBe(false);
  await importListings(databaseUrl, [listingOf({ ListingKey: '10000003', MicrositeIds: [] })]);
  expect((await facts()).has_listings).toBe(true);
});

test('the board is told only by an active source that delivers to the site', async () => {
  const settings = (micrositeId: string, more: object) => ({
    ...{ kind: 'ddf', destinations: [{ id: '77', micrositeIds: [micrositeId] }], ...more },
  });
  await addFeedSource(
    connection.database,
    { name: 'Other', settings: settings('m-2', { sendsLeads: true, reports: 'always' }) },
    undefined,
  );
  expect(await facts()).toMatchObject({ sends_to_board: false, reports: 'never' });
  const id = await addFeedSource(
    connection.database,
    { name: 'Own', settings: settings('m-1', { sendsLeads: true, reports: 'with-consent' }) },
    undefined,
  );
  expect(await facts()).toMatchObject({ sends_to_board: true, reports: 'with-consent' });
  await sql`update feed_source set is_active = false where id = ${id}`.execute(connection.database);
  expect(await facts()).toMatchObject({ sends_to_board: false, reports: 'never' });
});
