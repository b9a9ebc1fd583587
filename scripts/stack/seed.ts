import { parseArgs } from 'node:util';
import { PlainError } from '../process/plain-error.ts';
import { runScript } from '../process/run-script.ts';
import { loadKeys } from './keys.ts';
import { openDatabase, prepareDatabase, runSeed } from './prepare-database.ts';
import { readSettings } from './settings.ts';

function readCount(text: string, flag: string, least: number): string {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= least) return String(count);
  throw new PlainError(`--${flag} is "${text}": give a whole number from ${least} on.`);
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      'listings-only': { type: 'boolean', default: false },
    },
  });
  const flags = ['--listings', readCount(values.listings, 'listings', 0), '--seed', readCount(values.seed, 'seed', 0)];
  if (values['listings-only']) flags.push('--listings-only');
  const settings = readSettings(process.env);
  const keys = await loadKeys(settings.dataDir, process.env);
  const context = { settings, keys, databaseUrl: await openDatabase(settings), hasDemoListings: false };
  await prepareDatabase(context, { demo: false });
  await runSeed(context, flags);
});
