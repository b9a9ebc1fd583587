import { generateImportMap } from 'payload';
import { contentConfig } from '../content-config.ts';
import { readStoreEnv } from '../env.ts';

/**
 * Writes the import map of the admin's components. Run `node content/src/admin/write-import-map.ts` after a change of the configuration.
 */
const config = await contentConfig(
  readStoreEnv({ DATABASE_URL: 'postgres://none', PAYLOAD_SECRET: 'only-for-the-import-map', LOG_LEVEL: 'warn' }),
);
await generateImportMap(config, { force: true, log: true });
