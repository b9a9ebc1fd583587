import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { runScript } from '../process/run-script.ts';
import { readSettings } from '../stack/settings.ts';
import { restoreBackup } from './restore-backup.ts';

const usage =
  'Name the backup: DATA_DIR=/srv/restored npm run restore -- /srv/backups/vitrine-2026-11-26T133000Z [--erasures FILE]';

await runScript(
  async () => {
    const { values, positionals } = parseArgs({
      options: { erasures: { type: 'string', multiple: true, default: [] } },
      allowPositionals: true,
    });
    const [backup] = positionals;
    if (backup === undefined) throw new PlainError(usage);
    const { dataDir } = readSettings(process.env);
    const { taken_at, verified, files } = await restoreBackup(
      resolve(backup),
      dataDir,
      values.erasures.map((file) => resolve(file)),
    );
    printLine(
      `Restored ${dataDir} as it was on ${taken_at}: ${verified} files of the database verified, ${files} other files.`,
    );
    printLine('Start it as ever, with the same DATA_DIR: who was erased after the backup is erased again then.');
  },
  { stopCode: 1 },
);
