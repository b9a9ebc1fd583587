import type { Database } from '../../db/connect.ts';
import { slugify } from '../../listings/listing-address.ts';

/** A municipality as the website names it. */
export interface KnownMunicipality {
  code: string;
  name: string;
}

/** A municipality, with the part of it that the source names with it. */
export type FoundMunicipality = KnownMunicipality & { part: string | null };

/** Finds an official municipality by its name, or else by its official code, as a source writes them; null for one that is not known or not unique. */
export type FindMunicipality = (name: string, code: string | null) => FoundMunicipality | null;

/** A name with a part of the municipality behind it, such as `Montréal (Rosemont/La Petite-Patrie)`. */
const withPart = /^(.+?)\s*\(([^)]*)\)$/;
/** Official codes of Québec have five digits. Other codes of table `municipality` were made from names. */
const official = /^\d{5}$/;

/**
 * Returns a function that finds official municipalities. Their own names are kept: sources write them in capitals, without accents or with a borough.
 * An official code that the website does not know yet keeps the name of the source.
 */
export async function loadMunicipalities(database: Database): Promise<FindMunicipality> {
  const rows = await database.selectFrom('municipality').selectAll().execute();
  const known = rows.filter(({ code }) => /^\d+$/.test(code));
  const byCode = new Map(known.map((row) => [row.code, row]));
  const byName = Map.groupBy(known, ({ name }) => slugify(name));
  const named = (name: string) => {
    const [only, another] = byName.get(slugify(name)) ?? [];
    return only && !another ? only : null;
  };
  return (name, code) => {
    const only = named(name);
    if (only) return { ...only, part: null };
    const [, whole = name, part = null] = withPart.exec(name) ?? [];
    const found = named(whole) ?? (code === null ? null : byCode.get(code));
    if (found) return { ...found, part };
    return code !== null && official.test(code) ? { code, name: whole, part } : null;
  };
}
