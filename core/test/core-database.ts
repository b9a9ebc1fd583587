import pg from 'pg';
import { inject } from 'vitest';
import { createTestDatabase } from '../../scripts/tests/create-test-database.ts';
import { migrateCore } from '../src/migrate-core.ts';

const template = 'core_template';
/** A number that no other test locks. */
const lock = 5_106_201;

/** Creates the migrated template database, which the other test files of this run copy, unless it exists. */
async function createTemplate(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  // Renamed once it is complete, so that a failure leaves no incomplete template.
  await migrateCore(await createTestDatabase(inject('databaseUrl'), `${template}_draft`));
  await client.query(`alter database ${template}_draft rename to ${template}`);
}

/** Creates an empty migrated database and returns its address. A database of the same name is dropped first. */
export async function createMigratedDatabase(name: string): Promise<string> {
  const databaseUrl = new URL(inject('databaseUrl'));
  const client = new pg.Client({ connectionString: databaseUrl.href });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await createTemplate(client);
    const quoted = client.escapeIdentifier(name);
    await client.query(`drop database if exists ${quoted} with (force)`);
    await client.query(`create database ${quoted} template ${template} strategy file_copy`);
  } finally {
    await client.end();
  }
  databaseUrl.pathname = `/${encodeURIComponent(name)}`;
  return databaseUrl.href;
}
