import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readStoreEnv } from './env.ts';
import { closePayload, openPayload } from './open-payload.ts';

/** Writes the next migration from the changes in the collections. Run `node content/src/create-migration.ts NAME`. */
const folder = new URL('./migrations/', import.meta.url);
const payload = await openPayload(readStoreEnv());
await payload.db.createMigration({ payload, migrationName: process.argv[2] ?? 'change' });
await closePayload(payload);

// Payload writes migrations for a bundler; Node requires `import type` and file extensions.
await rm(new URL('index.ts', folder));
const names = (await readdir(folder))
  .filter((name) => /^\d+_.*\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''));
for (const name of names) {
  const file = new URL(`${name}.ts`, folder);
  const source = await readFile(file, 'utf8');
  const typed = source
    .replace('import { MigrateUpArgs, MigrateDownArgs, sql }', 'import type { MigrateDownArgs, MigrateUpArgs }')
    .replaceAll('{ db, payload, req }', '{ db }')
    .replaceAll('execute(sql`', 'execute(`');
  await writeFile(file, typed);
}
const imports = names.map((name, index) => `import * as step${index + 1} from './${name}.ts';`);
const steps = names.map(
  (name, index) => `  { name: '${name}', up: step${index + 1}.up, down: step${index + 1}.down },`,
);
await writeFile(
  new URL('all-migrations.ts', folder),
  `${imports.join('\n')}\n\n/** The migrations in the order in which they run. */\nexport const migrations = [\n${steps.join('\n')}\n];\n`,
);
