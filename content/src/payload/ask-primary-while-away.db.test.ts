import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/tests/create-test-database.ts';
import { startDatabaseProxy } from '../../../scripts/tests/database-proxy.ts';
import { askPrimaryWhileAway } from './ask-primary-while-away.ts';
import { ClosablePool } from './closable-pool.ts';

const primaryUrl = await createTestDatabase(inject('databaseUrl'), 'replica_pool_primary');
const replicaUrl = await createTestDatabase(inject('databaseUrl'), 'replica_pool_replica');
const proxy = await startDatabaseProxy(replicaUrl);
const primary = new pg.Pool({ connectionString: primaryUrl });
const replica = new ClosablePool({ connectionString: proxy.url });
askPrimaryWhileAway(replica, primary);
afterAll(async () => {
  await Promise.all([primary.end(), replica.close()]);
});

const asked = async () => (await replica.query('select current_database() as name')).rows[0].name;

test('Queries go to the replica, and to the primary while the replica is away; a wrong query fails.', async () => {
  expect(await asked()).toBe('replica_pool_replica');
  await proxy.stop();
  expect([await asked(), await asked()]).toEqual(['replica_pool_primary', 'replica_pool_primary']);
  // Payload connects at its start.
  await expect(replica.connect()).resolves.toBeUndefined();
  await proxy.start();
  await expect.poll(asked).toBe('replica_pool_replica');
  await expect(replica.query('select no_such_column')).rejects.toThrow('no_such_column');
});
