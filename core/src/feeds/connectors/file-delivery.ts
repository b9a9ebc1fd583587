import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, isAbsolute, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ConnectionFailure } from '@vitrine/contract/core/staff-feeds.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import { openZipFile } from './zip-files.ts';

/** Time for which a file must not have changed before it is read, ms: uploads take minutes. */
const settledMs = 60_000;
/** Returns true for the name of a file that may be a delivery. */
export const isDelivery = (name: string): boolean => /\.(zip|csv|txt|xml)$/i.test(name);

export interface FileDelivery {
  /** SHA-256 of the file, hex. */
  hash: string;
  names: string[];
  open(name: string): Promise<Readable>;
  close(): void;
}

export type DeliveryResult =
  | { kind: 'delivery'; delivery: FileDelivery }
  /** The file was read before, and was delivered at this time; null when it is still being written. */
  | { kind: 'waiting'; deliveredAt: Date | null }
  /** There is no such file or folder, it leads out of the folder of deliveries, or it cannot be read. */
  | { kind: 'failed'; failure: ConnectionFailure; reason: Reason };

/**
 * Opens the file at a path, or the last one by name of a folder: deliveries have dated names. A relative path begins in `folder`; one that
 * leaves it, also by a symbolic link, is refused.
 */
export async function openDelivery(
  path: string,
  folder: string,
  seenHash: string | null,
  now: Date,
): Promise<DeliveryResult> {
  try {
    const file = await newestFile(resolve(folder, path));
    if (file === null) {
      return { kind: 'failed', failure: 'file-missing', reason: reasonOf('folder-empty') };
    }
    if (!isAbsolute(path) && !(await realpath(file)).startsWith((await realpath(folder)) + sep)) {
      return { kind: 'failed', failure: 'file-outside', reason: reasonOf('path-outside') };
    }
    const before = await stat(file);
    if (now.getTime() - before.mtimeMs < settledMs) return { kind: 'waiting', deliveredAt: null };
    const hash = await hashOf(file);
    if (hash === seenHash) return { kind: 'waiting', deliveredAt: before.mtime };
    const after = await stat(file);
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) return { kind: 'waiting', deliveredAt: null };
    return await openFile(file, hash);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing) return { kind: 'failed', failure: 'file-missing', reason: reasonOf('file-missing') };
    const detail = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', failure: 'file-invalid', reason: reasonOf('file-unreadable', { detail }) };
  }
}

/** Opens a file whose hash is known. */
export async function openFile(file: string, hash: string): Promise<Exclude<DeliveryResult, { kind: 'waiting' }>> {
  if (!/\.zip$/i.test(file)) {
    const name = basename(file);
    return {
      kind: 'delivery',
      delivery: { hash, names: [name], open: async () => createReadStream(file), close: () => undefined },
    };
  }
  const zip = await openZipFile(file);
  return 'reason' in zip
    ? { kind: 'failed', failure: 'file-invalid', reason: zip.reason }
    : { kind: 'delivery', delivery: { hash, ...zip } };
}

async function newestFile(path: string): Promise<string | null> {
  if (!(await stat(path)).isDirectory()) return path;
  const names = (await readdir(path)).filter(isDelivery).sort();
  const last = names.at(-1);
  return last === undefined ? null : join(path, last);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
