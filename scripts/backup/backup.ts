import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { runScript } from '../process/run-script.ts';
import { openDatabase } from '../stack/prepare-database.ts';
import { readSettings } from '../stack/settings.ts';
import { bucketOf } from './bucket-of.ts';
import { takeBackup } from './take-backup.ts';

const usage = 'Name the folder of the backups: npm run backup -- /srv/backups [--keep 14]';

await runScript(
  async () => {
    const { values, positionals } = parseArgs({
      options: { keep: { type: 'string', default: '14' } },
      allowPositionals: true,
    });
    const [folder] = positionals;
    if (folder === undefined) throw new PlainError(usage);
    const keep = Number(values.keep);
    if (!Number.isSafeInteger(keep) || keep < 1)
      throw new PlainError(`--keep is "${values.keep}": give a whole number from 1 on.`);
    const settings = readSettings(process.env);
    const { dataDir } = settings;
    const databaseUrl = await openDatabase(settings);
    const bucket = bucketOf(process.env)?.bucket ?? null;
    const taken = await takeBackup({ databaseUrl, dataDir, folder: resolve(folder), keep, now: new Date(), bucket });
    const size = Math.ceil(taken.bytes / 1_000_000);
    printLine(
      `Backup ${taken.path}: the database, and ${taken.files} files (${taken.linked} as before, ${size} MB new).`,
    );
    if (bucket !== null)
      printLine(
        `The pictures and videos of the media library are in the bucket ${bucket}, which is not copied; docs/backup.md says how to.`,
      );
    for (const path of taken.pruned) printLine(`Deleted ${path}, as ${keep} are kept.`);
  },
  // Whoever stops a backup has none.
  { stopCode: 1 },
);
