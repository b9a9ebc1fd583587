import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onStop } from '../process/child-processes.ts';
import { runScript } from '../process/run-script.ts';
import { openDatabase } from './prepare-database.ts';
import { readSettings } from './settings.ts';

/** Runs the embedded PostgreSQL alone, for parts that are started one by one. */
await runScript(async () => {
  await openDatabase(readSettings(process.env));
  // systemd starts what comes after this one once it says so.
  if (process.env.NOTIFY_SOCKET) await promisify(execFile)('systemd-notify', ['--ready']);
  // The server is a program of its own: waiting for it would not keep this one from ending.
  const awake = setInterval(() => {}, 60_000);
  onStop(async () => clearInterval(awake));
  await new Promise<never>(() => {});
});
