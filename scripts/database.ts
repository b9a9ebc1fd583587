import { join } from 'node:path';
import { onStop } from './children.ts';
import { hashInputs } from './content-hash.ts';
import { openHouseNotes } from './house-notes.ts';
import type { Surroundings } from './parts.ts';
import { PlainError } from './plain-error.ts';
import { startPostgres } from './postgres.ts';
import { step } from './progress.ts';
import { runProgram } from './run-program.ts';
import { root, type Settings } from './settings.ts';

/** Everything that decides how the tables look. */
const schemaInputs = ['core/src/db', 'core/src/leads', 'content/src', 'contract/src', 'package-lock.json'];

/** The address of the database: the one that was given, or the embedded server, which is stopped with the rest. */
export async function openDatabase(settings: Settings): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const server = await step('Starting PostgreSQL', 'PostgreSQL runs', () => startPostgres(settings));
  onStop(server.stop);
  return server.url;
}

export interface FillOptions {
  /** Put the demo sites in where the database has none yet. */
  demo: boolean;
}

/** Migrates where the schema has changed since the last time, and puts the demo in once. */
export async function fillDatabase(surroundings: Surroundings, { demo }: FillOptions): Promise<void> {
  const { databaseUrl } = surroundings;
  const notes = await openHouseNotes(databaseUrl).catch((error: Error) => {
    throw new PlainError(`The database at ${withoutPassword(databaseUrl)} cannot be used: ${reasonOf(error)}.`);
  });
  try {
    const schema = await hashInputs(root, schemaInputs);
    if ((await notes.read('schema')) !== schema) {
      await step('Migrating the database', 'The database is up to date', () =>
        runFill(surroundings, ['--migrate-only'], { verbose: false }),
      );
      await notes.write('schema', schema);
    }
    if (demo && !(await notes.read('demo'))) {
      await runFill(surroundings, []);
      await notes.write('demo', new Date().toISOString());
    }
  } finally {
    await notes.close();
  }
}

/** Runs `fill.ts` in a process of its own, since the content store reads its environment when it is loaded. */
export function runFill(surroundings: Surroundings, flags: string[], { verbose } = { verbose: true }): Promise<void> {
  return runProgram([process.execPath, join(root, 'scripts/fill.ts'), ...flags], {
    env: fillEnvironment(surroundings),
    failure: null,
    verbose,
  });
}

/** What `fill.ts` is told. */
export function fillEnvironment({ settings, keys, databaseUrl }: Surroundings): Record<string, string> {
  return {
    ...keys,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    PORT: String(settings.ports.site),
    PROPERTY_SITE_PORT: String(settings.ports.propertySite),
  };
}

function withoutPassword(databaseUrl: string): string {
  return databaseUrl.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1@');
}

/** Node reports a refused connection to several addresses as one error without a message. */
function reasonOf(error: Error): string {
  return error instanceof AggregateError ? error.errors.map(({ message }: Error) => message).join(', ') : error.message;
}
