import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { Random } from '../pictures/drawing/random.ts';
import { demoReferenceDate } from './generate-listings.ts';

/** The boroughs whose guides show the market of the past year. */
const placesWithPast: ReadonlySet<string | null | undefined> = new Set([
  'Le Vieux-Longueuil',
  'Villeray–Saint-Michel–Parc-Extension',
]);

const day = 86_400_000;
/** Number of earlier listings from which those of one property are drawn; with them a borough has about as many on offer a year ago as today. */
const tries = 6;
const usualShare = 0.7;
/** How many properties come on the market in each month, January first, compared with the average. */
const seasons = [0.8, 0.95, 1.2, 1.3, 1.25, 1.05, 0.9, 0.9, 1.05, 1, 0.85, 0.65];

/** Yields listings of the past, which left the market unsold, at other addresses near a property on offer in one of these boroughs. */
export function* earlierListings(listing: ListingImport, referenceDate = demoReferenceDate): Generator<ListingImport> {
  const { StandardStatus, CityRegion, ListingKey, StreetAddress, Latitude, Longitude } = listing;
  if (!StandardStatus.startsWith('Active') || !placesWithPast.has(CityRegion)) return;
  const random = new Random(Number(ListingKey));
  for (let index = 1; index <= tries; index++) {
    const since = new Date(referenceDate.getTime() - random.between(55, 470) * day);
    const until = new Date(since.getTime() + random.between(50, 130) * day);
    const isDrawn = random.chance(usualShare * (seasons[since.getUTCMonth()] ?? 1));
    if (!isDrawn || until >= referenceDate) continue;
    const moved = (address: string) => address.replace(/\d+/, (civic) => String(Number(civic) + 8 * index));
    yield {
      ...listing,
      ListingKey: `${ListingKey}${index}`,
      StandardStatus: 'Expired',
      OnMarketTimestamp: since.toISOString(),
      OffMarketTimestamp: until.toISOString(),
      StreetAddress: { fr: moved(StreetAddress.fr), en: moved(StreetAddress.en) },
      ...(Latitude && Longitude && { Latitude: Latitude + 0.0004 * index, Longitude: Longitude + 0.0003 * index }),
      OpenHouses: [],
      Media: [],
    };
  }
}
