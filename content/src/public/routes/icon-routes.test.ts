import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { diskStore } from '../../media-store/media-store.ts';
import { ProblemError } from '../http/problem.ts';
import { iconRoutes } from './icon-routes.ts';

const mediaDir = await mkdtemp(join(tmpdir(), 'vitrine-icons-'));
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#a00000"/></svg>';
await writeFile(join(mediaDir, 'icone.svg'), svg);
await writeFile(join(mediaDir, 'broken.svg'), 'no picture');

const app = iconRoutes({ media: diskStore(mediaDir) }).onError((error, c) =>
  c.body(null, error instanceof ProblemError ? 404 : 500),
);
const icon = async (name: string) => app.request(`/resources/icons/${name}`);
async function pixels(name: string) {
  const answer = await icon(name);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { width: info.width, corner: at(2, 2), middle: at(info.width / 2, info.height / 2) };
}

test.each([
  ['192', 192],
  ['512', 512],
])('the icon of the size %s fills it', async (look, width) => {
  expect(await pixels(`icone.svg.${look}.png`)).toEqual({ width, corner: [160, 0, 0, 255], middle: [160, 0, 0, 255] });
});

test('a maskable icon has its picture within a white margin', async () => {
  expect(await pixels('icone.svg.maskable.png')).toEqual({
    ...{ width: 512, corner: [255, 255, 255, 255], middle: [160, 0, 0, 255] },
  });
});

test.each(['other.svg.192.png', 'broken.svg.192.png', 'icone.svg.1024.png', '..%2ficone.svg.192.png', 'icone.svg'])(
  'there is no icon %s',
  async (name) => {
    expect((await icon(name)).status).toBe(404);
  },
);
