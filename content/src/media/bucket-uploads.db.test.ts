import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, type S3Double, secretKey, startS3Double } from '../../test/s3-double.ts';
import { type StaffApi, startStaffApi, uploadForm } from '../../test/staff-api.ts';

let s3: S3Double;
let api: StaffApi;
beforeAll(async () => {
  s3 = await startS3Double();
  api = await startStaffApi('content_bucket_uploads', undefined, { ...s3.variables, MEDIA_SIGNED_UPLOADS: 'true' });
});
afterAll(async () => {
  await api.stop();
  await s3.stop();
});
beforeEach(() => {
  s3.state.fault = () => null;
  s3.calls.length = 0;
});

const picture = async (background = '#ffffff') =>
  new Uint8Array(
    await sharp({ create: { width: 500, height: 20, channels: 3, background } })
      .png()
      .toBuffer(),
  );
const blob = async (background?: string) => new Blob([await picture(background)], { type: 'image/png' });

const upload = async (fields: object = {}) =>
  api.call('editorOfA', 'media?locale=fr', {
    form: uploadForm(await blob(), 'facade.png', { site: api.sites.a, ...fields }),
  });
const resource = (name: string, headers: Record<string, string> = {}) =>
  api.content.app.request(`/resources/${name}`, { headers });
const keys = () => [...s3.objects.keys()].sort();
const namesOf = ({ filename, variants }: { filename: string; variants: { url: string }[] }) =>
  [filename, ...variants.map(({ url }) => url.replace('/resources/', ''))].sort();
const countMedia = async () => (await api.payload.count({ collection: 'media' })).totalDocs;

describe('a file of a bucket', () => {
  test('is stored there with its variants, and served by the website as one of the disk', async () => {
    const { status, body } = await upload({ alt: 'La façade', other_alt: 'The facade' });
    expect(status).toBe(201);
    expect(body.doc.filename).toMatch(/^facade-[0-9a-f]{8}\.png$/);
    expect(keys()).toEqual(expect.arrayContaining(namesOf(body.doc)));
    for (const name of namesOf(body.doc)) {
      const answer = await resource(name);
      expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
        `image/${name.split('.').at(-1)}`,
      ]);
      expect(Buffer.from(await answer.arrayBuffer()).equals(s3.objects.get(name)?.data ?? Buffer.of())).toBe(true);
    }
    expect((await resource(body.doc.filename, { range: 'bytes=0-3' })).status).toBe(206);
    const doc = await api.payload.findByID({ collection: 'media', id: body.doc.id, locale: 'all' });
    expect(doc).toMatchObject({ alt: { fr: 'La façade', en: 'The facade' } });
  });

  test('is shown to staff, as a document that runs nothing', async () => {
    const { body } = await upload();
    const { status, headers } = await api.call('editorOfA', `media/file/${body.doc.filename}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test('is deleted with its variants', async () => {
    const { body } = await upload();
    expect((await api.call('editorOfA', `media/${body.doc.id}`, { method: 'DELETE' })).status).toBe(200);
    for (const name of namesOf(body.doc)) {
      expect(s3.objects.has(name)).toBe(false);
      expect((await resource(name)).status).toBe(404);
    }
  });

  test('that is replaced has another address, and its former files are gone', async () => {
    const before = (await upload()).body.doc;
    const form = uploadForm(await blob('#123456'), 'facade.png', {});
    const { body } = await api.call('editorOfA', `media/${before.id}`, { method: 'PATCH', form });
    expect(keys()).toEqual(expect.arrayContaining(namesOf(body.doc)));
    expect(namesOf(before).filter((name) => s3.objects.has(name))).toEqual([]);
  });
});

describe('a bucket that does not answer', () => {
  const french = /^L’espace de stockage de la médiathèque ne répond pas\. Rien n’a été changé/;

  test.each<[Fault, string, (method: string, key: string) => boolean]>([
    ['fails', 'at once', (method) => method === 'PUT'],
    ['breaks off', 'at once', (method) => method === 'PUT'],
    ['forbids', 'at once', () => true],
    ['fails', 'at the original alone', (method, key) => method === 'PUT' && key.endsWith('.png')],
  ])('and %s %s refuses an upload in words of the editor, and keeps nothing of it', async (fault, _, isHit) => {
    const [before, count] = [keys(), await countMedia()];
    s3.state.fault = (method, key) => (isHit(method, key) ? fault : null);
    const { status, body } = await upload();
    expect([status, body.errors[0].message]).toEqual([503, expect.stringMatching(french)]);
    s3.state.fault = () => null;
    expect([keys(), await countMedia()]).toEqual([before, count]);
    expect((await upload()).status).toBe(201);
  });

  test('says so in English too', async () => {
    s3.state.fault = () => 'fails';
    const form = uploadForm(await blob(), 'facade.png', { site: api.sites.a });
    const { body } = await api.call('editorOfA', 'media', { form, headers: { 'accept-language': 'en' } });
    expect(body.errors[0].message).toMatch(/^The storage of the media library does not respond\. Nothing was changed/);
  });

  test('leaves a file as it was when it is to be replaced', async () => {
    const before = (await upload()).body.doc;
    const all = keys();
    s3.state.fault = (method, key) => (method === 'PUT' && key.endsWith('.png') ? 'fails' : null);
    const form = uploadForm(await blob('#123456'), 'facade.png', {});
    expect((await api.call('editorOfA', `media/${before.id}`, { method: 'PATCH', form })).status).toBe(503);
    s3.state.fault = () => null;
    const doc = await api.payload.findByID({ collection: 'media', id: before.id, depth: 0 });
    expect(doc).toMatchObject({ filename: before.filename, variants: before.variants });
    expect(keys()).toEqual(all);
  });

  test('leaves a file as it was when it is to be deleted', async () => {
    const { body } = await upload();
    s3.state.fault = () => 'fails';
    const { status, body: answer } = await api.call('editorOfA', `media/${body.doc.id}`, { method: 'DELETE' });
    expect([status, answer.errors?.[0]?.message]).toEqual([503, expect.stringMatching(french)]);
    s3.state.fault = () => null;
    expect(await api.payload.findByID({ collection: 'media', id: body.doc.id })).toMatchObject({ id: body.doc.id });
    for (const name of namesOf(body.doc)) expect((await resource(name)).status).toBe(200);
  });

  test('leaves the website what it has served, and gives the rest 503, which nobody keeps', async () => {
    const { body } = await upload();
    const [first = '', second = ''] = namesOf(body.doc);
    await resource(first);
    for (const fault of ['breaks off', 'fails', 'forbids'] as const) {
      s3.state.fault = () => fault;
      expect((await resource(first)).status).toBe(200);
      const answer = await resource(second);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(answer.headers.get('retry-after')).not.toBeNull();
      expect((await answer.json()).detail).toBe('The file is not available at the moment.');
    }
  });
});

describe('a signed upload', () => {
  /** Has an address signed as the admin's form does, and sends the file to it. */
  async function send(data: Uint8Array<ArrayBuffer>, filename = 'facade.png', mimeType = 'image/png', docPrefix = '') {
    const json = { collectionSlug: 'media', filename, filesize: data.length, mimeType, docPrefix };
    const signed = await api.call('editorOfA', 'storage-s3-generate-signed-url', { json });
    expect(signed.status).toBe(200);
    const put = await fetch(signed.body.url, {
      method: 'PUT',
      headers: { 'content-type': mimeType, 'if-none-match': '*' },
      body: data,
    });
    expect(put.status).toBe(200);
    const { clientUploadContext, filename: name } = signed.body;
    return { clientUploadContext, collectionSlug: 'media', filename: name, mimeType, size: data.length };
  }
  function save(file: object) {
    const form = new FormData();
    form.set('file', JSON.stringify(file));
    form.set('_payload', JSON.stringify({ site: api.sites.a }));
    return api.call('editorOfA', 'media', { form });
  }
  const sentKeys = () => keys().filter((key) => key.includes('/'));

  test.each(['', 'incoming'])(
    'is checked, gets its variants and a name of the server, and leaves nothing beside them (%s)',
    async (folder) => {
      const { status, body } = await save(await send(await picture(), 'facade.png', 'image/png', folder));
      expect(status).toBe(201);
      expect(body.doc).toMatchObject({
        filename: expect.stringMatching(/^facade-[0-9a-f]{8}\.png$/),
        width: 500,
        height: 20,
      });
      expect(body.doc.filesize).toBe((await picture()).length);
      for (const name of namesOf(body.doc)) expect((await resource(name)).status).toBe(200);
      expect(sentKeys()).toEqual([]);
    },
  );

  test.each<[string, string, string, RegExp]>([
    ['<!doctype html><script>alert(1)</script>', 'page.png', 'image/png', /d’aucun format accepté/],
    ['not a video', 'film.mp4', 'video/mp4', /d’aucun format accepté/],
  ])('of what is no picture is refused, and deleted: %s', async (content, name, type, reason) => {
    const before = keys();
    const { status, body } = await save(await send(new TextEncoder().encode(content), name, type));
    expect(status).toBe(400);
    expect(body.errors[0].data?.errors[0]?.message ?? body.errors[0].message).toMatch(reason);
    expect(keys()).toEqual(before);
  });

  test('cannot name an object of somebody else', async () => {
    const own = await send(await picture());
    const victim = (await upload()).body.doc.filename;
    expect((await save({ ...own, filename: victim })).status).toBeGreaterThanOrEqual(400);
    expect(
      (await save({ ...own, clientUploadContext: { _objectKey: 'x', prefix: '' } })).status,
    ).toBeGreaterThanOrEqual(400);
    expect((await resource(victim)).status).toBe(200);
  });

  test('is for staff alone', async () => {
    const json = { collectionSlug: 'media', filename: 'a.png', filesize: 3, mimeType: 'image/png' };
    const { status } = await api.call('anonymous', 'storage-s3-generate-signed-url', { json });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('of an SVG, which has to be read first, is not signed', async () => {
    const json = { collectionSlug: 'media', filename: 'logo.svg', filesize: 3, mimeType: 'image/svg+xml' };
    expect((await api.call('editorOfA', 'storage-s3-generate-signed-url', { json })).status).toBe(400);
  });

  test('of more than 200 MB is not signed', async () => {
    const json = { collectionSlug: 'media', filename: 'a.png', filesize: 300 * 1024 * 1024, mimeType: 'image/png' };
    expect((await api.call('editorOfA', 'storage-s3-generate-signed-url', { json })).status).toBe(400);
  });

  test('shows no browser the key of the bucket', async () => {
    const json = { collectionSlug: 'media', filename: 'a.png', filesize: 3, mimeType: 'image/png' };
    const { body } = await api.call('editorOfA', 'storage-s3-generate-signed-url', { json });
    expect(JSON.stringify(body)).not.toContain(secretKey);
  });
});
