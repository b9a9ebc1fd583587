import { generateImportMap } from 'payload';
import { contentConfig } from '../content-config.ts';

/** Writes the map of the admin's components, after a change of the configuration: `node content/src/admin/write-import-map.ts`. */
const config = await contentConfig({
  DATABASE_URL: 'postgres://none',
  DATABASE_READ_URLS: [],
  DATA_DIR: '.data',
  PAYLOAD_SECRET: 'only-for-the-import-map',
  LOG_LEVEL: 'warn',
  WEBSITE_URL: 'http://localhost:3000',
});
await generateImportMap(config, { force: true, log: true });
