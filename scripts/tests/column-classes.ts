import { columnNames, type PersonalData } from '@vitrine/database/personal-data.ts';
import pg from 'pg';

interface Classes {
  schema: string;
  personal: readonly PersonalData[];
  others: Readonly<Record<string, string>>;
}

/**
 * Compares the columns of a database with their classes. Returns those that are in neither class, those that are in both, and those that do not exist, as
 * `table.column`.
 */
export async function compareColumns(databaseUrl: string, { schema, personal, others }: Classes) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = $1 order by 1`,
    [schema],
  );
  await client.end();
  const existing = new Set(rows.map(({ name }) => name));
  const namesOf = (columns: Readonly<Record<string, string>>) =>
    Object.entries(columns).flatMap(([table, list]) => columnNames(list).map((name) => `${table}.${name}`));
  const said = personal.flatMap(({ columns }) => namesOf(columns));
  const denied = namesOf(others);
  const classified = [...said, ...denied];
  return {
    unclassified: [...existing].filter((name) => !classified.includes(name)),
    twice: classified.filter((name, index) => classified.indexOf(name) !== index),
    unknown: classified.filter((name) => !existing.has(name)),
  };
}
