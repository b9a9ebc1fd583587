import { readBoroughCode } from '@vitrine/contract/core/quebec-boroughs.ts';
import type { Database } from '../../db/connect.ts';
import type { Reader } from '../../db/reader.ts';
import { slugify } from '../listing-address.ts';

/** A municipality or a borough with its slug for URLs. */
export interface MunicipalityPlace {
  code: string;
  name: string;
  slug: string;
}

export interface Municipalities {
  byCode: ReadonlyMap<string, MunicipalityPlace>;
  bySlug: ReadonlyMap<string, MunicipalityPlace>;
  /** Boroughs by their code (`borough.ts`), which contains their slug. */
  boroughs: ReadonlyMap<string, MunicipalityPlace>;
}

type NameRow = Pick<MunicipalityPlace, 'code' | 'name'>;

/** Time for which the names are cached, ms. Only an import changes them. */
const keptMs = 10_000;

/**
 * Returns the municipalities and boroughs with their slugs. Of several municipalities with the same name, all but the first by code get their code at the
 * end of the slug.
 */
export function withSlugs(rows: readonly NameRow[], boroughs: readonly NameRow[] = []): Municipalities {
  const bySlug = new Map<string, MunicipalityPlace>();
  for (const { code, name } of rows.toSorted((one, other) => (one.code < other.code ? -1 : 1))) {
    const plain = slugify(name) || slugify(code);
    const slug = bySlug.has(plain) ? `${plain}-${slugify(code)}` : plain;
    bySlug.set(slug, { code, name, slug });
  }
  return {
    byCode: new Map([...bySlug.values()].map((place) => [place.code, place])),
    bySlug,
    boroughs: new Map(
      boroughs.map(({ code, name }) => [code, { code, name, slug: readBoroughCode(code)?.slug ?? slugify(code) }]),
    ),
  };
}

/** Returns the municipalities, from a cache; the last known ones while the database is unavailable. */
export function createMunicipalityDirectory(read: Reader): () => Promise<Municipalities> {
  let known: { since: number; municipalities: Municipalities } | null = null;
  const find = (database: Database) =>
    Promise.all([
      database.selectFrom('municipality').select(['code', 'name']).execute(),
      database.selectFrom('borough').select(['code', 'name']).execute(),
    ]);
  return async () => {
    if (known && performance.now() - known.since < keptMs) return known.municipalities;
    try {
      known = { since: performance.now(), municipalities: withSlugs(...(await read(find))) };
    } catch (error) {
      if (!known) throw error;
    }
    return known.municipalities;
  };
}
