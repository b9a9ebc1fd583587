import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SourceCredentials } from '@vitrine/contract/core/feed-settings.ts';
import type { ConnectionFailure } from '@vitrine/contract/core/staff-feeds.ts';
import type { PrivateHosts } from '../../webhooks/webhook-address.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import { findNewest, type RemoteFile, readFileState } from './find-newest.ts';
import { openSftp, type SftpAddress, type SftpSession } from './open-sftp.ts';
import { SftpFault, silence } from './sftp-fault.ts';

export interface SftpLimits {
  /** Maximum silence of the server, ms. */
  idleMs: number;
  /** Maximum duration of everything, ms: a server that sends a byte a minute is never silent. */
  totalMs: number;
  maxBytes: number;
  /** Time for which a file must not have changed, by its own date and by two looks at it, ms: uploads take minutes. */
  settledMs: number;
  lookAgainMs: number;
}

export const usualSftpLimits: SftpLimits = {
  idleMs: 30_000,
  totalMs: 30 * 60_000,
  maxBytes: 2 * 1024 ** 3,
  settledMs: 60_000,
  lookAgainMs: 3000,
};

export interface SftpOrigin extends SftpAddress {
  folder: string;
  /** Pattern of the names of deliveries; empty for all. */
  names: string;
}

export interface SftpServices {
  privateHosts: PrivateHosts;
  limits: SftpLimits;
  /** Folder in which files are kept while they are read. */
  folder: string;
  isDelivery: (name: string) => boolean;
  now: Date;
  signal?: AbortSignal | undefined;
}

export type SftpResult =
  | {
      kind: 'file';
      file: string;
      /** SHA-256 of the file, hex. */
      hash: string;
      /** Name, size and date of the file at the server, by which it is known again without being fetched. */
      identity: string;
      deliveredAt: Date;
      /** Folder that has nothing but the file, for its reader to remove. */
      folder: string;
    }
  /** The newest file is the one that was read before; null when it is still being written. */
  | { kind: 'waiting'; deliveredAt: Date | null }
  /** The server has another key than the one that staff have confirmed, and was sent nothing. */
  | { kind: 'host-key'; fingerprint: string }
  | { kind: 'failed'; failure: ConnectionFailure; reason: Reason };

/** Parts of a file that are asked for ahead, and their size in bytes, which every server sends: each answer takes its way through the network. */
const partsAhead = 16;
const partSize = 32 * 1024;
/** Age at which the folder of a process that was killed is removed, ms. */
const leftoverMs = 86_400_000;

/** Fetches the newest delivery of an SFTP server. `seen` is the identity of the one that was read before. */
export async function fetchDelivery(
  { folder, names, ...address }: SftpOrigin,
  credentials: SourceCredentials,
  services: SftpServices,
  seen: string | null,
): Promise<SftpResult> {
  const { limits, privateHosts, now } = services;
  const deadline = AbortSignal.timeout(limits.totalMs);
  const signal = services.signal ? AbortSignal.any([services.signal, deadline]) : deadline;
  let session: SftpSession | undefined;
  try {
    const opened = await openSftp(address, credentials, { privateHosts, idleMs: limits.idleMs, signal });
    if (opened.kind === 'host-key') return opened;
    session = opened.session;
    const newest = await findNewest(session, folder, names, services.isDelivery);
    if (newest === null) return { kind: 'failed', failure: 'file-missing', reason: reasonOf('folder-empty') };
    const deliveredAt = dateOf(newest);
    if (identityOf(newest) === seen) return { kind: 'waiting', deliveredAt };
    const age = now.getTime() - deliveredAt.getTime();
    // A date in the future is one of a clock that is ahead, and says nothing.
    if (age >= 0 && age < limits.settledMs) return incoming;
    await delay(limits.lookAgainMs, undefined, { signal });
    return await fetchSettled(session, newest, services);
  } catch (error) {
    if (deadline.aborted) {
      const minutes = Math.max(1, Math.round(limits.totalMs / 60_000));
      return { kind: 'failed', failure: 'file-slow', reason: reasonOf('delivery-slow', { minutes }) };
    }
    const { failure, reason } = signal.aborted ? silence() : faultOf(error);
    return { kind: 'failed', failure, reason };
  } finally {
    session?.close();
  }
}

const incoming = { kind: 'waiting', deliveredAt: null } as const;

const dateOf = ({ changedAt }: RemoteFile) => new Date(changedAt * 1000);
const identityOf = ({ name, size, changedAt }: RemoteFile) => `${name} ${size} ${changedAt}`;

function faultOf(error: unknown): Pick<SftpFault, 'failure' | 'reason'> {
  if (error instanceof SftpFault) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return { failure: 'file-invalid', reason: reasonOf('file-unreadable', { detail }) };
}

/** Fetches a file that does not change meanwhile. */
async function fetchSettled(session: SftpSession, found: RemoteFile, services: SftpServices): Promise<SftpResult> {
  const identity = identityOf(found);
  const isSame = async () => identityOf(await readFileState(session, found)) === identity;
  if (!(await isSame())) return incoming;
  const { maxBytes } = services.limits;
  if (found.size > maxBytes) {
    const reason = reasonOf('delivery-too-large', { megabytes: Math.round(maxBytes / 1024 ** 2) });
    return { kind: 'failed', failure: 'file-too-large', reason };
  }
  const folder = await makeFolder(services.folder, services.now);
  try {
    const file = join(folder, found.name);
    const { hash, bytes } = await download(session, found, file);
    if (!(await isSame())) {
      await rm(folder, { recursive: true, force: true });
      return incoming;
    }
    if (bytes < found.size) throw new SftpFault('file-invalid', reasonOf('cut-off'));
    return { kind: 'file', file, hash, identity, deliveredAt: dateOf(found), folder };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Writes as much of a file as its size says. */
async function download(
  session: SftpSession,
  { path, size }: RemoteFile,
  file: string,
): Promise<{ hash: string; bytes: number }> {
  const handle = await session.ask<Buffer>((sftp, done) => sftp.open(path, 'r', done));
  const hash = createHash('sha256');
  const target = await open(file, 'wx');
  const asked: Promise<Buffer>[] = [];
  let bytes = 0;
  try {
    for (let at = 0; bytes < size; ) {
      for (; asked.length < partsAhead && at < size; at += partSize) {
        const part = readPart(session, handle, at, Math.min(partSize, size - at));
        // The first one that fails ends the reading.
        part.catch(() => undefined);
        asked.push(part);
      }
      const part = await asked.shift();
      if (!part) break;
      const isLast = part.length < Math.min(partSize, size - bytes);
      hash.update(part);
      await target.write(part);
      bytes += part.length;
      if (isLast) break;
    }
    return { hash: hash.digest('hex'), bytes };
  } finally {
    await target.close();
  }
}

/** Reads a part of a file; fewer bytes when the file ends before. */
async function readPart(session: SftpSession, handle: Buffer, from: number, length: number): Promise<Buffer> {
  const part = Buffer.alloc(length);
  let bytes = 0;
  while (bytes < length) {
    const count = await session.ask<number>((sftp, done) =>
      sftp.read(handle, part, bytes, length - bytes, from + bytes, done),
    );
    if (count === 0) break;
    bytes += count;
  }
  return part.subarray(0, bytes);
}

/** Makes a folder for one delivery, and removes those that a killed process has left. */
async function makeFolder(parent: string, now: Date): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const state = await stat(path).catch(() => null);
    if (state && now.getTime() - state.mtimeMs > leftoverMs) await rm(path, { recursive: true, force: true });
  }
  return mkdtemp(join(parent, 'delivery-'));
}
