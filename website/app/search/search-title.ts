import type { FactFlag } from '@vitrine/contract/core/fact-filters.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { defineTexts, textsOf } from '../locale/define-texts.ts';
import { municipalityOf } from './choose-places.ts';
import type { SearchFilters } from './filters.ts';
import { type FilterChoices, labelOf } from './search-data.ts';

/** Returns a French municipality after `à`, with which its article is contracted: `à Magog`, `au Bic`, `aux Coteaux`. */
const toFrench = (name: string): string =>
  /^Les? /.test(name) ? name.replace(/^Les /, 'aux ').replace(/^Le /, 'au ') : `à ${name}`;

const texts = defineTexts({
  fr: {
    properties: 'Propriétés',
    buy: 'à vendre',
    rent: 'à louer',
    any: 'à vendre et à louer',
    garage: 'garage',
    pool: 'piscine',
    with: (amenities: readonly string[]): string => `avec ${amenities.join(' et ')}`,
    waterfront: 'au bord de l’eau',
    in: (name: string) => toFrench(name),
    inTwo: (one: string, other: string) => `${toFrench(one)} et ${toFrench(other)}`,
    inMore: (one: string, others: number) => `${toFrench(one)} et dans ${others}\u00a0autres municipalités`,
    inMoreParts: (one: string, others: number) => `${toFrench(one)} et dans ${others}\u00a0autres secteurs`,
  },
  en: {
    properties: 'Properties',
    buy: 'for sale',
    rent: 'for rent',
    any: 'for sale and for rent',
    garage: 'a garage',
    pool: 'a pool',
    with: (amenities: readonly string[]): string => `with ${amenities.join(' and ')}`,
    waterfront: 'on the water',
    in: (name: string) => `in ${name}`,
    inTwo: (one: string, other: string) => `in ${one} and ${other}`,
    inMore: (one: string, others: number) => `in ${one} and ${others}\u00a0other municipalities`,
    inMoreParts: (one: string, others: number) => `in ${one} and ${others}\u00a0other areas`,
  },
});

/**
 * Returns the title of a search by municipality or borough, type, transaction or amenities, such as `Condos à vendre à Magog avec garage`; null for a search by none of them,
 * which has the title that staff wrote. A municipality or a type that the site does not offer is left out.
 */
export function searchTitle(
  filters: Pick<SearchFilters, 'mun' | 'type' | 'forSaleForRent' | FactFlag>,
  { municipalities, types }: FilterChoices,
  locale: Locale,
): string | null {
  const { mun, type, forSaleForRent } = filters;
  const t = textsOf(texts, locale);
  const amenities = (['garage', 'pool'] as const).filter((flag) => filters[flag]).map((flag) => t[flag]);
  const names = mun.map((code) => labelOf(municipalities, code)).filter((name) => !mun.includes(name));
  const kind = types.find(({ code }) => type.some((chosen) => chosen === code))?.label;
  if (
    names.length === 0 &&
    kind === undefined &&
    forSaleForRent === null &&
    amenities.length === 0 &&
    !filters.waterfront
  )
    return null;
  const inMore = mun.some((code) => municipalityOf(code) !== null) ? t.inMoreParts : t.inMore;
  return [
    kind ?? t.properties,
    t[forSaleForRent ?? 'any'],
    placeOf(names, { ...t, inMore }),
    amenities.length > 0 && t.with(amenities),
    filters.waterfront && t.waterfront,
  ]
    .filter(Boolean)
    .join(' ');
}

function placeOf([one, other, ...more]: readonly string[], t: (typeof texts)['fr']): string {
  if (one === undefined) return '';
  if (other === undefined) return t.in(one);
  return more.length === 0 ? t.inTwo(one, other) : t.inMore(one, more.length + 1);
}
