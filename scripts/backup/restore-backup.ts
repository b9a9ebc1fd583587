import { execFile } from 'node:child_process';
import { chown, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { appendErasures, erasuresFileIn, erasuresFileName, readErasures } from '@vitrine/core/persons/erasures-file.ts';
import { PlainError } from '../process/plain-error.ts';
import { postgresUser } from '../stack/postgres-binaries.ts';
import { type AboutBackup, backupNames, listBackups, readAbout } from './backups.ts';
import { databaseFiles } from './base-backup.ts';
import { copyFiles } from './copy-files.ts';
import { verifyCluster } from './verify-cluster.ts';

const run = promisify(execFile);

interface Restored extends AboutBackup {
  /** Files of the database that were compared with their checksums. */
  verified: number;
}

/**
 * Restores a backup into an empty data folder, and compares each file of the database with its checksum. The server is not started. `lists` are files of
 * erased persons that no backup holds, such as that of the old data folder. Throws a PlainError
 * for a folder that is not empty, a folder that is no backup, or a damaged one.
 */
export async function restoreBackup(backup: string, dataDir: string, lists: readonly string[] = []): Promise<Restored> {
  const about = await readAbout(backup);
  const present = await readdir(dataDir).catch(() => []);
  if (present.length > 0)
    throw new PlainError(`${dataDir} is not empty: nothing is written over. Name an empty folder in DATA_DIR.`);
  const database = join(backup, backupNames.database);
  const cluster = join(dataDir, 'postgres', 'cluster');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyFiles(join(backup, backupNames.files), dataDir, null);
  await addErasures(backup, dataDir, lists);
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await unpack(join(database, databaseFiles.archive), cluster);
  const verified = await verifyCluster(cluster, join(database, databaseFiles.manifest));
  await giveToServer(cluster);
  return { ...about, verified };
}

/**
 * Adds to the restored list of erased persons those who were erased later: of the newer backups beside this one, and of the given lists. The next start
 * erases them again.
 */
async function addErasures(backup: string, dataDir: string, lists: readonly string[]): Promise<void> {
  const siblings = await listBackups(dirname(backup));
  const files = [...siblings.map((path) => join(path, backupNames.files, erasuresFileName)), ...lists];
  const target = erasuresFileIn(dataDir);
  const known = await readErasures(target);
  const found = new Map((await Promise.all(files.map(readErasures))).flatMap((list) => [...list]));
  await appendErasures(
    target,
    [...found.values()].filter(({ number }) => !known.has(number)),
  );
}

const unpack = (archive: string, folder: string) =>
  run('tar', ['-xzf', archive, '-C', folder, '--no-same-owner']).catch(() => {
    throw new PlainError(`The backup is damaged: ${archive} cannot be unpacked. Take another one.`);
  });

/** Gives the cluster to the user as whom its server runs. */
async function giveToServer(cluster: string): Promise<void> {
  const user = postgresUser();
  if (!user) return;
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), user.uid, user.gid);
  await chown(cluster, user.uid, user.gid);
}
