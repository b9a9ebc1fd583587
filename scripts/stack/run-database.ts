import { runScript } from '../process/run-script.ts';
import { openDatabase } from './prepare-database.ts';
import { readSettings } from './settings.ts';

/** Runs the embedded PostgreSQL alone, for parts that are started one by one. */
await runScript(async () => {
  await openDatabase(readSettings(process.env));
  await new Promise<never>(() => {});
});
