import { expect, test, vi } from 'vitest';
import type { Sheet } from './sheet.ts';
import { sheetQueue } from './sheet-queue.server.ts';

/** A sheet whose content differs by its number. */
const sheet = (number: number): Sheet => Object({ number: String(number) });

/** Writes sheets that end when the test says so. */
function slowWriter() {
  const ends: ((bytes: Buffer) => void)[] = [];
  const write = vi.fn(() => new Promise<Buffer>((resolve) => ends.push(resolve)));
  return { write, ends };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one sheet is written at a time, each once, and kept by its content', async () => {
  const { write, ends } = slowWriter();
  const ask = sheetQueue(write);
  const asked = [ask(sheet(1), 'short'), ask(sheet(1), 'short'), ask(sheet(1), 'full'), ask(sheet(2), 'short')];
  await settled();
  expect(write).toHaveBeenCalledTimes(1);
  for (let index = 0; index < 3; index++) {
    ends[index]?.(Buffer.from(String(index)));
    await settled();
  }
  expect((await Promise.all(asked)).map((file) => file.kind === 'file' && file.bytes.toString())).toEqual([
    '0',
    '0',
    '1',
    '2',
  ]);
  await ask(sheet(2), 'short');
  expect(write).toHaveBeenCalledTimes(3);
});

test('a server that writes many sheets says that it is busy, and writes again afterwards', async () => {
  const { write, ends } = slowWriter();
  const ask = sheetQueue(write);
  const asked = Array.from({ length: 20 }, (_, index) => ask(sheet(index), 'short'));
  expect((await asked.at(-1))?.kind).toBe('busy');
  for (let index = 0; index < 20; index++) {
    ends[index]?.(Buffer.from('x'));
    await settled();
  }
  const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'file')).toHaveLength(13);
});

test('a sheet that fails is no reason for the next one to fail', async () => {
  const write = vi.fn().mockRejectedValueOnce(new Error('It failed')).mockResolvedValue(Buffer.from('x'));
  const ask = sheetQueue(write);
  const [failed, next] = await Promise.allSettled([ask(sheet(1), 'short'), ask(sheet(2), 'short')]);
  expect([failed.status, next.status]).toEqual(['rejected', 'fulfilled']);
  expect((await ask(sheet(1), 'short')).kind).toBe('file');
});
