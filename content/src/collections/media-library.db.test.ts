import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type SiteName, type StaffApi, startStaffApi, uploadForm } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_media_library');
});
afterAll(() => api.stop());

const picture = async (background: string) => {
  const bytes = await sharp({ create: { width: 500, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
};

async function upload(role: RoleName, site: number | null, fields: object = {}) {
  const form = uploadForm(await picture('#fff'), 'facade.png', { site, ...fields });
  const { status, body } = await api.call(role, 'media?locale=fr', { form });
  expect(status).toBe(201);
  return body.doc;
}

let count = 0;
async function createOffice(site: SiteName, media: number, name: string) {
  count += 1;
  const json = { site: api.sites[site], name, slug: `bureau-${count}`, picture: media };
  const { status, body } = await api.call('admin', 'offices', { json });
  expect(status).toBe(201);
  return body.doc.id;
}
const usesFor = (role: RoleName, id: number) => api.call(role, `media/${id}/uses`);

describe('the uses of a file', () => {
  test('name pages by their drafts too, and other documents', async () => {
    const { id } = await upload('editorOfA', api.sites.a);
    await createOffice('a', id, 'Laval');
    const image = { media: id };
    const json = {
      ...{ site: api.sites.a, title: 'Essai', path: '/fr/essai-images', access: 'public', _status: 'draft' },
      blocks: [{ blockType: 'image_text_block', block_image: image }],
    };
    const page = await api.call('editorOfA', 'pages?locale=fr&draft=true', { json });
    expect(page.status).toBe(201);
    const { body } = await usesFor('editorOfA', id);
    expect(body.uses.map(({ collection, title }: Record<string, string>) => `${collection} ${title}`)).toEqual([
      'pages Essai',
      'offices Laval',
    ]);
  });

  test('of a shared file count those of other sites without naming them', async () => {
    const { id } = await upload('admin', null);
    await createOffice('a', id, 'Laval');
    await createOffice('b', id, 'Bureau secret');
    const { body } = await usesFor('editorOfA', id);
    expect(body).toMatchObject({ total: 2, uses: [{ title: 'Laval' }] });
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('are not shown to staff of another site, nor to visitors', async () => {
    const { id } = await upload('admin', api.sites.b);
    expect((await usesFor('editorOfA', id)).status).toBeGreaterThanOrEqual(403);
    expect((await usesFor('anonymous', id)).status).toBe(401);
  });
});

describe('a used file', () => {
  test('is deleted after a confirmation alone', async () => {
    const { id } = await upload('editorOfA', api.sites.a);
    await createOffice('a', id, 'Brossard');
    const refused = await api.call('editorOfA', `media/${id}`, { method: 'DELETE' });
    expect(refused.status).toBe(409);
    expect(refused.body.errors[0].message).toContain('«\u00a0Brossard\u00a0»');
    expect((await api.call('editorOfA', `media/${id}?confirm-used=1`, { method: 'DELETE' })).status).toBe(200);
  });

  test('of another site is not deleted with a confirmation either', async () => {
    const { id } = await upload('admin', api.sites.b);
    expect((await api.call('editorOfA', `media/${id}?confirm-used=1`, { method: 'DELETE' })).status).toBe(403);
  });

  test('is deleted together with its site', async () => {
    const data = {
      ...{ name: 'Éphémère', site_id: 'gone', microsite_id: 'm-gone', site_key: 'the-secret-key-of-gone' },
      site_type: 'agency',
    };
    const site = Number((await api.payload.create({ collection: 'sites', data })).id);
    const { id } = await upload('admin', site);
    await api.payload.update({ collection: 'sites', id: site, data: { metadata: { favicon: id } } });
    expect((await api.call('admin', `sites/${site}`, { method: 'DELETE' })).status).toBe(200);
    const { totalDocs } = await api.payload.count({ collection: 'media', where: { id: { equals: id } } });
    expect(totalDocs).toBe(0);
  });
});

test('a new file takes its alternative text in both languages', async () => {
  const { id } = await upload('editorOfA', api.sites.a, { alt: 'La façade', other_alt: 'The facade' });
  const doc = await api.payload.findByID({ collection: 'media', id, locale: 'all' });
  expect(doc).toMatchObject({ alt: { fr: 'La façade', en: 'The facade' } });
  expect(doc.filename).toMatch(/\.png$/);
});

test('a file that is replaced has another address, and its former files are gone', async () => {
  const before = await upload('editorOfA', api.sites.a);
  const { status, body } = await api.call('editorOfA', `media/${before.id}`, {
    method: 'PATCH',
    form: uploadForm(await picture('#123456'), 'facade.png', {}),
  });
  expect(status).toBe(200);
  expect(body.doc.id).toBe(before.id);
  expect(body.doc.filename).not.toBe(before.filename);
  const answer = async (name: string) => (await api.content.app.request(`/resources/${name}`)).status;
  const names = ({ filename, variants }: { filename: string; variants: { url: string }[] }) => [
    filename,
    ...variants.map(({ url }) => url.replace('/resources/', '')),
  ];
  expect(await Promise.all(names(body.doc).map(answer))).toEqual([200, 200, 200]);
  expect(await Promise.all(names(before).map(answer))).toEqual([404, 404, 404]);
});

test('the focal point of a file is that of its pictures on the website, unless a block sets its own', async () => {
  const { id } = await upload('editorOfA', api.sites.a);
  const moved = await api.call('editorOfA', `media/${id}`, { method: 'PATCH', json: { focalX: 20, focalY: 80 } });
  expect(moved.body.doc).toMatchObject({ focalX: 20, focalY: 80 });
  const json = {
    ...{ site: api.sites.a, title: 'Cadrage', path: '/fr/cadrage', access: 'public', _status: 'published' },
    blocks: [
      { blockType: 'image_text_block', block_image: { media: id } },
      { blockType: 'image_text_block', block_image: { media: id, center: { x: 1, y: 2 } } },
    ],
  };
  expect((await api.call('editorOfA', 'pages?locale=fr', { json })).status).toBe(201);
  const { body } = await api.content.page('a', '/fr/cadrage');
  const centers = body.content.fields.map(
    ({ fields }: { fields: { block_image: { center: unknown } } }) => fields.block_image.center,
  );
  expect(centers).toEqual([
    { x: 20, y: 80 },
    { x: 1, y: 2 },
  ]);
});
