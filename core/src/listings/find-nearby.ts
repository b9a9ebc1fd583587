import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import type { ListingRecord } from './find-listing.ts';
import type { SimilarCard } from './find-similar.ts';
import { cardColumns } from './present-listing.ts';
import { onSite } from './search-query.ts';

export interface NearbyCard extends SimilarCard {
  /** m. */
  distance: number;
}

/** Maximum distance of a nearby listing, m: a walk of a quarter of an hour. */
const farthest = 1000;
const most = 4;
/** Number of nearest listings among which the shown ones are chosen. */
const compared = 24;

const metresPerDegree = 111_195;
const shortening = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/**
 * Returns the listings on the market closest to this one, nearest first, except those of `except`. Only exact locations that pages show are compared:
 * a distance to the point of a neighbourhood would be wrong, and one to a hidden address would reveal it, which is why that one is not stored.
 */
export async function findNearby(
  database: Database,
  micrositeId: string,
  record: ListingRecord,
): Promise<NearbyCard[]> {
  const { listing_key, latitude, longitude, location_approximate, standard_status } = record;
  const isShown = standard_status === 'Active' || standard_status === 'Closed';
  if (!isShown || latitude === null || longitude === null || location_approximate) return [];
  const north = farthest / metresPerDegree;
  const east = north / shortening(latitude);
  const corner = (sign: 1 | -1) =>
    sql`point(${longitude + sign * east}::float8 * 0.7, ${latitude + sign * north}::float8)`;
  const cards = await database
    .selectFrom('listing')
    .select(cardColumns)
    .select(['price_reduced_at', 'latitude', 'longitude'])
    // A literal, so that the planner sees that the index `listing_near` applies.
    .where(sql<boolean>`standard_status = 'Active'`)
    .where(sql<boolean>`point(longitude * 0.7, latitude) <@ box(${corner(-1)}, ${corner(1)})`)
    .where(onSite(micrositeId))
    .where('location_approximate', '=', false)
    .where('listing_key', '<>', listing_key)
    .orderBy(sql`point(longitude * 0.7, latitude) <-> point(${longitude}::float8 * 0.7, ${latitude}::float8)`)
    .orderBy('listing_key')
    .limit(compared)
    .execute();
  return cards
    .map((card) => ({ ...card, distance: metresBetween([latitude, longitude], card) }))
    .filter(({ distance }) => distance <= farthest);
}

/** A listing with its pictures, the first one of which its page and its card show largest. */
type Pictured = Pick<SimilarCard, 'listing_key' | 'media'>;

/**
 * Returns the nearest listings to show beside a listing and its similar ones, without repeating any. The dwellings of one building share a
 * photograph, so a listing whose first picture the page already shows stands there only when all of them do.
 */
export function chooseNearby<Card extends Pictured>(
  own: Pick<Pictured, 'media'>,
  similar: readonly Pictured[],
  nearby: readonly Card[],
): Card[] {
  const keys = new Set(similar.map(({ listing_key }) => listing_key));
  const others = nearby.filter(({ listing_key }) => !keys.has(listing_key));
  const seen = new Set([own, ...similar].map(pictureOf));
  const different = others.filter((card) => {
    const picture = pictureOf(card);
    const isSeen = picture !== undefined && seen.has(picture);
    seen.add(picture);
    return !isSeen;
  });
  return (different.length > 0 ? different : others).slice(0, most);
}

const pictureOf = ({ media }: Pick<Pictured, 'media'>): string | undefined => media[0]?.url;

function metresBetween(
  [latitude, longitude]: [number, number],
  other: Pick<NearbyCard, 'latitude' | 'longitude'>,
): number {
  const north = (other.latitude ?? 0) - latitude;
  const east = ((other.longitude ?? 0) - longitude) * shortening(latitude);
  return Math.round(metresPerDegree * Math.hypot(north, east));
}
