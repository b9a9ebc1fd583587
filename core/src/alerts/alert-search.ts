import { areaPattern } from '@vitrine/contract/core/area-pattern.ts';
import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { propertiesQuery } from '@vitrine/contract/core/properties-query.ts';
import { propertyTypeLabels } from '@vitrine/contract/core/property-type-labels.ts';
import { ringOf } from '@vitrine/contract/core/search-area.ts';
import type { AlertTable } from '../db/alert-tables.ts';
import type { Place } from '../listings/areas/find-places.ts';
import { slugify } from '../listings/listing-address.ts';
import { propertyTypeNames } from '../listings/property-types.ts';
import { resolveMunicipalities } from './resolve-municipalities.ts';

/** Search of an alert. */
export type AlertSearch = Pick<
  AlertTable,
  | 'municipality_codes'
  | 'municipalities'
  | 'unknown_municipalities'
  | 'property_type'
  | 'price_min'
  | 'price_max'
  | 'bedrooms'
  | 'bathrooms'
  | 'broker'
  | 'office'
  | 'area'
  | 'area_ring'
>;

/** The empty search of an alert that has ended. */
export const noSearch: AlertSearch = {
  municipality_codes: [],
  municipalities: [],
  unknown_municipalities: [],
  property_type: null,
  price_min: null,
  price_max: null,
  bedrooms: null,
  bathrooms: null,
  broker: null,
  office: null,
  area: null,
  area_ring: null,
};

/** Returns the code of a property type; another website may send its name. */
function typeCodeOf(text = ''): string {
  const isMeant = (code: (typeof propertyTypeCodes)[number]) =>
    [code, ...Object.values(propertyTypeNames[code]), ...Object.values(propertyTypeLabels[code])].some(
      (name) => slugify(name) === slugify(text),
    );
  return propertyTypeCodes.find(isMeant) ?? '';
}

/** Reads an amount in CAD; a budget of 0 means no budget (steps.16). */
const amountOf = (text: string | undefined) => propertiesQuery.parse({ price_min: text }).price_min || undefined;

/**
 * Returns the search in the fields of a `property_alert` (steps.15), read as the search page reads its
 * query string: invalid values are left out, reversed budgets are swapped.
 */
export function readAlertSearch(
  fields: Record<string, string | undefined>,
  municipalities: readonly Place[],
): AlertSearch {
  const { codes, names, unknown } = resolveMunicipalities(fields.municipality ?? '', municipalities);
  const asked = propertiesQuery.parse({
    type: typeCodeOf(fields.property_type),
    price_min: amountOf(fields.budget_min),
    price_max: amountOf(fields.budget_max),
    bedrooms: fields.nb_bedrooms,
    bathrooms: fields.nb_bathrooms,
    broker: fields.broker,
    office: fields.office,
    area: readArea(fields.area),
  });
  return {
    municipality_codes: codes,
    municipalities: names,
    unknown_municipalities: unknown,
    property_type: asked.type[0] ?? null,
    price_min: asked.price_min,
    price_max: asked.price_max,
    bedrooms: asked.bedrooms,
    bathrooms: asked.bathrooms,
    broker: asked.broker[0] ?? null,
    office: asked.office[0] ?? null,
    ...areaOf(asked.area),
  };
}

/** Returns an area; an invalid one is none. */
const readArea = (text: string | null | undefined) => (text && areaPattern.test(text) ? text : undefined);

const areaOf = (area: string | null): Pick<AlertSearch, 'area' | 'area_ring'> => ({
  area,
  area_ring: area === null ? null : ringOf(area),
});

/**
 * Returns the search in a query string of the search page (search.1); null when it says no place: neither a known municipality nor a drawn area. The broker and office of the
 * alert stay, because its page does not ask for them.
 */
export function readQuerySearch(
  query: string,
  municipalities: readonly Place[],
  { broker, office }: Pick<AlertSearch, 'broker' | 'office'>,
): AlertSearch | null {
  const params = new URLSearchParams(query);
  const one = ['price_min', 'price_max', 'bedrooms', 'bathrooms'].map((name) => [name, params.get(name) ?? undefined]);
  const asked = propertiesQuery.parse({
    ...Object.fromEntries(one),
    mun: params.getAll('mun'),
    type: params.getAll('type'),
    area: readArea(params.get('area')),
  });
  const known = municipalities.filter(({ code }) => asked.mun.includes(code));
  if (known.length === 0 && asked.area === null) return null;
  return {
    municipality_codes: known.map(({ code }) => code),
    municipalities: known.map(({ name }) => name),
    unknown_municipalities: [],
    property_type: asked.type[0] ?? null,
    price_min: asked.price_min,
    price_max: asked.price_max,
    bedrooms: asked.bedrooms,
    bathrooms: asked.bathrooms,
    broker,
    office,
    ...areaOf(asked.area),
  };
}

/**
 * Returns the search as the query string of the search page (search.1), for sale; empty for an alert that has ended.
 */
export function alertQuery(alert: AlertSearch): string {
  const { municipality_codes, unknown_municipalities, property_type: type, broker, office, area, ...rooms } = alert;
  const { price_min, price_max, bedrooms, bathrooms } = rooms;
  if (municipality_codes.length + unknown_municipalities.length === 0 && area === null) return '';
  const one = { type, price_min, price_max, bedrooms, bathrooms, forSaleForRent: 'buy', area, broker, office };
  const params = new URLSearchParams(municipality_codes.map((code) => ['mun', code]));
  for (const [name, value] of Object.entries(one)) if (value !== null) params.append(name, String(value));
  return params.toString();
}
