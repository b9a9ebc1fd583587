import { reencryptSecrets } from '@vitrine/content/accounts/second-factor/reencrypt-secrets.ts';
import { reencryptCredentials } from '@vitrine/core/feeds/sources/reencrypt-credentials.ts';
import pg from 'pg';
import { PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { runScript } from '../process/run-script.ts';
import { loadKeys } from './keys.ts';
import { openDatabase } from './prepare-database.ts';
import { readSettings } from './settings.ts';

/**
 * Encrypts what is stored under a former key anew under the present one: the credentials of sources with `PREVIOUS_FEED_CREDENTIALS_KEY`, the secrets
 * of second factors with `PREVIOUS_PAYLOAD_SECRET`. It may run again.
 */
await runScript(
  async () => {
    const { PREVIOUS_FEED_CREDENTIALS_KEY: feedKey, PREVIOUS_PAYLOAD_SECRET: payloadSecret } = process.env;
    if (!feedKey && !payloadSecret)
      throw new PlainError('Set PREVIOUS_FEED_CREDENTIALS_KEY, PREVIOUS_PAYLOAD_SECRET or both to the keys of before.');
    const settings = readSettings(process.env);
    const keys = await loadKeys(settings.dataDir, process.env);
    const client = new pg.Client({ connectionString: await openDatabase(settings) });
    await client.connect();
    try {
      let unreadable = 0;
      if (feedKey) {
        const result = await reencryptCredentials(client, feedKey, keys.FEED_CREDENTIALS_KEY);
        unreadable += result.unreadable;
        printLine(`Credentials of sources: ${describe(result)}.`);
      }
      if (payloadSecret) {
        const result = await reencryptSecrets(client, payloadSecret, keys.PAYLOAD_SECRET);
        unreadable += result.unreadable;
        printLine(`Secrets of second factors: ${describe(result)}. ${result.recoveryCodes} recovery codes are void.`);
      }
      if (unreadable > 0)
        throw new PlainError('Some open with neither key: enter those credentials again, and reset those factors.');
    } finally {
      await client.end();
    }
  },
  { stopCode: 1 },
);

function describe({ done, before, unreadable }: { done: number; before: number; unreadable: number }): string {
  return `${done} encrypted anew, ${before} were already, ${unreadable} open with neither key`;
}
