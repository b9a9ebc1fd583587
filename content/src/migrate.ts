import { fileURLToPath } from 'node:url';
import type { Migration } from 'payload';
import pg from 'pg';
import { EnvironmentError, readStoreEnv, type StoreEnv } from './env.ts';
import { addFirstVersions } from './migrations/add-first-versions.ts';
import { migrations } from './migrations/all-migrations.ts';
import { closePayload, openPayload } from './open-payload.ts';

/** Applies the pending migrations of the database schema `content`. */
export async function migrateContent(env: StoreEnv = readStoreEnv()): Promise<void> {
  await createSchema(env.DATABASE_URL);
  const payload = await openPayload(env);
  try {
    // Payload types the arguments of a migration as unknown; they are MigrateUpArgs.
    await payload.db.migrate({ migrations: migrations as Migration[] });
    await addFirstVersions(payload);
  } finally {
    await closePayload(payload);
  }
}

/** Creates the schema, which Payload's first statement requires before any migration runs. */
async function createSchema(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('create schema if not exists content');
  } finally {
    await client.end();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await migrateContent();
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error);
    process.exitCode = 1;
  }
}
