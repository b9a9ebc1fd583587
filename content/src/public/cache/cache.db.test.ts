import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';

let content: ContentFixture;
let homeId: number;

beforeAll(async () => {
  content = await startContent('content_cache');
  await content.importSite('1');
  const { docs } = await content.payload.find({
    collection: 'pages',
    where: { path: { equals: '/fr' } },
    locale: 'fr',
  });
  homeId = Number(docs[0]?.id);
});
afterAll(() => content.stop());

const title = async () => (await content.page('1', '/fr')).body.title.fr;
const publish = (to: string) =>
  content.payload.update({ collection: 'pages', id: homeId, data: { title: to, _status: 'published' }, locale: 'fr' });

test('The next answer shows a title that was just published.', async () => {
  await publish('Avant');
  await expect.poll(title).toBe('Avant');
  await publish('Après');
  await expect.poll(title, { interval: 10, timeout: 1000 }).toBe('Après');
});

test('A draft neither appears nor hides the published version.', async () => {
  await publish('Publié');
  await expect.poll(title).toBe('Publié');
  await content.payload.update({
    collection: 'pages',
    id: homeId,
    data: { title: 'Brouillon' },
    draft: true,
    locale: 'fr',
  });
  expect(await title()).toBe('Publié');
});

test('A reader with the current ETag gets 304 until the page changes.', async () => {
  await publish('Un');
  await expect.poll(title).toBe('Un');
  const { headers } = await content.page('1', '/fr');
  const etag = headers.get('etag') ?? '';
  expect(await content.page('1', '/fr', {}, { 'if-none-match': etag })).toMatchObject({ status: 304, body: null });
  await publish('Deux');
  await expect.poll(title).toBe('Deux');
  expect((await content.page('1', '/fr', {}, { 'if-none-match': etag })).status).toBe(200);
});

test('After a lost connection the listener reconnects, and the changes made meanwhile appear.', async () => {
  await publish('Ensemble');
  await expect.poll(title).toBe('Ensemble');
  const client = new pg.Client({ connectionString: content.env.DATABASE_URL });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen content_changed' and datname = current_database()`,
  );
  expect(rowCount).toBe(1);
  await client.end();
  await publish('Retrouvé');
  await expect.poll(title, { timeout: 5000 }).toBe('Retrouvé');
  await publish('Encore');
  await expect.poll(title, { timeout: 5000 }).toBe('Encore');
});

test('A change of a person appears on the pages that show the person.', async () => {
  const { docs } = await content.payload.find({
    collection: 'people',
    where: { slug: { equals: 'camille-fontaine' } },
  });
  await content.page('1', '/fr');
  await content.payload.update({ collection: 'people', id: Number(docs[0]?.id), data: { name: 'Camille Roy' } });
  const name = async () => {
    const { body } = await content.page('1', '/fr');
    return body.content.fields[0].fields.members_repeater[0].fields.person_name.content.fr;
  };
  await expect.poll(name).toBe('Camille Roy');
});
