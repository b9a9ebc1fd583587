import { parseArgs } from 'node:util';
import { migrateContent } from '@vitrine/content/migrate.ts';
import { migrateCore } from '@vitrine/core/migrate-core.ts';
import { PlainError } from '../process/plain-error.ts';
import { printLine } from '../process/progress.ts';
import { runScript } from '../process/run-script.ts';
import { loadKeys } from './keys.ts';
import { usualListings } from './usual-listings.ts';

/** Exit code of a run that a signal has cut, as a shell tells of Ctrl-C: the demo is not complete. */
const cutCode = 130;

// Runs as a separate process, whose environment comes from `seedEnvironment` in prepare-database.ts.

function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new PlainError(`${name} is not set: run npm run seed, which sets it.`);
}

await runScript(
  async () => {
    const { values } = parseArgs({
      options: {
        'migrate-only': { type: 'boolean' },
        'first-account': { type: 'boolean' },
        'repeat-erasures': { type: 'boolean' },
        'listings-only': { type: 'boolean' },
        'server-only': { type: 'boolean' },
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
    if (values['repeat-erasures']) {
      const { repeatErasuresOf } = await import('@vitrine/core/repeat-erasures.ts');
      const repeated = await repeatErasuresOf({ ...process.env, DATABASE_URL: databaseUrl });
      if (repeated > 0) printLine(`Erased ${repeated} persons again, who had been erased after this backup.`);
      return;
    }
    if (values['first-account']) {
      const { createFirstAccount } = await import('./first-account.ts');
      return createFirstAccount({ email: required('STAFF_EMAIL'), password: required('STAFF_PASSWORD') });
    }
    const listings = { count: Number(values.listings), seed: Number(values.seed) };
    // The generator and the content store take a second to load, which a migration alone does not need.
    const [{ seedDemo, seedListings }, { seedListingServer }] = await Promise.all([
      import('./seed-demo.ts'),
      import('./seed-feeds.ts'),
    ]);
    if (values['listings-only']) return seedListings(databaseUrl, listings);
    const dataDir = required('DATA_DIR');
    const keys = await loadKeys(dataDir, process.env);
    const ports = {
      site: required('PORT'),
      content: required('CONTENT_PORT'),
      propertySite: required('PROPERTY_SITE_PORT'),
      demoListings: required('DEMO_LISTINGS_PORT'),
    };
    if (values['server-only']) await seedListingServer({ databaseUrl, dataDir, keys, ports });
    else await seedDemo(databaseUrl, keys, ports, listings);
  },
  { stopCode: cutCode },
);
