import { recipientTypes } from '@vitrine/contract/core/contact.ts';
import type { CoreSite } from '@vitrine/contract/core/import.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCoreDatabase, site } from '../../test/core-fixture.ts';
import { listingOf } from '../../test/listing-fixture.ts';
import { type Connection, connect } from '../db/connect.ts';
import { importListings } from '../listings/import-listings.ts';
import { findSite } from '../sites/find-site.ts';
import { upsertCoreSite } from '../sites/upsert-site.ts';
import { resolveRecipient } from './resolve-recipient.ts';

const recipientOf = (type: CoreSite['recipients'][number]['type'], slug: string) => ({
  type,
  slug,
  name: `${type} ${slug}`,
  email: `${slug}@boreale.example`,
  locale: 'fr' as const,
});
const agency: CoreSite = {
  ...site,
  recipients: [
    recipientOf('broker', 'maude'),
    recipientOf('broker', 'etienne'),
    recipientOf('administrative_team', 'camille'),
    recipientOf('executive_team', 'direction'),
    recipientOf('team', 'rive-sud'),
    recipientOf('office', 'plateau'),
    // The same slug under another type is another recipient.
    recipientOf('office', 'maude'),
    recipientOf('others', 'relocation'),
  ],
};
const maude = recipientOf('broker', 'maude');
const broker: CoreSite = {
  ...site,
  micrositeId: 'm-2',
  siteType: 'broker',
  defaultRecipient: { name: maude.name, email: maude.email, locale: 'fr' },
  recipients: [maude, recipientOf('office', 'plateau')],
};
const assisted: CoreSite = {
  ...broker,
  micrositeId: 'm-3',
  defaultRecipient: { name: 'Adjointe', email: 'adjointe@boreale.example', locale: 'fr' },
};

let connection: Connection;

beforeAll(async () => {
  const databaseUrl = await createCoreDatabase('core_recipient');
  for (const each of [agency, broker, assisted]) await upsertCoreSite(databaseUrl, each);
  await importListings(databaseUrl, [
    listingOf({ ListingKey: '10000001', AgentKey: 'etienne' }),
    listingOf({ ListingKey: '10000002', AgentKey: 'somebody-else' }),
    listingOf({ ListingKey: '10000003', AgentKey: null }),
    listingOf({ ListingKey: '10000006', AgentKey: 'somebody-else', OfficeKey: 'plateau' }),
    listingOf({ ListingKey: '10000007', AgentKey: 'etienne', OfficeKey: 'plateau' }),
    listingOf({ ListingKey: '10000008', AgentKey: null, OfficeKey: 'elsewhere' }),
    listingOf({ ListingKey: '10000009', AgentKey: 'somebody-else', CoAgentKeys: ['maude', 'etienne'] }),
    listingOf({ ListingKey: '10000010', AgentKey: null, OfficeKey: 'elsewhere', CoOfficeKeys: ['plateau'] }),
    listingOf({ ListingKey: '10000004', AgentKey: 'etienne', MicrositeIds: ['m-2'] }),
    listingOf({ ListingKey: '10000005', AgentKey: 'etienne', StandardStatus: 'Closed' }),
  ]);
  connection = connect(databaseUrl, { statementTimeout: 60_000, connections: 2 });
});
afterAll(() => connection.close());

const resolve = async (micrositeId: string, wanted: Parameters<typeof resolveRecipient>[2]) => {
  const found = await findSite(connection.database, micrositeId);
  if (!found) throw new Error('There is no such site');
  const { type, slug, email } = await resolveRecipient(connection.database, found, wanted);
  return type ? `${type}/${slug}` : email;
};
const reception = 'reception@boreale.example';

test('the agency has a recipient of every type', () => {
  expect(new Set(agency.recipients.map(({ type }) => type))).toEqual(new Set(recipientTypes));
});

test.each(agency.recipients.map(({ type, slug }) => [type, slug] as const))(
  'a message to %s %s goes there',
  async (type, slug) => {
    expect(await resolve('m-1', { recipient_type: type, recipient_slug: slug })).toBe(`${type}/${slug}`);
  },
);

test.each([
  ['without a recipient', {}, reception],
  ['to a slug that nobody has', { recipient_type: 'broker', recipient_slug: 'nobody' }, reception],
  ['to a slug of another type', { recipient_type: 'team', recipient_slug: 'maude' }, reception],
  ['to a type that there is none of', { recipient_type: 'site', recipient_slug: 'maude' }, reception],
  ['to a slug alone', { recipient_slug: 'maude' }, reception],
  ['to a type of which there is one', { recipient_type: 'executive_team' }, 'executive_team/direction'],
  ['to a type of which there are several', { recipient_type: 'broker' }, reception],
  ['to an empty slug', { recipient_type: 'executive_team', recipient_slug: '' }, 'executive_team/direction'],
  ['about a listing', { uls: '10000001' }, 'broker/etienne'],
  ['about a sold listing', { uls: '10000005' }, 'broker/etienne'],
  [
    'about a listing, to somebody else',
    { uls: '10000001', recipient_type: 'office', recipient_slug: 'plateau' },
    'office/plateau',
  ],
  [
    'about a listing, to nobody known',
    { uls: '10000001', recipient_type: 'broker', recipient_slug: 'x' },
    'broker/etienne',
  ],
  ['about a listing of a broker elsewhere', { uls: '10000002' }, reception],
  ['about a listing without a broker', { uls: '10000003' }, reception],
  ['about a listing of an office whose broker is elsewhere', { uls: '10000006' }, 'office/plateau'],
  ['about a listing of an office, to nobody known', { uls: '10000006', recipient_type: 'broker' }, 'office/plateau'],
  ['about a listing of an office and a broker', { uls: '10000007' }, 'broker/etienne'],
  ['about a listing of an office elsewhere', { uls: '10000008' }, reception],
  ['about a listing that the site’s brokers share with one elsewhere', { uls: '10000009' }, 'broker/maude'],
  ['about a listing that an office shares with one elsewhere', { uls: '10000010' }, 'office/plateau'],
  ['about a listing of another site', { uls: '10000004' }, reception],
  ['about a listing that there is none of', { uls: '99999999' }, reception],
] as const)('on an agency’s site a message %s goes to the right one', async (_, wanted, expected) => {
  expect(await resolve('m-1', wanted)).toBe(expected);
});

test.each([
  ['without a recipient', {}, 'broker/maude'],
  ['to the broker', { recipient_type: 'broker', recipient_slug: 'maude' }, 'broker/maude'],
  ['to the broker’s office', { recipient_type: 'office', recipient_slug: 'plateau' }, 'office/plateau'],
  ['about a listing of a colleague', { uls: '10000001' }, 'broker/maude'],
] as const)('on a broker’s site a message %s goes to the right one', async (_, wanted, expected) => {
  expect(await resolve('m-2', wanted)).toBe(expected);
});

test('a broker who has messages go elsewhere gets none but their own', async () => {
  expect(await resolve('m-3', {})).toBe('adjointe@boreale.example');
  expect(await resolve('m-3', { recipient_type: 'broker', recipient_slug: 'maude' })).toBe('broker/maude');
});
