import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/tests/create-test-database.ts';
import { readStoreEnv } from '../env.ts';
import { migrateContent } from '../migrate.ts';
import { closePayload, openPayload } from '../open-payload.ts';
import * as assignMedia from './20261122_050000_assign_media.ts';
import * as uniqueDomains from './20261122_051000_unique_domains.ts';
import * as typedAddresses from './20261122_235950_reference_typed_addresses.ts';

let payload: Payload;
const logged: unknown[] = [];

beforeAll(async () => {
  const env = readStoreEnv({
    DATABASE_URL: await createTestDatabase(inject('databaseUrl'), 'content_migrations'),
    ...{ DATA_DIR: '/nonexistent', PAYLOAD_SECRET: 'a-secret-for-the-tests', LOG_LEVEL: 'silent' },
  });
  await migrateContent(env);
  payload = await openPayload(env);
  payload.logger.warn = (details: unknown) => logged.push(details);
});
afterAll(() => closePayload(payload));

const query = async (text: string) => (await payload.db.pool.query(text)).rows;
/** Returns the arguments that Payload passes to a migration, limited to those that these migrations read. */
const given = () => ({ db: payload.db.drizzle, payload }) as unknown as Parameters<typeof uniqueDomains.up>[0];

const site = (id: number) =>
  query(
    `insert into content.sites (id, site_id, site_type, microsite_id, site_key) values (${id}, '${id}', 'agency', 'm-${id}', 'k-${id}')`,
  );
const media = (id: number) => query(`insert into content.media (id, filename) values (${id}, 'file-${id}.png')`);

test('The migration gives each domain to one site, names the duplicates, and lets the database refuse new ones', async () => {
  await uniqueDomains.down(given());
  for (const id of [1, 2]) await site(id);
  const domains = [
    ...[
      [1, 'Example.ca'],
      [1, 'www.example.ca'],
      [2, 'example.ca:8080'],
      [2, 'other.ca'],
      [2, 'not a domain'],
    ],
  ];
  for (const [order, [parent, text]] of domains.entries())
    await query(
      `insert into content.sites_texts ("order", parent_id, path, text) values (${order + 1}, ${parent}, 'domains', '${text}')`,
    );

  await uniqueDomains.up(given());

  expect(logged).toEqual([{ domain: 'example.ca:8080', site: '2', keptBy: '1' }]);
  const hosts = `select parent_id as site, text from content.sites_texts where path = 'hosts' order by text`;
  expect(await query(hosts)).toEqual([
    { site: 1, text: 'example.ca' },
    { site: 2, text: 'other.ca' },
  ]);
  const twice = `insert into content.sites_texts ("order", parent_id, path, text) values (9, 2, 'hosts', 'example.ca')`;
  await expect(query(twice)).rejects.toThrow('sites_hosts_idx');
});

test('The migration gives a file to the site that alone uses it, and leaves the others in the shared library', async () => {
  for (const id of [1, 2, 3, 4, 5, 6]) await media(id);
  await query(`insert into content.people (site_id, name, slug, kind, portrait_id) values (1, 'x', 'x', 'broker', 1)`);
  await query(`insert into content.offices (site_id, slug, picture_id) values (1, 'x', 2), (2, 'y', 2)`);
  const blocks = (id: number) => JSON.stringify([{ blockType: 'x', image: { media: { fr: id, en: null } }, count: 6 }]);
  await query(`insert into content.pages (site_id, blocks) values (2, '${blocks(3)}')`);
  await query(`insert into content._pages_v (version_site_id, version_footer) values (1, '${blocks(4)}')`);
  await query(`update content.sites set metadata_favicon_id = 5 where id = 2`);

  await assignMedia.up(given());

  expect(await query('select id, site_id as site from content.media order by id')).toEqual([
    { id: 1, site: 1 },
    { id: 2, site: null },
    { id: 3, site: 2 },
    { id: 4, site: 1 },
    { id: 5, site: 2 },
    { id: 6, site: null },
  ]);
});

test('The migration turns addresses of pages of the same site into references, in pages, variants, drafts, reusable blocks and sites', async () => {
  const informed: unknown[] = [];
  payload.logger.info = (details: unknown) => informed.push(details);
  for (const [id, site, status, fr, en] of [
    [101, 1, 'published', '/fr/vendre', '/en/sell'],
    [102, 2, 'published', '/fr/acheter', '/en/buy'],
    [103, 1, 'draft', '/fr/bientot', '/en/soon'],
  ]) {
    await query(`insert into content.pages (id, site_id, _status) values (${id}, ${site}, '${status}')`);
    await query(
      `insert into content.pages_locales (_parent_id, _locale, path) values (${id}, 'fr', '${fr}'), (${id}, 'en', '${en}')`,
    );
  }
  const links = (...paths: string[]) =>
    JSON.stringify(
      paths.map((fr, index) => ({ id: `b${index}`, blockType: 'x', cta: { text: { fr: 'L’offre' }, url: { fr } } })),
    );
  const own = links('/vendre#prix', '/acheter', '/bientot', 'https://example.com/vendre').replaceAll("'", "''");
  await query(`update content.pages set blocks = '${own}', footer = '${own}' where id = 101`);
  await query(`insert into content.pages_variants (_order, _parent_id, id, blocks) values (1, 101, 'v', '${own}')`);
  await query(`insert into content._pages_v (id, parent_id, version_site_id, latest, version_blocks)
    values (201, 101, 1, true, '${own}'), (202, 101, 1, false, '${own}')`);
  await query(`insert into content.reusable_blocks (id, site_id, name, blocks) values (1, 1, 'x', '${own}')`);
  await query(`update content.sites set header = '${own}' where id = 1`);

  await typedAddresses.up(given());
  await typedAddresses.up(given());

  const converted = [
    { id: 'b0', blockType: 'x', cta: { text: { fr: 'L’offre' }, page: 101, suffix: '#prix' } },
    ...JSON.parse(own).slice(1),
  ];
  for (const [text, expected] of [
    ['select blocks from content.pages where id = 101', converted],
    ['select footer as blocks from content.pages where id = 101', converted],
    ['select blocks from content.pages_variants', converted],
    ['select version_blocks as blocks from content._pages_v where id = 201', converted],
    ['select version_blocks as blocks from content._pages_v where id = 202', JSON.parse(own)],
    ['select blocks from content.reusable_blocks', converted],
    ['select header as blocks from content.sites where id = 1', converted],
  ] as const)
    expect(await query(text), text).toEqual([{ blocks: expected }]);
  const said = {
    msg: 'Typed addresses became references to pages',
    left: 2,
    deadPaths: ['1: /fr/acheter', '1: /fr/bientot'],
  };
  expect(informed).toEqual([
    { ...said, changed: 6 },
    { ...said, changed: 0 },
  ]);
});
