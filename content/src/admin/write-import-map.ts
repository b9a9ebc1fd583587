import { generateImportMap } from 'payload';
import { contentConfig } from '../content-config.ts';
import { readStoreEnv } from '../env.ts';

/** Writes the map of the admin's components, after a change of the configuration: `node content/src/admin/write-import-map.ts`. */
const config = await contentConfig(
  readStoreEnv({ DATABASE_URL: 'postgres://none', PAYLOAD_SECRET: 'only-for-the-import-map', LOG_LEVEL: 'warn' }),
);
await generateImportMap(config, { force: true, log: true });
