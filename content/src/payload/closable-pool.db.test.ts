import { once } from 'node:events';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/tests/create-test-database.ts';
import { ClosablePool } from './closable-pool.ts';

test('A pool closes while a client is kept and a query runs, which fails.', async () => {
  const pool = new ClosablePool({ connectionString: await createTestDatabase(inject('databaseUrl'), 'closable_pool') });
  await pool.connect();
  const acquired = once(pool, 'acquire');
  const failure = pool.query('select pg_sleep(60)').catch((error: unknown) => error);
  await acquired;
  await pool.close();
  expect(await failure).toMatchObject({ message: 'Connection terminated' });
});
