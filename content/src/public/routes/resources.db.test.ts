import { gunzipSync } from 'node:zlib';
import { blockDescriptions, findBlock } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { parseBlocks } from '@vitrine/contract/parse-block.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';
import { wirePictures } from '../../seed/wire-pictures.ts';

let content: ContentFixture;

beforeAll(async () => {
  content = await startContent('content_resources');
  await content.importSite('1');
});
afterAll(() => content.stop());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  content.app.request(path, { method, headers });

describe('resources', () => {
  test('are served without a key, to every origin, as immutable', async () => {
    const answer = await get('/resources/facade-001-480.avif');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 480, height: 288 });
  });

  test('get 304 for a reader with the current ETag', async () => {
    const etag = (await get('/resources/facade-001.webp', {}, 'HEAD')).headers.get('etag') ?? '';
    const answer = await get('/resources/facade-001.webp', { 'if-none-match': etag });
    expect({ status: answer.status, body: await answer.text() }).toEqual({ status: 304, body: '' });
  });

  test('are served in ranges to video players', async () => {
    const whole = Buffer.from(await (await get('/resources/facade-001.webp')).arrayBuffer());
    const part = await get('/resources/facade-001.webp', { range: 'bytes=2-5' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 2-5/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(2, 6));
    expect((await get('/resources/facade-001.webp', { range: `bytes=${whole.length}-` })).status).toBe(416);
  });

  test('serve an SVG unchanged under a policy that runs no scripts', async () => {
    const answer = await get('/resources/logo-1.svg');
    expect(await answer.text()).toContain('<rect');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('compress an SVG, and nothing that is compressed already', async () => {
    const compressed = await get('/resources/logo-1.svg', { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    const plain = await get('/resources/logo-1.svg');
    expect(gunzipSync(await compressed.arrayBuffer()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true);
    const picture = await get('/resources/facade-001-480.avif', { 'accept-encoding': 'gzip, br' });
    expect(picture.headers.get('content-encoding')).toBeNull();
  });

  test.each([
    '/resources/nothing.webp',
    '/resources/',
    '/resources/..%2f..%2fpackage.json',
    '/resources/%2e%2e/%2e%2e/etc/passwd',
    '/resources/....//facade-001.webp',
    '/resources/.env',
    '/resources/facade-001.webp%00.png',
    '/resources/facade-001',
  ])('are nothing but files of their folder: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  });

  test('are gone when their picture is deleted', async () => {
    const { docs } = await content.payload.find({
      collection: 'media',
      where: { filename: { equals: 'portrait-001.webp' } },
    });
    await content.payload.delete({ collection: 'media', id: Number(docs[0]?.id) });
    expect((await get('/resources/portrait-001-480.webp')).status).toBe(404);
  });
});

test('a picture is handed to core with its size and variants', async () => {
  const find = await wirePictures(content.payload);
  expect(find('facade-001.webp')).toMatchObject({
    url: '/resources/facade-001.webp',
    width: 1000,
    height: 600,
    variants: [{ url: '/resources/facade-001-480.avif', width: 480, type: 'image/avif' }, {}, {}, {}],
  });
  expect(find('nothing.webp')).toBeNull();
});

test('a picture that cannot be read is refused and leaves nothing behind', async () => {
  const data = Buffer.from('this is no picture');
  const file = { name: 'broken.webp', data, size: data.length, mimetype: 'image/webp' };
  await expect(content.payload.create({ collection: 'media', data: {}, file })).rejects.toThrow();
  expect((await get('/resources/broken.webp')).status).toBe(404);
});

test('the demo page has one block of every type, each as the contract wants it', async () => {
  const answer = await content.call('/api/development/demo-page');
  const { blocks } = await answer.json();
  const problems: unknown[] = [];
  const parsed = parseBlocks(blocks, findBlock, (problem) => problems.push(problem));
  expect(problems).toEqual([]);
  expect(parsed.map(({ type }) => type)).toEqual(blockDescriptions.map(({ type }) => type));
});

test('the health checks answer that the process runs and is ready', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);
});
