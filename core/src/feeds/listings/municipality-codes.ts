import type { Database } from '../../db/connect.ts';
import { slugify } from '../../listings/listing-address.ts';

/** Returns a function that finds the code of a municipality by its name; null for names that none has, or several have. */
export async function loadMunicipalityCodes(database: Database): Promise<(name: string) => string | null> {
  const rows = await database.selectFrom('municipality').selectAll().execute();
  const byName = new Map<string, string | null>();
  // Official codes are digits; the others were made from names.
  for (const { code, name } of rows.filter(({ code }) => /^\d+$/.test(code))) {
    byName.set(slugify(name), byName.has(slugify(name)) ? null : code);
  }
  return (name) => byName.get(slugify(name)) ?? null;
}
