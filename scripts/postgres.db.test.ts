import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from './create-test-database.ts';

test('every test file gets a database of its own, empty and in UTF-8', async () => {
  const url = await createTestDatabase(inject('databaseUrl'), 'scripts own database');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select current_database() as name, pg_encoding_to_char(encoding) as encoding, upper('é') as upper
       from pg_database where datname = current_database()`,
  );
  await client.end();
  expect(rows).toEqual([{ name: 'scripts own database', encoding: 'UTF8', upper: 'É' }]);
});
