import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { decryptCredentials, encryptCredentials } from '@vitrine/core/feeds/sources/encrypt-credentials.ts';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createMigratedDatabase } from '../../core/test/core-database.ts';
import { root } from '../process/repository-root.ts';

const [previous, next] = ['the-previous-key-of-32-characters', 'the-next-key-of-at-least-32-characters'];

test('the command encrypts anew what the former key opens, and says how many', async () => {
  const [databaseUrl, folder] = [
    await createMigratedDatabase('stack_reencrypt'),
    await mkdtemp(join(tmpdir(), 'vitrine-reencrypt-')),
  ];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await rm(folder, { recursive: true });
  });
  const { rows } = await client.query(
    `insert into core.feed_source (name, kind, settings) values ('A', 'reso', '{}') returning id`,
  );
  const { id } = rows[0];
  const text = encryptCredentials({ clientId: 'feed', clientSecret: 'password' }, id, previous);
  await client.query('update core.feed_source set credentials = $2 where id = $1', [id, text]);
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/stack/reencrypt.ts'], {
    cwd: root,
    env: {
      ...{ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder },
      ...{ PREVIOUS_FEED_CREDENTIALS_KEY: previous, FEED_CREDENTIALS_KEY: next },
    },
  });
  expect(stdout).toContain('1 encrypted anew, 0 were already, 0 open with neither key');
  const after = await client.query('select credentials from core.feed_source');
  expect(decryptCredentials(after.rows[0].credentials, id, next)).toMatchObject({ clientId: 'feed' });
});
