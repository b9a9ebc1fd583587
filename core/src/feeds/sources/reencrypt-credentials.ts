import type { Client } from 'pg';
import { decryptCredentials, encryptCredentials } from './encrypt-credentials.ts';

/** Numbers of texts that were encrypted with the new key, that had been before, and that neither key decrypts. */
export interface Reencrypted {
  done: number;
  before: number;
  unreadable: number;
}

/** Encrypts the credentials of all sources under a new key. Those that open with neither key are left as they are. */
export async function reencryptCredentials(client: Client, previous: string, next: string): Promise<Reencrypted> {
  const result: Reencrypted = { done: 0, before: 0, unreadable: 0 };
  await client.query('begin');
  try {
    const { rows } = await client.query<{ id: string; credentials: string }>(
      'select id, credentials from core.feed_source where credentials is not null for update',
    );
    for (const { id, credentials } of rows) {
      const plain = decryptCredentials(credentials, id, previous);
      if (plain) {
        const encrypted = encryptCredentials(plain, id, next);
        await client.query('update core.feed_source set credentials = $2 where id = $1', [id, encrypted]);
        result.done++;
      } else if (decryptCredentials(credentials, id, next)) result.before++;
      else result.unreadable++;
    }
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
