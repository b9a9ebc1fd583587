import { type AreaKey, areaPath } from '@vitrine/contract/core/area-path.ts';
import type { Property } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { Breadcrumb } from '../../../components/breadcrumbs/breadcrumbs.tsx';
import { defineTexts, textsOf } from '../../../locale/define-texts.ts';
import { fixedPath } from '../../../locale/paths.ts';

const texts = defineTexts({
  fr: { home: 'Accueil', search: 'Propriétés', buy: 'à vendre', rent: 'à louer', sold: 'vendu' },
  en: { home: 'Home', search: 'Properties', buy: 'for sale', rent: 'for rent', sold: 'sold' },
});

/** Returns the address of the search with a query. */
export const searchHref = (locale: Locale, query: Record<string, string>): string =>
  `${fixedPath('search', locale)}?${new URLSearchParams(query)}`;

/** Returns the query for listings of the same type and transaction in the municipality of a listing. */
export const similarQuery = ({ municipality, property_type: type, for_sale_for_rent: forSaleForRent }: Property) => ({
  mun: municipality.MUN_CODE,
  type,
  forSaleForRent,
});

/**
 * Returns the breadcrumb of a listing: home, all areas, its municipality, its borough, and its type there. A core that does not name areas has the
 * search in their place; a site without a search has neither. That of a listing which left the market does not say that it is for sale
 * or for rent; that of a sold one says so.
 */
export function propertyBreadcrumbs(
  full: Property,
  { locale, hasSearch }: { locale: Locale; hasSearch: boolean },
): Breadcrumb[] {
  const { municipality, borough, property_type, for_sale_for_rent: transaction, type, status } = full;
  const t = textsOf(texts, locale);
  const home = { name: t.home, href: fixedPath('home', locale) };
  if (!hasSearch) return [home];
  const isOnMarket = status === 'active';
  const kind = isOnMarket ? `${type} ${t[transaction]}` : status === 'sold' ? `${type}, ${t.sold}` : type;
  const search = { name: t.search, href: fixedPath('search', locale) };
  const { slug, MUN_CODE: mun, DESCRIPTION: name } = municipality;
  if (!slug) {
    return [
      home,
      search,
      { name, href: searchHref(locale, { mun }) },
      { name: kind, href: searchHref(locale, similarQuery(full)) },
    ];
  }
  const href = (key: Partial<AreaKey>) =>
    areaPath({ transaction, municipality: slug, borough: null, type: null, ...key }, locale);
  const part = borough?.slug ? { name: borough.DESCRIPTION, slug: borough.slug } : null;
  return [
    home,
    isOnMarket ? { name: capitalized(t[transaction]), href: href({ municipality: null }) } : search,
    { name, href: href({}) },
    ...(part ? [{ name: part.name, href: href({ borough: part.slug }) }] : []),
    { name: kind, href: href({ borough: part?.slug ?? null, type: property_type }) },
  ];
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
