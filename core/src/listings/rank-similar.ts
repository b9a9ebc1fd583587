import type { Selectable } from 'kysely';
import type { ListingTable } from '../db/schema.ts';

export type SimilarCandidate = Pick<
  Selectable<ListingTable>,
  'listing_key' | 'list_price' | 'municipality_code' | 'bedrooms_total' | 'latitude' | 'longitude'
> & { picture: string | null };

/** The listing that others are compared with; without a price when the price must not be revealed. */
export interface SimilarTo extends Omit<SimilarCandidate, 'list_price'> {
  list_price: number | null;
}

const kmPerDegree = 111;
/** Maximum distance of a similar listing, km. */
const farthest = 40;

/** Returns the distance in km. When either listing lacks coordinates, the distance is 0 within a municipality, else infinite. */
function kilometres(one: SimilarTo, other: SimilarCandidate): number {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null) {
    return one.municipality_code === other.municipality_code ? 0 : Number.POSITIVE_INFINITY;
  }
  return (
    kmPerDegree *
    Math.hypot(
      one.latitude - other.latitude,
      (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
    )
  );
}

/**
 * Returns the dissimilarity of two listings, in km. A price a quarter higher or lower, or two bedrooms more or fewer, count as much as
 * another municipality: 5 km.
 */
function unlikeness(own: SimilarTo, other: SimilarCandidate): number {
  const price = own.list_price && other.list_price ? Math.abs(Math.log(other.list_price / own.list_price)) : 0;
  const bedrooms = Math.abs((other.bedrooms_total ?? 0) - (own.bedrooms_total ?? 0));
  return (
    kilometres(own, other) / 5 +
    price / Math.log(1.25) +
    bedrooms / 2 +
    (other.municipality_code === own.municipality_code ? 0 : 1)
  );
}

/** Number of listings that fill a row. */
const fullRow = 3;
const most = 6;

/**
 * Returns the keys of at most six candidates, most similar first. A candidate whose first picture is already shown is
 * used only to fill the first row, because the dwellings of one building share a photograph.
 */
export function rankSimilar(own: SimilarTo, candidates: readonly SimilarCandidate[]): string[] {
  const ranked = candidates
    .filter((candidate) => candidate.listing_key !== own.listing_key && kilometres(own, candidate) <= farthest)
    .map((candidate) => ({ ...candidate, rank: unlikeness(own, candidate) }))
    .sort((one, other) => one.rank - other.rank || (one.listing_key < other.listing_key ? -1 : 1));
  const seen = new Set([own.picture]);
  const isNew = ({ picture }: SimilarCandidate): boolean => {
    if (picture === null) return true;
    if (seen.has(picture)) return false;
    seen.add(picture);
    return true;
  };
  const different = ranked.filter(isNew);
  const repeated = ranked.filter((candidate) => !different.includes(candidate));
  const shown = [...different.slice(0, most), ...repeated.slice(0, Math.max(0, fullRow - different.length))];
  return shown.map(({ listing_key }) => listing_key);
}
