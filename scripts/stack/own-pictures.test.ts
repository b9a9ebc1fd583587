import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawOwnPicture, ownSets } from './own-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sets = ownSets({ count: 300, seed: 1 });

test('every listing has a set, and those of the first pages come first', () => {
  expect(new Set(sets.map(({ listingKey }) => listingKey)).size).toBe(300);
  for (const { own, pictures, fixed, withFacade } of sets) {
    expect(pictures.map(({ key }) => `/resources/${key}.webp`)).toEqual(own.map(({ url }) => url));
    expect(withFacade).toEqual([own[0], ...fixed.slice(1)]);
  }
});

test('a picture is drawn with all files that its listing names, once', { timeout: 60_000 }, async () => {
  const [picture] = sets[0]?.pictures ?? [];
  const [media] = sets[0]?.own ?? [];
  if (!picture || !media) throw new Error('The first listing has no picture.');
  await drawOwnPicture(folder, picture);
  const named = [media.url, ...(media.variants ?? []).map(({ url }) => url)].map((url) =>
    url.slice('/resources/'.length),
  );
  expect((await readdir(folder)).toSorted()).toEqual(named.toSorted());
  for (const { url, width } of media.variants ?? [])
    expect((await sharp(join(folder, url.slice('/resources/'.length))).metadata()).width).toBe(width);
  const original = join(folder, media.url.slice('/resources/'.length));
  const { mtimeMs } = await stat(original);
  await drawOwnPicture(folder, picture);
  expect((await stat(original)).mtimeMs).toBe(mtimeMs);
});
