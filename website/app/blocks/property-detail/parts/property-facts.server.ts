import type { Property } from '@vitrine/contract/core/property.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import type { ListingSummary } from '../../../components/listing-card/listing-summary.ts';
import { formatDate, formatNumber } from '../../../locale/format.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';

const yes = { fr: 'Oui', en: 'Yes' } as const;

/** Returns the known key facts of a listing. A listing off the market shows only its permanent ones. */
export function propertyFacts(
  full: Property,
  { type, specs, uls }: ListingSummary,
  locale: Locale,
): PropertyDetailData['facts'] {
  const isShown = full.status === 'active' || full.status === 'sold';
  const area = (value: number | null | undefined): string => (value ? areaText(value, full.area_unit, locale) : '');
  const { parking_spaces, has_garage, has_pool, is_waterfront, zoning } = full.details ?? {};
  const facts: PropertyDetailData['facts'] = [
    { name: 'type', value: type },
    { name: 'bedrooms', value: isShown ? specs.bed : '' },
    { name: 'bathrooms', value: isShown ? specs.bath : '' },
    { name: 'living', value: isShown ? area(full.living_area) : '' },
    { name: 'lot', value: isShown ? area(full.lot_area) : '' },
    { name: 'year', value: isShown && full.year_built ? String(full.year_built) : '' },
    { name: 'parking', value: isShown && parking_spaces ? formatNumber(parking_spaces, locale) : '' },
    { name: 'garage', value: isShown && has_garage ? yes[locale] : '' },
    { name: 'pool', value: isShown && has_pool ? yes[locale] : '' },
    { name: 'waterfront', value: isShown && is_waterfront ? yes[locale] : '' },
    { name: 'zoning', value: (isShown && zoning) || '' },
    { name: 'listed', value: full.status === 'active' ? formatDate(new Date(full.listed_at), locale) : '' },
    { name: 'number', value: uls },
  ];
  return facts.filter(({ value }) => value !== '');
}

const squareFeetPerSquareMetre = 10.7639;
const squareMetresPerHectare = 10_000;

/**
 * Formats an area in both units: `1 240 pi² (115 m²)`, `1,240 ft² (115 m²)`, `115 m² (1 238 pi²)`; land of a hectare or more
 * also in hectares.
 */
function areaText(value: number, unit: Property['area_unit'], locale: Locale): string {
  const metres = unit === 'sqm' ? value : value / squareFeetPerSquareMetre;
  const inFeet = measure(
    unit === 'sqft' ? value : value * squareFeetPerSquareMetre,
    locale === 'fr' ? 'pi²' : 'ft²',
    locale,
  );
  const inMetres = measure(metres, 'm²', locale);
  const [own, other] = unit === 'sqft' ? [inFeet, inMetres] : [inMetres, inFeet];
  return metres < squareMetresPerHectare
    ? `${own} (${other})`
    : `${own} (${measure(metres / squareMetresPerHectare, 'ha', locale, 1)})`;
}

const measure = (value: number, unit: string, locale: Locale, decimals = 0): string =>
  `${formatNumber(Number(value.toFixed(decimals)), locale)}\u00a0${unit}`;
