import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import { destructiveChanges } from './destructive-changes.ts';

/** The last migrations that were written before upgrades without a stop; what they took away is gone. */
const before = { core: '0044-figures', content: '20261127_110000_area_guides' };

async function newMigrations(folder: string, last: string): Promise<string[]> {
  const names = await readdir(join(root, folder));
  const isMigration = (name: string) => /^\d[\w-]*\.ts$/.test(name);
  return names.filter((name) => isMigration(name) && basename(name, '.ts') > last).map((name) => join(folder, name));
}

test('the version before bears each migration, or the migration says why it is the second step', async () => {
  const paths = [
    ...(await newMigrations('core/src/db/migrations', before.core)),
    ...(await newMigrations('content/src/migrations', before.content)),
  ];
  const found = await Promise.all(
    paths.map(async (path) => [path, destructiveChanges(await readFile(join(root, path), 'utf8'))] as const),
  );
  expect(Object.fromEntries(found.filter(([, changes]) => changes.length > 0))).toEqual({});
  expect(await newMigrations('core/src/db/migrations', '0043')).toContain('core/src/db/migrations/0044-figures.ts');
});

const up = (statement: string) => `export async function up({ db }) {\n  await db.execute(\`${statement}\`);\n}\n`;

test.each([
  ['alter table lead drop column fields', 'drops a column'],
  ['ALTER TABLE "content"."pages" DROP COLUMN "title";', 'drops a column'],
  ['drop table if exists lead', 'drops a table'],
  ['alter table lead rename to message', 'renames'],
  ['alter table lead rename fields to answers', 'renames'],
  ['ALTER TABLE "content"."pages" RENAME COLUMN "title" TO "name";', 'renames'],
  ['alter table lead alter column id type text', 'changes the type of a column'],
  ['alter table lead alter column note set not null', 'demands a value of a column'],
  ['alter table lead add column note text not null', 'adds a column that demands a value'],
  ['alter table lead add column a text, add column note text not null', 'adds a column that demands a value'],
])('%s is not borne: it %s', (statement, change) => {
  expect(destructiveChanges(up(statement))).toEqual([change]);
});

test.each([
  'alter table lead add column note text',
  "alter table lead add column facts jsonb not null default '{}'",
  'create table note (id uuid primary key, text text not null)',
  'create index lead_note on lead (note)',
  'alter table lead drop constraint kind_check, add constraint kind_check check (kind in (1, 2))',
])('%s is borne', (statement) => {
  expect(destructiveChanges(up(statement))).toEqual([]);
});

test('the calls of Kysely count as well, the way back and comments do not', () => {
  const call = `export const up = (db) => db.schema.alterTable('lead').dropColumn('note').execute();\n`;
  expect(destructiveChanges(call)).toEqual(['drops a column']);
  const back = `export async function down(db) {\n  await sql\`drop table note\`.execute(db);\n}\n`;
  expect(destructiveChanges(`// A later version may drop column note.\n${up('select 1')}${back}`)).toEqual([]);
});

test('a second step that says why nobody needs what it takes away is borne', () => {
  const taken = up('alter table lead drop column note');
  expect(destructiveChanges(`// Second step: nothing reads the notes since 0046.\n${taken}`)).toEqual([]);
  expect(destructiveChanges(`// Second step:\n${taken}`)).toEqual(['drops a column']);
});
