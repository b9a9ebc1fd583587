import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSettings, SourceCredentials } from '@vitrine/contract/core/feed-settings.ts';
import type { ConnectionFailure } from '@vitrine/contract/core/staff-feeds.ts';
import { type Reason, reasonOf } from '../reasons/reason.ts';
import { fetchDelivery, type SftpLimits, usualSftpLimits } from '../sftp/fetch-delivery.ts';
import { type FileDelivery, isDelivery, openDelivery, openFile } from './file-delivery.ts';
import type { ODataServices } from './odata-client.ts';

export interface FileServices extends Pick<ODataServices, 'signal'> {
  limits: Pick<ODataServices['limits'], 'privateHosts'>;
  sftpLimits?: Partial<SftpLimits>;
  /** Folder in which relative paths of files begin. */
  filesFolder: string;
}

/** The last delivery that was read, by which an unchanged one is recognised; null when it must be read again. */
export interface SeenDelivery {
  hash: string;
  /** Name, size and date of the file at its server; null for a file of this machine. */
  identity: string | null;
}

export type FileSource =
  | { kind: 'delivery'; delivery: FileDelivery; identity: string | null }
  /** The file was read before, and was delivered at this time; null when it is still being written. */
  | { kind: 'waiting'; deliveredAt: Date | null; identity: string | null }
  | { kind: 'host-key'; fingerprint: string; isOther: boolean }
  | { kind: 'failed'; failure: ConnectionFailure; reason: Reason };

/** Opens the newest delivery of a source, in a folder of this machine or on its server. The file that was fetched is removed when the delivery is closed. */
export async function openFileSource(
  { path, sftp }: Pick<FileSettings, 'path' | 'sftp'>,
  credentials: SourceCredentials | null,
  services: FileServices,
  seen: SeenDelivery | null,
  now: Date,
): Promise<FileSource> {
  if (!sftp) {
    const opened = await openDelivery(path, services.filesFolder, seen?.hash ?? null, now);
    return opened.kind === 'failed' ? opened : { ...opened, identity: null };
  }
  if (credentials === null)
    return { kind: 'failed', failure: 'credentials-missing', reason: reasonOf('credentials-unreadable') };
  const fetched = await fetchDelivery(
    { ...sftp, folder: path },
    credentials,
    {
      privateHosts: services.limits.privateHosts,
      limits: { ...usualSftpLimits, ...services.sftpLimits },
      folder: join(services.filesFolder, '.sftp'),
      isDelivery,
      now,
      signal: services.signal,
    },
    seen?.identity ?? null,
  );
  if (fetched.kind === 'host-key') return { ...fetched, isOther: sftp.hostKey !== null };
  if (fetched.kind === 'waiting') return { ...fetched, identity: seen?.identity ?? null };
  if (fetched.kind === 'failed') return fetched;
  const { file, hash, identity, deliveredAt, folder } = fetched;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (hash === seen?.hash) {
    remove();
    return { kind: 'waiting', deliveredAt, identity };
  }
  const opened = await openFile(file, hash);
  if (opened.kind === 'failed') {
    remove();
    return opened;
  }
  const { delivery } = opened;
  const close = () => {
    delivery.close();
    remove();
  };
  return { kind: 'delivery', delivery: { ...delivery, close }, identity };
}
