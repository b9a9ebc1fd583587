import type { LocatedListing } from '@vitrine/contract/core/located-listings.ts';
import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { boundsOf, type Coords } from '../../map/geo.ts';
import { type Search, type SearchFilters, withFilters } from '../filters.ts';
import type { FilterChoice } from '../search-data.ts';
import { viewportOf } from '../viewport-query.ts';
import { placeNames } from './place-names.server.ts';
import { type ReadPhrase, readPhrase } from './read-phrase.server.ts';

/** What the search of a phrase asks core. Both find nothing while core does not answer. */
export interface PhraseServices {
  /** Returns the listings that an address, a postal code or a number names, in some places. */
  locate(text: string, places: readonly string[]): Promise<LocatedListing[]>;
  /** Returns the points of the listings in some places. */
  pointsIn(places: readonly string[]): Promise<Coords[]>;
}

interface Request {
  /** The search that the phrase changes. */
  base: Search;
  municipalities: readonly FilterChoice[];
  locale: Locale;
  services: PhraseServices;
}

/** What a phrase leads to: the page of a listing, or a search. */
export interface PhraseSearch {
  listing: LocatedListing | null;
  search: Search;
  /** Names and codes of the places that the phrase names. */
  places: ReadPhrase['places'];
  /** Listings that the phrase may mean: those of its address, its postal code or its number. */
  located: LocatedListing[];
  unknown: string[];
}

/** Distance around a place that is near it, and around the listings of a postal code or an address, in degrees of latitude: 10 km and 300 m. */
const [nearby, close] = [0.09, 0.003];
/** Degrees of longitude that are as long as one of latitude in the south of Québec. */
const longitudes = 1.45;

/** Returns the bounds of points with a margin. */
function around(points: readonly Coords[], margin: number): MapBounds | null {
  const bounds = boundsOf(points);
  return (
    bounds && {
      SouthWest_lat: bounds.SouthWest_lat - margin,
      SouthWest_lng: bounds.SouthWest_lng - margin * longitudes,
      NorthEast_lat: bounds.NorthEast_lat + margin,
      NorthEast_lng: bounds.NorthEast_lng + margin * longitudes,
    }
  );
}

/** Reads a phrase and returns the search it means. What it says replaces the filters of the same kind, and the others stay. */
export async function searchOfPhrase(
  text: string,
  { base, municipalities, locale, services }: Request,
): Promise<PhraseSearch> {
  const phrase = readPhrase(text, placeNames(municipalities), locale);
  const { places, near, listing, postalCode, address } = phrase;
  const codes = [...new Set(places.flatMap((place) => place.codes))].sort();
  const wanted = listing ?? postalCode ?? address?.words;
  const [located, points] = await Promise.all([
    wanted ? services.locate(wanted, listing ? [] : codes) : [],
    near ? services.pointsIn(near.codes) : [],
  ]);
  const bounds = near
    ? around(points, nearby)
    : around(
        located.flatMap(({ coords }) => (coords ? [coords] : [])),
        close,
      );
  const isLost = (near !== null || postalCode !== null || address !== null) && bounds === null;
  const lost = [
    wanted && located.length === 0 ? (address?.written ?? wanted) : null,
    near && isLost ? near.name : null,
  ];
  const unknown = [...lost.filter((words) => words !== null), ...phrase.unknown];
  const only = located.length === 1 && (listing !== null || address !== null) ? (located[0] ?? null) : null;
  const filters = mergedFilters(base.filters, phrase, codes, bounds !== null);
  const { words: _, ...search } = withFilters(base, filters);
  const words = unknown.join(', ');
  return {
    listing: only,
    search: { ...search, ...(bounds && { viewport: viewportOf(bounds) }), ...(words && { words }) },
    ...{ places, located, unknown },
  };
}

function mergedFilters(
  base: SearchFilters,
  { filters, near }: ReadPhrase,
  codes: string[],
  hasBounds: boolean,
): SearchFilters {
  const isOther = filters.forSaleForRent !== null && filters.forSaleForRent !== base.forSaleForRent;
  const isPriced = filters.price_min !== null || filters.price_max !== null;
  // Prices of sales and rents are not comparable.
  const prices = isPriced || isOther ? filters : base;
  return {
    ...base,
    // A place replaces another one, also where it is a part of the map.
    mun: codes.length > 0 ? codes : near || hasBounds ? [] : base.mun,
    area: codes.length > 0 || near || hasBounds ? null : base.area,
    type: filters.type.length > 0 ? filters.type : base.type,
    price_min: prices.price_min,
    price_max: prices.price_max,
    bedrooms: filters.bedrooms ?? base.bedrooms,
    bathrooms: filters.bathrooms ?? base.bathrooms,
    forSaleForRent: filters.forSaleForRent ?? base.forSaleForRent,
    open_house: filters.open_house || base.open_house,
  };
}
