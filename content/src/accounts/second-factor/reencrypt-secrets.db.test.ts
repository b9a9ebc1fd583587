import { TOTP } from 'otpauth';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createContentDatabase } from '../../../test/content-database.ts';
import { ClosablePool } from '../../payload/closable-pool.ts';
import { reencryptSecrets } from './reencrypt-secrets.ts';
import { createSecondFactorStore } from './second-factor-store.ts';
import { createSecretEncryption } from './secret-encryption.ts';

const [previous, next] = ['the-previous-secret', 'the-next-secret'];
const url = await createContentDatabase('content_reencrypt');
const pool = new ClosablePool({ connectionString: url, max: 1 });
const client = new pg.Client({ connectionString: url });
await client.connect();
afterAll(() => Promise.all([pool.close(), client.end()]));
const storeWith = (secret: string, now = Date.now) =>
  createSecondFactorStore(pool, createSecretEncryption(secret), now);

test('a second factor works under the new secret with the same app, and its recovery codes have to be made anew', async () => {
  const before = storeWith(previous);
  const secret = await before.beginEnrolment(1);
  expect(await before.confirmEnrolment(1, new TOTP({ secret }).generate())).toHaveLength(10);

  expect(await reencryptSecrets(client, previous, next)).toEqual({
    ...{ done: 1, before: 0, unreadable: 0, recoveryCodes: 10 },
  });
  // The code of the next half minute, because each is accepted once.
  const later = () => Date.now() + 30_000;
  const code = new TOTP({ secret }).generate({ timestamp: later() });
  await expect(storeWith(previous, later).acceptCode(1, code)).rejects.toThrow();
  expect(await storeWith(next, later).acceptCode(1, code)).toBe('totp');
  expect(await storeWith(next).countRecoveryCodes(1)).toBe(0);
  expect(await reencryptSecrets(client, previous, next)).toMatchObject({ done: 0, before: 1, unreadable: 0 });
  expect(await reencryptSecrets(client, 'one', 'other')).toMatchObject({ done: 0, before: 0, unreadable: 1 });
});
