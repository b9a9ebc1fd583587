import { inject } from 'vitest';
import { copyTemplateDatabase } from '../../scripts/tests/create-test-database.ts';
import { readStoreEnv } from '../src/env.ts';
import { migrateContent } from '../src/migrate.ts';
import './fast-password-hash.ts';

const template = {
  name: 'content_template',
  migrate: (databaseUrl: string) =>
    migrateContent(
      readStoreEnv({ DATABASE_URL: databaseUrl, PAYLOAD_SECRET: 'a-secret-for-the-tests', LOG_LEVEL: 'silent' }),
    ),
};

/** Creates an empty content database with all migrations and returns its address. Drops a database of the same name first. */
export const createContentDatabase = (name: string): Promise<string> =>
  copyTemplateDatabase(inject('databaseUrl'), name, template);
