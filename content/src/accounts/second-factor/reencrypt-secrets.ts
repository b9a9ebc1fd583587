import type { Client } from 'pg';
import { createSecretEncryption, type SecretEncryption } from './secret-encryption.ts';

/** Numbers of secrets that were encrypted with the new key, that had been before, and that neither key decrypts; and of deleted recovery codes. */
export interface ReencryptedSecrets {
  done: number;
  before: number;
  unreadable: number;
  recoveryCodes: number;
}

/** Returns a secret; null when it was encrypted with another key. */
function open(encryption: SecretEncryption, sealed: string, owner: number): string | null {
  try {
    return encryption.decrypt(sealed, owner);
  } catch {
    return null;
  }
}

/**
 * Encrypts the secrets of second factors under a new `PAYLOAD_SECRET`. Recovery codes are stored as hashes under the same secret and cannot
 * be written anew: those of the accounts that change are deleted, and their owners make others.
 */
export async function reencryptSecrets(client: Client, previous: string, next: string): Promise<ReencryptedSecrets> {
  const [before, after] = [createSecretEncryption(previous), createSecretEncryption(next)];
  const result: ReencryptedSecrets = { done: 0, before: 0, unreadable: 0, recoveryCodes: 0 };
  await client.query('begin');
  try {
    const { rows } = await client.query<{ user_id: number; secret: string }>(
      'select user_id, secret from content.second_factor for update',
    );
    for (const { user_id: owner, secret } of rows) {
      const plain = open(before, secret, owner);
      if (plain !== null) {
        const sealed = after.encrypt(plain, owner);
        await client.query('update content.second_factor set secret = $2 where user_id = $1', [owner, sealed]);
        const codes = await client.query('delete from content.recovery_code where user_id = $1', [owner]);
        result.done++;
        result.recoveryCodes += codes.rowCount ?? 0;
      } else if (open(after, secret, owner) !== null) result.before++;
      else result.unreadable++;
    }
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
