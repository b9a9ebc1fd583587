import type { Property } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { defineTexts, textsOf } from '../../../locale/define-texts.ts';
import { fixedPath } from '../../../locale/paths.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';

const texts = defineTexts({
  fr: { home: 'Accueil', search: 'Propriétés', buy: 'à vendre', rent: 'à louer' },
  en: { home: 'Home', search: 'Properties', buy: 'for sale', rent: 'for rent' },
});

/** Returns the breadcrumb of a listing: home, search, municipality, and listings of the same type and transaction there. */
export function propertyBreadcrumbs(full: Property, locale: Locale): PropertyDetailData['breadcrumbs'] {
  const { municipality, property_type, for_sale_for_rent, type } = full;
  const t = textsOf(texts, locale);
  const search = fixedPath('search', locale);
  const searchHref = (query: Record<string, string>) => `${search}?${new URLSearchParams(query)}`;
  const mun = municipality.MUN_CODE;
  return [
    { name: t.home, href: fixedPath('home', locale) },
    { name: t.search, href: search },
    { name: municipality.DESCRIPTION, href: searchHref({ mun }) },
    {
      name: `${type} ${t[for_sale_for_rent]}`,
      href: searchHref({ mun, type: property_type, forSaleForRent: for_sale_for_rent }),
    },
  ];
}
