import { printLine } from '../process/progress.ts';
import { runScript } from '../process/run-script.ts';
import { loadKeys } from './keys.ts';
import { openDatabase, prepareDatabase, runSeed } from './prepare-database.ts';
import { readSettings } from './settings.ts';

/** Brings the database to the schema of this version, before its parts start, and makes the first account of staff where there is none. */
await runScript(
  async () => {
    const settings = readSettings(process.env);
    const keys = await loadKeys(settings.dataDir, process.env);
    const context = { settings, keys, databaseUrl: await openDatabase(settings), hasDemoListings: false };
    await prepareDatabase(context, { demo: false });
    await runSeed(context, ['--first-account'], { verbose: false });
    printLine(`Staff log in first as ${keys.STAFF_EMAIL}, with the password that keys.json holds.`);
  },
  { stopCode: 1 },
);
