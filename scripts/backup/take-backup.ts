import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { PlainError } from '../process/plain-error.ts';
import { type AboutBackup, backupName, backupNames, listBackups, pruneBackups, writeAbout } from './backups.ts';
import { copyCluster } from './base-backup.ts';
import { copyFiles } from './copy-files.ts';

interface Options {
  databaseUrl: string;
  dataDir: string;
  /** Folder of all backups. */
  folder: string;
  /** Number of backups that are kept. */
  keep: number;
  now: Date;
  /** Bucket with the files of the media library. */
  bucket?: string | null;
}

interface TakenBackup extends AboutBackup {
  path: string;
  linked: number;
  /** Backups that were deleted, because newer ones are kept. */
  pruned: string[];
}

/**
 * Copies database, uploads, photos, maps and keys of a running installation. The files are copied before the database and once more after it, so that
 * each file which the copied database names is there. A backup that was interrupted is no backup, and is deleted by the next one.
 */
export async function takeBackup({
  databaseUrl,
  dataDir,
  folder,
  keep,
  now,
  bucket = null,
}: Options): Promise<TakenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, backupName(now));
  const draft = join(folder, '.incomplete');
  const previous = (await listBackups(folder)).at(-1);
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, backupNames.database), { recursive: true, mode: 0o700 });
  const files = join(draft, backupNames.files);
  await mkdir(files, { mode: 0o700 });
  const earlier = previous === undefined ? null : join(previous, backupNames.files);
  const before = await copyFiles(dataDir, files, earlier);
  await copyCluster(databaseUrl, join(draft, backupNames.database));
  const after = await copyFiles(dataDir, files, earlier);
  const about: AboutBackup = {
    product: 'vitrine',
    taken_at: now.toISOString(),
    postgres: await versionOf(databaseUrl),
    files: before.files + after.files,
    bytes: before.bytes + after.bytes,
    bucket,
  };
  await writeAbout(draft, about);
  await rename(draft, path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOTEMPTY' || error.code === 'EEXIST'
      ? new PlainError(`There is a backup of this second already: ${path}.`)
      : error;
  });
  return { ...about, path, linked: before.linked + after.linked, pruned: await pruneBackups(folder, keep) };
}

async function versionOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}
