import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { type Fault, type S3Double, startS3Double } from '../../test/s3-double.ts';
import { bucketSettings, bucketVariables } from './bucket-settings.ts';
import { bucketStore } from './bucket-store.ts';
import { MediaUnavailableError, readMedia } from './media-store.ts';

let s3: S3Double;
beforeAll(async () => {
  s3 = await startS3Double();
});
afterAll(() => s3.stop());
beforeEach(() => {
  s3.objects.clear();
  s3.state.fault = () => null;
  s3.calls.length = 0;
});

/** Returns a store of its own, with what stands in its folders. */
async function openStore({ checkMs = 1, cacheMb = '2' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bucket-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = z.object(bucketVariables).parse({ ...s3.variables, MEDIA_CACHE_MB: cacheMb });
  const settings = bucketSettings(env);
  if (!settings) throw new Error('The variables name no bucket.');
  const cacheFolder = join(folder, 'copies');
  const store = bucketStore({ settings, cacheFolder, diskFolder: folder, checkMs });
  const read = async (name: string) => (await readMedia(store, name))?.toString() ?? null;
  return { store, read, folder, copies: () => readdir(cacheFolder) };
}
const file = (filename: string, text: string) => ({ filename, type: 'image/avif', data: Buffer.from(text) });
const every = (fault: Fault) => () => fault;

test('a file is stored with its type, for good, and read from the bucket once', async () => {
  const { store, read } = await openStore({ checkMs: 60_000 });
  await store.write([file('a-480.avif', 'picture')]);
  expect(s3.objects.get('a-480.avif')).toMatchObject({
    type: 'image/avif',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(await Promise.all([1, 2, 3].map(() => read('a-480.avif')))).toEqual(['picture', 'picture', 'picture']);
  expect(s3.calls.filter((call) => call === 'GET a-480.avif')).toHaveLength(1);
});

test('all machines answer with the same time of a file, of which the ETag is made', async () => {
  const [one, two] = [await openStore(), await openStore()];
  await one.store.write([file('a.avif', 'picture')]);
  const times = await Promise.all(
    [one, two].map(async ({ read, folder }) => {
      await read('a.avif');
      return (await stat(join(folder, 'copies/a.avif'))).mtimeMs;
    }),
  );
  expect(times).toEqual([1_700_000_000_000, 1_700_000_000_000]);
});

test.each<Fault>(['breaks off', 'fails', 'forbids'])(
  'a bucket that %s still serves what was read before',
  async (fault) => {
    const { store, read } = await openStore();
    await store.write([file('a.avif', 'picture'), file('b.avif', 'other')]);
    await read('a.avif');
    s3.state.fault = every(fault);
    expect(await read('a.avif')).toBe('picture');
    expect(await read('a.avif')).toBe('picture');
    await expect(read('b.avif')).rejects.toThrow(MediaUnavailableError);
    s3.state.fault = () => null;
    expect(await read('b.avif')).toBe('other');
  },
);

test('a bucket that hangs keeps nobody waiting who asks for what was read before', async () => {
  const { store, read } = await openStore();
  await store.write([file('a.avif', 'picture')]);
  await read('a.avif');
  s3.state.fault = every('hangs');
  const start = performance.now();
  expect(await read('a.avif')).toBe('picture');
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a body that was cut is never kept', async () => {
  const { store, read, copies } = await openStore();
  await store.write([file('a.avif', 'a picture of some length')]);
  s3.state.fault = (method) => (method === 'GET' ? 'cuts the body' : null);
  await expect(read('a.avif')).rejects.toThrow(MediaUnavailableError);
  expect(await copies()).toEqual([]);
  s3.state.fault = () => null;
  expect(await read('a.avif')).toBe('a picture of some length');
});

test('a file that was deleted elsewhere is gone after the next look', async () => {
  const [here, there] = [await openStore(), await openStore()];
  await here.store.write([file('a.avif', 'picture')]);
  expect(await here.read('a.avif')).toBe('picture');
  await there.store.remove(['a.avif']);
  await expect.poll(() => here.read('a.avif')).toBeNull();
});

test('when one file cannot be stored, none is', async () => {
  const { store } = await openStore();
  s3.state.fault = (method, key) => (method === 'PUT' && key === 'b.avif' ? 'fails' : null);
  await expect(store.write([file('a.avif', 'a'), file('b.avif', 'b'), file('c.avif', 'c')])).rejects.toThrow(
    MediaUnavailableError,
  );
  expect([...s3.objects.keys()]).toEqual([]);
});

test('the copies take no more space than they may, and those that nobody asks for go first', async () => {
  const { store, read, copies } = await openStore({ cacheMb: '1', checkMs: 60_000 });
  const large = (name: string) => file(name, name.padEnd(400_000));
  await store.write([large('a.avif'), large('b.avif'), large('c.avif')]);
  await read('a.avif');
  await read('b.avif');
  await read('a.avif');
  await read('c.avif');
  await expect.poll(copies).toEqual(['a.avif', 'c.avif']);
  await store.write([file('huge.avif', 'x'.repeat(2_000_000))]);
  expect(await read('huge.avif')).toHaveLength(2_000_000);
  expect(await copies()).toEqual(['a.avif', 'c.avif']);
});

test('a file of the disk is served, and deleted, as before the bucket', async () => {
  const { store, read, folder } = await openStore();
  await writeFile(join(folder, 'old.avif'), 'old');
  expect(await read('old.avif')).toBe('old');
  await store.remove(['old.avif']);
  expect(await read('old.avif')).toBeNull();
});

describe('an object that a browser has sent', () => {
  const send = (text: string) =>
    s3.objects.set('x/a.png', {
      ...{ data: Buffer.from(text), type: 'image/png' },
      cacheControl: undefined,
      modified: new Date(),
    });

  test('is read once, and deleted', async () => {
    const { store } = await openStore();
    send('picture');
    expect(String(await store.receive('x/a.png', 100))).toBe('picture');
    expect(await store.receive('x/a.png', 100)).toBeNull();
  });

  test('that is too large is not read, and deleted', async () => {
    const { store } = await openStore();
    send('picture');
    expect(await store.receive('x/a.png', 3)).toBeNull();
    expect(s3.objects.size).toBe(0);
  });
});
