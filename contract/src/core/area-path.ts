import { isLocale, type Locale } from '../locale.ts';
import type { AreaTransaction } from './area.ts';
import type { PropertyTypeCode } from './import.ts';

type Slugs = Record<Locale, string>;

const transactionSlugs: Record<AreaTransaction, Slugs> = {
  buy: { fr: 'a-vendre', en: 'for-sale' },
  rent: { fr: 'a-louer', en: 'for-rent' },
};

const typeSlugs: Record<PropertyTypeCode, Slugs> = {
  maison: { fr: 'maisons', en: 'houses' },
  condo: { fr: 'condos', en: 'condos' },
  prop: { fr: 'immeubles-a-revenus', en: 'income-properties' },
  ferme: { fr: 'fermes', en: 'farms' },
  chalet: { fr: 'chalets', en: 'cottages' },
  terrain: { fr: 'terrains', en: 'lots' },
  comm: { fr: 'proprietes-commerciales', en: 'commercial-properties' },
};

/** The area that a path names; `municipality` and `borough` are slugs. */
export interface AreaKey {
  transaction: AreaTransaction;
  municipality: string | null;
  /** Null for the whole municipality. Without a municipality there is no borough. */
  borough: string | null;
  /** Null for all types. Without a municipality there is no type. */
  type: PropertyTypeCode | null;
}

/** Returns the path of an area's page, such as `/fr/a-vendre/montreal/verdun/condos`. */
export const areaPath = ({ transaction, municipality, borough, type }: AreaKey, locale: Locale): string =>
  [
    '',
    locale,
    transactionSlugs[transaction][locale],
    municipality,
    municipality && borough,
    type && municipality && typeSlugs[type][locale],
  ]
    .filter((part) => part !== null)
    .join('/');

/** Returns the paths of an area's page in each language. */
export const areaPaths = (key: AreaKey): Slugs => ({ fr: areaPath(key, 'fr'), en: areaPath(key, 'en') });

const keyOf = <K extends string>(slugs: Record<K, Slugs>, locale: Locale, slug: string): K | undefined => {
  for (const key in slugs) if (slugs[key][locale] === slug) return key;
  return undefined;
};

const isSlug = (text: string): boolean => /^[a-z0-9-]{1,120}$/.test(text);

/** True for a word that names a property type in either language, and is therefore no borough. */
const isTypeSlug = (text: string): boolean =>
  Object.values(typeSlugs).some((slugs) => Object.values(slugs).includes(text));

/** Returns the area of a path without a trailing slash, or null for any other path. Whether the municipality and the borough exist is not checked. */
export function readAreaPath(path: string): AreaKey | null {
  const [root, locale, first = '', municipality = null, ...rest] = path.split('/');
  if (root !== '' || !isLocale(locale)) return null;
  const transaction = keyOf(transactionSlugs, locale, first);
  if (!transaction || (municipality !== null && !isSlug(municipality))) return null;
  const type = keyOf(typeSlugs, locale, rest.at(-1) ?? '') ?? null;
  const [borough = null, ...others] = type === null ? rest : rest.slice(0, -1);
  if (others.length > 0 || (borough !== null && (!isSlug(borough) || isTypeSlug(borough)))) return null;
  return { transaction, municipality, borough, type };
}
