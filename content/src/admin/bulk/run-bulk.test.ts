import { expect, test } from 'vitest';
import type { BulkEntry } from '../../collections/bulk/bulk-check.ts';
import { runBulk } from './run-bulk.ts';

const entries: BulkEntry[] = [1, 2, 3].map((id) => ({ id, title: `Page ${id}`, obstacle: null, uses: null }));

test('documents are changed one after another, and those that are refused are reported with the reason', async () => {
  const sent: number[] = [];
  const progress: number[] = [];
  const report = await runBulk({
    entries,
    send: async ({ id }) => {
      sent.push(id);
      return id === 2 ? 'Le chemin est pris.' : null;
    },
    onProgress: (finished) => progress.push(finished),
    signal: new AbortController().signal,
  });
  expect(sent).toEqual([1, 2, 3]);
  expect(progress).toEqual([1, 2, 3]);
  expect(report).toEqual({ done: 2, failures: [{ entry: entries[1], reason: 'Le chemin est pris.' }], untouched: 0 });
});

test('an action that is stopped changes no further document, and says how many are left', async () => {
  const stop = new AbortController();
  const report = await runBulk({
    entries,
    send: async () => null,
    onProgress: () => stop.abort(),
    signal: stop.signal,
  });
  expect(report).toEqual({ done: 1, failures: [], untouched: 2 });
});
