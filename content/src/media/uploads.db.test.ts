import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StaffApi, startStaffApi, uploadForm } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_uploads');
});
afterAll(() => api.stop());

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false }).png({
    compressionLevel: 9,
  });
const small = async () => new Uint8Array(await blank(500, 20).toBuffer());
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';

const upload = (content: BlobPart, name: string, type = 'image/png') =>
  api.call('editorOfA', 'media', {
    form: uploadForm(new Blob([content], { type }), name, { site: api.sites.a }),
    method: 'POST',
  });
const storedFiles = (): Promise<string[]> => readdir(join(api.content.env.DATA_DIR, 'media')).catch(() => []);
const messageOf = (body: { errors: { data: { errors: { message: string }[] } }[] }) =>
  body.errors[0]?.data.errors[0]?.message;

describe('an upload', () => {
  test.each(['png', 'webp', 'jpeg', 'avif', 'gif'] as const)(
    'of more than 50 megapixels is refused before it is decoded (%s)',
    async (format) => {
      const [width, height] = format === 'png' ? [7200, 7200] : [15_000, 3500];
      const picture = await blank(width, height)
        .toFormat(format, format === 'png' || format === 'jpeg' ? {} : { effort: 1 })
        .toBuffer();
      const before = await storedFiles();
      const { status, body } = await upload(new Uint8Array(picture), `grande.${format}`);
      expect(status).toBe(400);
      expect(messageOf(body)).toMatch(/mégapixels\u00a0; la limite est de 50\./);
      expect(await storedFiles()).toEqual(before);
    },
    60_000,
  );

  test.each([
    ['page.html', 'text/html'],
    ['script.php', 'application/x-httpd-php'],
    ['photo.png.php', 'image/png'],
    ['photo', 'application/octet-stream'],
    ['photo.svg', 'image/svg+xml'],
    ['photo.HTML', 'image/png'],
  ])('named %s is stored by the type of its bytes', async (name, type) => {
    const { status, body } = await upload(await small(), name, type);
    expect(status).toBe(201);
    expect(body.doc.filename).toMatch(/^(page|script|photo|photo-png)-[0-9a-f]{8}\.png$/);
    expect(body.doc.mimeType).toBe('image/png');
    expect((await api.content.app.request(`/resources/${body.doc.filename}`)).headers.get('content-type')).toBe(
      'image/png',
    );
  });

  test.each([
    ['<!doctype html><script>alert(1)</script>', 'page.png'],
    ['<?php echo 1;', 'photo.jpg'],
    ['%PDF-1.7', 'photo.png'],
    ['', 'empty.png'],
    [`${svg.replace('/>', '>')}<script>alert(1)</script></svg>`, 'logo.svg'],
    [svg.replace('width', 'onload="alert(1)" width'), 'logo.svg'],
  ])('of another type is refused: %s', async (content, name) => {
    const before = await storedFiles();
    expect((await upload(content, name)).status).toBe(400);
    expect(await storedFiles()).toEqual(before);
  });

  test('says in the language of its editor which formats are accepted', async () => {
    const { body } = await upload('text', 'page.html', 'text/html');
    expect(messageOf(body)).toBe(
      'Ce fichier n’est d’aucun format accepté (PNG, JPEG, WEBP, AVIF, GIF, SVG, MP4, WEBM).',
    );
  });

  test.each([
    'été à Québec (1).png',
    '../../etc/passwd.png',
    'a b?c#d.png',
    '😀.png',
    `${'n'.repeat(300)}.png`,
    '.png',
  ])('named %s can be fetched under its stored name', async (name) => {
    const { status, body } = await upload(await small(), name);
    expect(status).toBe(201);
    expect((await api.content.app.request(`/resources/${body.doc.filename}`)).status).toBe(200);
  });

  test('never replaces the file or the variants of another', async () => {
    const first = await upload(await small(), 'facade.png');
    const before = await storedFiles();
    for (const name of ['facade.png', 'facade.webp', `${first.body.doc.filename}`, 'facade-480.png'])
      expect((await upload(await small(), name)).status).toBe(201);
    const variants = (await storedFiles()).filter((name) => !before.includes(name));
    expect(variants).toHaveLength(4 * 3);
  });

  test('does not come from an address that the data name', async () => {
    for (const url of ['http://127.0.0.1:9/secret.png', '/api/media/file/secret.png'])
      expect(
        (await api.call('editorOfA', 'media', { json: { site: api.sites.a, filename: 'x.png', url } })).status,
      ).toBe(400);
  });

  test('does not say which files are its variants', async () => {
    const victim = await upload(await small(), 'victime.png');
    const own = await upload(await small(), 'sienne.png');
    const variants = [{ url: `/resources/${victim.body.doc.filename}`, width: 480, type: 'image/webp' }];
    await api.call('editorOfA', `media/${own.body.doc.id}`, { method: 'PATCH', json: { variants } });
    expect((await api.call('editorOfA', `media/${own.body.doc.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await api.content.app.request(`/resources/${victim.body.doc.filename}`)).status).toBe(200);
  });
});

describe('a file of the admin', () => {
  test('runs nothing in the browser that opens it', async () => {
    const { body } = await upload(svg, 'logo.svg', 'image/svg+xml');
    const { status, headers } = await api.call('editorOfA', `media/file/${body.doc.filename}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['nothing.png', '%00', 'a%00.png', '%ED%A0%80', '..%2f..%2fpackage.json', 'a'.repeat(3000)])(
    'that is not there gets 4xx: %s',
    async (name) => {
      for (const role of ['editorOfA', 'admin'] as const) {
        const { status } = await api.call(role, `media/file/${name}`);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }
    },
  );
});
