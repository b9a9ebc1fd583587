import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';

let content: ContentFixture;
let site: number;
const path = '/fr/recherche';

beforeAll(async () => {
  content = await startContent('content_default_links');
  await content.importSite('2');
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '2' } } });
  site = Number(docs[0]?.id);
  const { docs: alerts } = await content.payload.find({ collection: 'pages', pagination: false, depth: 0 });
  // The site's own pages with alerts are deleted, because the test creates one.
  for (const { id, blocks } of alerts) {
    if (JSON.stringify(blocks).includes('property_alert_block'))
      await content.payload.delete({ collection: 'pages', id });
  }
});
afterAll(() => content.stop());

const createPage = async (of: number, name: string, blocks: object[], more: object = {}) => {
  const own = { site: of, access: 'public', title: name, _status: 'published', blocks, ...more };
  const { id } = await content.payload.create({
    collection: 'pages',
    data: { ...own, path: `/fr/${name}` },
    locale: 'fr',
  });
  return Number(id);
};
const alertBlock = (more: object = {}) => ({ blockType: 'property_alert_block', ...more });
async function shownLink() {
  const { body } = await content.page('2', path);
  return body.content.fields[0].fields.alert_cta;
}

test('a link without an address leads to the first page that shows the block of its description, and comes and goes with it', async () => {
  await createPage(site, 'recherche', [{ blockType: 'search_properties_block' }]);
  expect(await shownLink()).toBeUndefined();

  await createPage(site, 'masque', [alertBlock({ params: { is_hidden: true } })]);
  await createPage(site, 'prive', [alertBlock()], { access: 'restricted' });
  await createPage(site, 'brouillon', [alertBlock()], { _status: 'draft' });
  await createPage(site, 'corbeille', [alertBlock()], { deletedAt: new Date().toISOString() });
  const other = await content.payload.create({
    collection: 'sites',
    data: {
      name: 'Autre',
      site_id: '9',
      microsite_id: 'm-9',
      site_key: 'key-of-the-ninth-site',
      site_type: 'broker',
      domains: [],
    },
  });
  await createPage(Number(other.id), 'autre', [alertBlock()]);
  await expect.poll(shownLink).toBeUndefined();

  const first = await createPage(site, 'alerte', [alertBlock()]);
  await createPage(site, 'alerte-2', [alertBlock()]);
  await expect.poll(shownLink).toEqual({
    cms_component: 'link',
    format: { type: 'href' },
    text: { fr: 'Créez une alerte avec ces critères', en: 'Create an alert with these criteria' },
    url: { fr: '/alerte#property_alert', en: '/fr/alerte#property_alert' },
  });

  await content.payload.update({ collection: 'pages', id: first, data: { blocks: [], _status: 'published' } });
  await expect.poll(async () => (await shownLink()).url.fr).toBe('/alerte-2#property_alert');
});

test('what staff have set stays: an address whole, a text with the address by default', async () => {
  const search = await content.payload.find({ collection: 'pages', where: { path: { equals: path } }, locale: 'fr' });
  const id = Number(search.docs[0]?.id);
  const show = (alert_cta: object) =>
    content.payload.update({
      collection: 'pages',
      id,
      data: { blocks: [{ blockType: 'search_properties_block', alert_cta }], _status: 'published' },
      locale: 'fr',
    });
  await show({ text: 'Avisez-moi', url: '/contact' });
  await expect.poll(async () => (await shownLink())?.url).toEqual({ fr: '/contact' });
  await show({ text: 'Avisez-moi' });
  await expect.poll(shownLink).toMatchObject({ text: { fr: 'Avisez-moi' }, url: { fr: '/alerte-2#property_alert' } });
});

test('the pages of a large site are read 20 at a time, until one shows the block', async () => {
  const search = await content.payload.find({ collection: 'pages', where: { path: { equals: path } }, locale: 'fr' });
  const blocks = [{ blockType: 'search_properties_block' }];
  const id = Number(search.docs[0]?.id);
  await content.payload.update({ collection: 'pages', id, data: { blocks, _status: 'published' }, locale: 'fr' });
  for (let number = 1; number <= 25; number += 1) await createPage(site, `quartier-${number}`, []);
  await createPage(site, 'alerte-3', [alertBlock()]);
  const find = vi.spyOn(content.payload.db, 'find');
  onTestFinished(() => find.mockRestore());
  await content.payload.delete({ collection: 'pages', where: { path: { equals: '/fr/alerte-2' } }, locale: 'fr' });
  await expect.poll(async () => (await shownLink())?.url?.fr).toBe('/alerte-3#property_alert');
  const reads = find.mock.calls.flatMap(([options], index) => {
    const result = find.mock.settledResults[index];
    return options.collection === 'pages' && options.select?.redirect && result?.type === 'fulfilled'
      ? [result.value.docs.length]
      : [];
  });
  expect(Math.max(...reads)).toBe(20);
});
