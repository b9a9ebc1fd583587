import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SheetForm } from '../locale/sheet-path.ts';
import type { Sheet } from './sheet.ts';
import { writeSheet } from './write-sheet.server.ts';

/** Maximum number of sheets that wait while one is written: each takes some 200 ms of a processor, and the pictures come from other servers. */
const waitingLimit = 12;
/** Size of the kept sheets, bytes. */
const keptBytes = 32 * 1024 * 1024;

/** A sheet by the hash of what it shows; `busy` when too many are being written. */
export type SheetFile = { kind: 'file'; bytes: Buffer } | { kind: 'busy' };

/** Returns the hash of everything that a sheet shows. A change of its layout is a new program, which keeps no file of an older one. */
export const sheetKey = (sheet: Sheet, form: SheetForm): string =>
  hash('sha256', JSON.stringify([form, sheet]), 'base64url').slice(0, 22);

/** Writes sheets one at a time, so that they hold up no pages, and keeps them by their content. */
export function sheetQueue(write: typeof writeSheet = writeSheet) {
  const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length });
  const writing = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return async (sheet: Sheet, form: SheetForm): Promise<SheetFile> => {
    const key = sheetKey(sheet, form);
    const known = kept.get(key);
    if (known) return { kind: 'file', bytes: known };
    if (!writing.has(key)) {
      if (writing.size > waitingLimit) return { kind: 'busy' };
      const written = last.then(() => write(sheet, form)).finally(() => writing.delete(key));
      last = written.catch(() => undefined);
      writing.set(key, written);
    }
    const bytes = (await writing.get(key)) ?? Buffer.alloc(0);
    kept.set(key, bytes);
    return { kind: 'file', bytes };
  };
}
