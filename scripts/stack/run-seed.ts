import { parseArgs } from 'node:util';
import { migrateContent } from '@vitrine/content/migrate.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { PlainError } from '../process/plain-error.ts';
import { runScript } from '../process/run-script.ts';
import { loadKeys } from './keys.ts';
import { usualListings } from './usual-listings.ts';

// Runs as a separate process, whose environment comes from `seedEnvironment` in prepare-database.ts.

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new PlainError(`${name} is not set: run npm run seed, which sets it.`);
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      'migrate-only': { type: 'boolean' },
      'listings-only': { type: 'boolean' },
      listings: { type: 'string', default: String(usualListings.count) },
      seed: { type: 'string', default: String(usualListings.seed) },
    },
  });
  const databaseUrl = required('DATABASE_URL');
  if (values['migrate-only']) {
    await migrateCore(databaseUrl);
    await migrateContent();
    return;
  }
  const listings = { count: Number(values.listings), seed: Number(values.seed) };
  // The generator and the content store take a second to load, which a migration alone does not need.
  const { seedDemo, seedListings } = await import('./seed-demo.ts');
  if (values['listings-only']) await seedListings(databaseUrl, listings);
  else {
    const ports = {
      site: required('PORT'),
      content: required('CONTENT_PORT'),
      propertySite: required('PROPERTY_SITE_PORT'),
      demoListings: required('DEMO_LISTINGS_PORT'),
    };
    await seedDemo(databaseUrl, await loadKeys(required('DATA_DIR'), process.env), ports, listings);
  }
});
