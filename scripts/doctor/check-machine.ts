import { existsSync } from 'node:fs';
import { access, constants, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackups, readAbout } from '../backup/backups.ts';
import { root } from '../process/repository-root.ts';
import { advice, type Finding, good, wrong } from './finding.ts';

/** Free space below which an import or an upload may fail, bytes. */
const leastSpace = 2_000_000_000;
const day = 86_400_000;

/** Checks the data folder: that it can be written, that others cannot read its keys, and that the disk has space. */
export async function checkDataFolder(dataDir: string): Promise<Finding[]> {
  const canWrite = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!canWrite) {
    return existsSync(dataDir)
      ? [
          wrong(
            `${dataDir} cannot be written.`,
            'Give it to the user as whom the parts run (chown -R), or correct DATA_DIR.',
          ),
        ]
      : [
          advice(
            `${dataDir} does not exist yet.`,
            'The first start makes it. If there should be an installation, correct DATA_DIR.',
          ),
        ];
  }
  const [keys, disk] = await Promise.all([stat(join(dataDir, 'keys.json')).catch(() => null), statfs(dataDir)]);
  const free = disk.bavail * disk.bsize;
  return [
    free < leastSpace
      ? wrong(
          `The disk of ${dataDir} has ${Math.floor(free / 1_000_000)} MB left.`,
          'Free some space, or move DATA_DIR to a larger disk.',
        )
      : good(`${dataDir} can be written, and has ${Math.floor(free / 1_000_000_000)} GB of space.`),
    ...(keys && (keys.mode & 0o077) !== 0
      ? [wrong('Others on this machine can read keys.json.', `Run chmod 600 ${join(dataDir, 'keys.json')}.`)]
      : []),
  ];
}

/** Checks that what needs a build has one. */
export function checkBuilds(): Finding[] {
  const missing = Object.entries({ website: 'website/build', admin: 'content/src/admin/.next' })
    .filter(([, folder]) => !existsSync(join(root, folder, '.inputs')))
    .map(([name]) => name);
  return missing.length === 0
    ? [good('The website and the admin are built.')]
    : [advice(`Not built: ${missing.join(', ')}.`, 'Run npm run build, so that no start has to wait for it.')];
}

/** Checks that there is a backup of the last two days. */
export async function checkBackups(folder: string | undefined, now: Date): Promise<Finding[]> {
  if (!folder)
    return [
      advice('Nothing is known of backups.', 'Set BACKUP_DIR to the folder to which npm run backup writes each night.'),
    ];
  const last = (await listBackups(folder)).at(-1);
  if (last === undefined)
    return [wrong(`There is no backup in ${folder}.`, 'Run npm run backup, and see why the timer does not.')];
  const age = (now.getTime() - Date.parse((await readAbout(last)).taken_at)) / day;
  return age > 2
    ? [
        wrong(
          `The last backup is ${Math.floor(age)} days old.`,
          'See why the timer does not run: systemctl status vitrine-backup.',
        ),
      ]
    : [good(`The last backup is ${last}.`)];
}
