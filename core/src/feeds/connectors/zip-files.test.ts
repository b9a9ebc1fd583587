import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { beforeEach, expect, test } from 'vitest';
import yazl from 'yazl';
import { reasonOf } from '../reasons/reason.ts';
import { openZipFile, usualZipLimits } from './zip-files.ts';

let path: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-zip-'));
  path = join(folder, 'delivery.zip');
  return () => rm(folder, { recursive: true });
});

async function write(files: Record<string, Buffer>): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

test('files are found by their base names and read', async () => {
  await write({ 'folder/PHOTOS.TXT': Buffer.from('photos') });
  const zip = await openZipFile(path);
  if ('reason' in zip) throw new Error(zip.reason.code);
  expect(zip.names).toEqual(['PHOTOS.TXT']);
  expect(await text(await zip.open('PHOTOS.TXT'))).toBe('photos');
  zip.close();
});

test('a bomb, a file too many and a file too large are refused', async () => {
  await write({ a: Buffer.alloc(5_000_000), b: Buffer.from('b') });
  const refusal = async (limits = {}) => {
    const zip = await openZipFile(path, { ...usualZipLimits, ...limits });
    return 'reason' in zip ? zip.reason : null;
  };
  expect(await refusal()).toEqual(reasonOf('zip-bomb'));
  expect(await refusal({ entries: 1 })).toEqual(reasonOf('zip-too-many-files', { files: 1 }));
  expect(await refusal({ bytesPerFile: 1000 })).toEqual(reasonOf('zip-too-large'));
  expect(await refusal({ bytes: 1000 })).toEqual(reasonOf('zip-too-large'));
});

test('a path that climbs out of the folder is refused', async () => {
  await write({ 'aa/passwd': Buffer.from('x') });
  const content = (await readFile(path)).toString('latin1').replaceAll('aa/passwd', '../passwd');
  await writeFile(path, Buffer.from(content, 'latin1'));
  expect(await openZipFile(path)).toEqual({
    reason: { code: 'zip-unreadable', values: { detail: expect.stringContaining('..') } },
  });
});

test('something that is no zip file is refused', async () => {
  await writeFile(path, 'not a zip');
  expect(await openZipFile(path)).toEqual({ reason: expect.objectContaining({ code: 'zip-unreadable' }) });
});
