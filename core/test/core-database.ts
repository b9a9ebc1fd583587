import { inject } from 'vitest';
import { copyTemplateDatabase } from '../../scripts/tests/create-test-database.ts';
import { migrateCore } from '../src/migrate-core.ts';

const template = { name: 'core_template', migrate: migrateCore };

/** Creates an empty migrated database and returns its address. A database of the same name is dropped first. */
export const createMigratedDatabase = (name: string): Promise<string> =>
  copyTemplateDatabase(inject('databaseUrl'), name, template);
