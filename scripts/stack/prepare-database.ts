import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { erasuresFileName } from '@vitrine/core/persons/erasures-file.ts';
import { onStop } from '../process/child-processes.ts';
import { PlainError } from '../process/plain-error.ts';
import { step } from '../process/progress.ts';
import { root } from '../process/repository-root.ts';
import { runProgram } from '../process/run-program.ts';
import { hashInputs } from './content-hash.ts';
import type { StackContext } from './parts.ts';
import type { Settings } from './settings.ts';
import { openStackState } from './stack-state.ts';
import { supervisePostgres } from './supervise-postgres.ts';

/** Paths whose content determines the database schema. */
const schemaInputs = ['core/src/db', 'core/src/leads', 'content/src', 'contract/src', 'package-lock.json'];

/** Returns the address of the database: the configured one, or that of the embedded server, which is supervised and stopped like the rest. */
export async function openDatabase(settings: Settings): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const server = await step('Starting PostgreSQL', 'PostgreSQL runs', () => supervisePostgres(settings));
  onStop(server.stop);
  return server.url;
}

export interface PrepareOptions {
  /** Seeds the demo sites into a database that has none. */
  demo: boolean;
}

/**
 * Runs the migrations when the schema has changed since the last time, and seeds the demo once. What was cut is repeated at the next start. A demo of a version
 * without the server of listings gets its source.
 */
export async function prepareDatabase(
  context: StackContext,
  { demo }: PrepareOptions,
  seed: typeof runSeed = runSeed,
): Promise<void> {
  const { databaseUrl } = context;
  const state = await openStackState(databaseUrl).catch((error: Error) => {
    throw new PlainError(`The database at ${withoutPassword(databaseUrl)} cannot be used: ${reasonOf(error)}.`);
  });
  try {
    const schema = await hashInputs(root, schemaInputs);
    if ((await state.read('schema')) !== schema) {
      await step('Migrating the database', 'The database is up to date', () =>
        seed(context, ['--migrate-only'], { verbose: false }),
      );
      await state.write('schema', schema);
    }
    // A database that was restored does not know who was erased after the backup.
    if (existsSync(join(context.settings.dataDir, erasuresFileName)))
      await seed(context, ['--repeat-erasures'], { verbose: true });
    if (!demo) return;
    if (!(await state.read('demo'))) {
      await seed(context, []);
      for (const part of ['demo', 'demo-server']) await state.write(part, new Date().toISOString());
    } else if (!(await state.read('demo-server'))) {
      await seed(context, ['--server-only']);
      await state.write('demo-server', new Date().toISOString());
    }
  } finally {
    await state.close();
  }
}

/** Runs `run-seed.ts` as a separate process, since the content store reads its environment when it is loaded. */
export function runSeed(context: StackContext, flags: string[], { verbose } = { verbose: true }): Promise<void> {
  return runProgram([process.execPath, join(root, 'scripts/stack/run-seed.ts'), ...flags], {
    env: seedEnvironment(context),
    failure: null,
    verbose,
  });
}

/** Returns the environment of `run-seed.ts`. */
export function seedEnvironment({ settings, keys, databaseUrl }: StackContext): Record<string, string> {
  return {
    ...keys,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    PORT: String(settings.ports.site),
    CONTENT_PORT: String(settings.ports.content),
    PROPERTY_SITE_PORT: String(settings.ports.propertySite),
    DEMO_LISTINGS_PORT: String(settings.ports.demoListings),
  };
}

function withoutPassword(databaseUrl: string): string {
  return databaseUrl.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1@');
}

/** Returns the message of a failed connection: when all addresses of a host refuse it, Node throws one error without a message. */
function reasonOf(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join(', ') : error.message;
}
