import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createMigratedDatabase } from '../../../test/core-database.ts';
import { decryptCredentials, encryptCredentials } from './encrypt-credentials.ts';
import { reencryptCredentials } from './reencrypt-credentials.ts';

const [previous, next, lost] = ['previous', 'next', 'lost'].map((name) => `the-${name}-key-of-at-least-32-characters`);
const credentials = { clientId: 'feed', clientSecret: 'password-of-the-feed' };

test('credentials open under the new key alone, a second run changes nothing, and what opens with neither is left', async () => {
  const client = new pg.Client({ connectionString: await createMigratedDatabase('core_reencrypt') });
  await client.connect();
  onTestFinished(() => client.end());
  const add = async (key: string | undefined) => {
    const settings = JSON.stringify({});
    const { rows } = await client.query(
      `insert into core.feed_source (name, kind, settings) values ('A', 'reso', $1) returning id`,
      [settings],
    );
    const { id } = rows[0];
    if (key)
      await client.query('update core.feed_source set credentials = $2 where id = $1', [
        id,
        encryptCredentials(credentials, id, key),
      ]);
    return id as string;
  };
  const textOf = async (id: string) =>
    (await client.query('select credentials from core.feed_source where id = $1', [id])).rows[0].credentials as string;
  const run = () => reencryptCredentials(client, previous ?? '', next ?? '');
  const [source, stranger] = [await add(previous), await add(lost), await add(undefined)];
  const strange = await textOf(stranger);

  expect(await run()).toEqual({ done: 1, before: 0, unreadable: 1 });
  expect(decryptCredentials(await textOf(source), source, next ?? '')).toEqual(credentials);
  expect(decryptCredentials(await textOf(source), source, previous ?? '')).toBeNull();
  expect(await textOf(stranger)).toBe(strange);
  expect(await run()).toEqual({ done: 0, before: 1, unreadable: 1 });
});
