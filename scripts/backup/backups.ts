import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PlainError } from '../process/plain-error.ts';

/** Names within a backup. The file `about` is written last: a folder without it is no backup. */
export const backupNames = { database: 'database', files: 'files', about: 'backup.json' } as const;

const about = z.object({
  product: z.literal('vitrine'),
  taken_at: z.iso.datetime(),
  /** Version of PostgreSQL, such as 18.4: a cluster needs a server of the same first number. */
  postgres: z.string(),
  files: z.int(),
  bytes: z.int(),
  /** Bucket with the files of the media library, which the backup does not hold; null when they lie on the disk. */
  bucket: z.string().nullable().default(null),
});
export type AboutBackup = z.infer<typeof about>;

/** Returns the name of the folder of a backup, by which backups sort. */
export const backupName = (at: Date): string => `vitrine-${at.toISOString().replaceAll(':', '').replace(/\.\d+/, '')}`;

/** Reads what a backup says of itself. Throws a PlainError for a folder that is none. */
export async function readAbout(backup: string): Promise<AboutBackup> {
  const text = await readFile(join(backup, backupNames.about), 'utf8').catch(() => '');
  const read = about.safeParse(text === '' ? null : JSON.parse(text));
  if (!read.success) throw new PlainError(`${backup} is no complete backup: it has no readable ${backupNames.about}.`);
  return read.data;
}

export const writeAbout = (backup: string, given: AboutBackup): Promise<void> =>
  writeFile(join(backup, backupNames.about), `${JSON.stringify(given, null, 2)}\n`, { mode: 0o600 });

/** Returns the complete backups of a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => name.startsWith('vitrine-'))
      .sort()
      .map(async (name) => ({
        path: join(folder, name),
        isComplete: await readAbout(join(folder, name)).then(
          () => true,
          () => false,
        ),
      })),
  );
  return found.filter(({ isComplete }) => isComplete).map(({ path }) => path);
}

/** Deletes all but the newest backups of a folder, and returns their paths. */
export async function pruneBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(0, -keep);
  for (const path of old) await rm(path, { recursive: true });
  return old;
}
