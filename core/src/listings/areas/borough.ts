import { boroughCode, quebecBoroughs, quebecSectors } from '@vitrine/contract/core/quebec-boroughs.ts';
import { slugify } from '../listing-address.ts';

/** A borough, a sector or another part of a municipality. */
export interface Borough {
  code: string;
  name: string;
}

/** Maximum length of a borough's slug, with which its code stays within the 60 characters of a value of the search (`properties-query.ts`). */
const slugLimit = 50;

/** Returns the words by which spellings of a name are compared; sources leave out the article that begins a name. */
const wordsOf = (name: string): string => slugify(name).replace(/^(le|la|les|l|des)-/, '');

/**
 * Returns the borough that a source names, such as `ROSEMONT/LA PETITE-PATRIE` of Montréal, under its official name where there is one. Null for a name
 * without letters.
 */
export function boroughOf(municipalityCode: string, written: string): Borough | null {
  const words = wordsOf(written);
  const official = [...(quebecBoroughs[municipalityCode] ?? []), ...(quebecSectors[municipalityCode] ?? [])];
  const name = official.find((each) => wordsOf(each) === words) ?? written.trim();
  const slug = slugify(name).slice(0, slugLimit);
  return slug === '' ? null : { code: boroughCode(municipalityCode, slug), name };
}
