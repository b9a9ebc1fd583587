import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteName, type StaffApi, startStaffApi } from '../../../test/staff-api.ts';
import { blockChoices } from './block-choices.ts';
import { pageTemplates } from './page-templates.ts';
import { readSamples } from './read-samples.ts';

let api: StaffApi;
const pictures: Record<SiteName, number> = { a: 0, b: 0 };

beforeAll(async () => {
  api = await startStaffApi('content_samples');
  const data = await sharp({ create: { width: 1000, height: 600, channels: 3, background: '#8899aa' } })
    .webp()
    .toBuffer();
  for (const name of ['a', 'b'] as const) {
    const file = { name: `${name}.webp`, data, size: data.length, mimetype: 'image/webp' };
    const { id } = await api.payload.create({ collection: 'media', data: { site: api.sites[name] }, file });
    pictures[name] = Number(id);
  }
});
afterAll(() => api.stop());

async function samples(name: string, site: SiteName, locale: 'fr' | 'en' = 'fr') {
  const user = await api.payload.findByID({ collection: 'users', id: api.users.editorOfA });
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, api.payload);
  return readSamples(req, { name, locale, site: api.sites[site] });
}

test('every block of the picker has a sample in both languages that can be stored', async () => {
  for (const locale of ['fr', 'en'] as const) {
    const found = await Promise.all(blockChoices.map(({ type }) => samples(type, 'a', locale)));
    expect(found.flat().map(({ blockType }) => blockType)).toEqual(blockChoices.map(({ type }) => type));
    const data = { site: api.sites.a, title: 'x', path: `/${locale}/exemples`, access: 'public', blocks: found.flat() };
    const { status } = await api.call('editorOfA', `pages?locale=${locale}&draft=true`, {
      json: { ...data, _status: 'draft' },
    });
    expect(status).toBe(201);
  }
});

test('a sample is in the language of the form', async () => {
  const [fr] = await samples('questions_answers_block', 'a');
  const [en] = await samples('questions_answers_block', 'a', 'en');
  expect(fr?.main_title).not.toBe(en?.main_title);
});

test('a sample shows pictures of the site', async () => {
  expect(JSON.stringify(await samples('hero_block_1', 'a'))).toContain(`"media":${pictures.a}`);
});

test('an editor gets no picture of another site', async () => {
  expect(JSON.stringify(await samples('hero_block_1', 'b'))).not.toContain('"media"');
});

test('a block that states facts is marked as a sample, and one that shows the site’s own data is not', async () => {
  const marks = ['statistics_block', 'properties_block', 'member_cards_block'].map(async (type) => {
    const [sample] = await samples(type, 'a');
    return Reflect.get(Object(sample?.params), 'is_sample');
  });
  expect(await Promise.all(marks)).toEqual([true, undefined, undefined]);
});

test.each(pageTemplates.map(({ id, blocks }) => [id, blocks] as const))(
  'the template %s has its blocks',
  async (id, blocks) => {
    const found = await samples(id, 'a', 'en');
    expect(found.map(({ blockType }) => blockType)).toEqual(blocks.map(({ type }) => type));
    const titles = blocks.map(({ texts }) => texts?.main_title?.en);
    for (const [index, title] of titles.entries()) if (title) expect(found[index]?.main_title).toBe(title);
  },
);

test('an unknown name has no sample', async () => {
  expect(await samples('header_classic_block', 'a')).toEqual([]);
  expect(await samples('__proto__', 'a')).toEqual([]);
});
