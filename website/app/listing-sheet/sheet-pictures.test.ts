import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { FinishedImage } from '../kinds/image/finish-image.server.ts';
import { startTestServices } from '../page/test-services.ts';

const paths: string[] = [];
startTestServices(async (request, response) => {
  paths.push(request.url ?? '');
  // A panorama whose left half is red.
  const half = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width: 1200, height: 300, channels: 3, background: '#0000ff' } });
  const bytes = await picture
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  response.end(request.url?.startsWith('/resources/torn') ? bytes.subarray(0, 300) : bytes);
});
let pictures: typeof import('./sheet-pictures.server.ts');
beforeAll(async () => {
  pictures = await import('./sheet-pictures.server.ts');
});

const image = (src: string, more: Partial<FinishedImage> = {}): FinishedImage => ({
  ...{ kind: 'image', src: `${process.env.CONTENT_URL}${src}`, alt: '', width: null, height: null, sources: [] },
  ...{ center: { x: 50, y: 50 }, filter: null, placeholder: null, ...more },
});

test('a picture is cropped to the proportions of its place around its focal point', async () => {
  const left = await pictures.coverPicture(image('/resources/a.jpg', { center: { x: 10, y: 50 } }), {
    width: 72,
    height: 72,
  });
  const { dominant } = await sharp(left ?? Buffer.alloc(0)).stats();
  const { width, height } = await sharp(left ?? Buffer.alloc(0)).metadata();
  expect([width, height]).toEqual([200, 200]);
  expect(dominant.r).toBeGreaterThan(200);
});

test('a tall photo is not cropped, and its blurred self fills the rest of its place', async () => {
  const drawn = await pictures.photoPicture(image('/resources/a.jpg', { fit: 'tall' }), { width: 72, height: 72 });
  const redAt = async (left: number, top: number) => {
    const pixel = sharp(drawn ?? Buffer.alloc(0)).extract({ left, top, width: 1, height: 1 });
    const { data } = await pixel.raw().toBuffer({ resolveWithObject: true });
    return data[0] ?? 0;
  };
  // Beside the edge between red and blue, in the picture and in the blurred crop above it.
  expect(await redAt(92, 100)).toBeGreaterThan(220);
  expect(await redAt(92, 10)).toBeLessThan(210);
});

test.each([
  [
    { width: 1200, height: 300 },
    { width: 100, height: 100 },
    { width: 300, height: 300, left: 450, top: 0 },
  ],
  [
    { width: 300, height: 1200 },
    { width: 300, height: 200 },
    { width: 300, height: 200, left: 0, top: 500 },
  ],
  [
    { width: 40, height: 30 },
    { width: 400, height: 300 },
    { width: 40, height: 30, left: 0, top: 0 },
  ],
])('the part of %j in the proportions of %j is %j', (original, size, part) => {
  expect(pictures.cropAround({ x: 50, y: 50 }, original, size)).toEqual(part);
});

test('the smallest variant that is wide enough is read', async () => {
  const { CONTENT_URL } = process.env;
  const srcset = [200, 400, 800].map((width) => `${CONTENT_URL}/resources/a-${width}.webp ${width}w`).join(', ');
  await pictures.coverPicture(image('/resources/a.jpg', { sources: [{ type: 'image/webp', srcset }] }), {
    width: 100,
    height: 50,
  });
  expect(paths.at(-1)).toBe('/resources/a-400.webp');
});

test('a picture that is torn, or on a private address, is left out', async () => {
  const size = { width: 72, height: 72 };
  expect(await pictures.coverPicture(image('/resources/torn.jpg'), size)).toBeNull();
  const before = paths.length;
  for (const src of ['https://127.0.0.1/a.jpg', 'http://example.com/a.jpg', 'file:///etc/passwd'])
    expect(await pictures.coverPicture({ ...image(''), src }, size)).toBeNull();
  expect(paths).toHaveLength(before);
});
