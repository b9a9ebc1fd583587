import type { ListingImport, PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Room, Season } from '../pictures/descriptions/description.ts';
import { type FacadeFacts, facades } from '../pictures/descriptions/facades.ts';
import { rooms } from '../pictures/descriptions/rooms.ts';
import type { Random } from '../pictures/drawing/random.ts';
import { type Candidate, DistinctFacades } from './distinct-facades.ts';
import type { PicturedFacts } from './home-of-listing.ts';
import type { Offer } from './result-orders.ts';

type ListingPicture = ListingImport['Media'][number];

/** Listing whose pictures are chosen. */
export type Pictured = Offer & PicturedFacts;

/** Returns the pictures of a listing: its façade first, then its rooms. */
export type ChoosePictures = (listing: Pictured, random: Random) => ListingPicture[];

/** Starts the choice of pictures for one run of the generator. */
export type PicturesFor = () => ChoosePictures;

const roomsOf: Record<PropertyTypeCode, readonly Room[]> = {
  maison: ['living', 'kitchen', 'dining', 'bedroom', 'bathroom', 'office', 'entrance', 'solarium'],
  condo: ['living', 'kitchen', 'bedroom', 'bathroom', 'terrace', 'loft'],
  prop: ['kitchen', 'living', 'bedroom', 'bathroom', 'entrance'],
  ferme: ['kitchen', 'living', 'dining', 'bedroom', 'solarium'],
  chalet: ['living', 'terrace', 'kitchen', 'bedroom', 'bathroom', 'solarium'],
  terrain: [],
  comm: ['office', 'loft'],
};

/** Rooms that would look wrong in some types, such as the lake in a condo or the city in a chalet. */
const misplaced: Partial<Record<PropertyTypeCode, readonly string[]>> = {
  condo: ['room-012', 'room-015'],
  chalet: ['room-002', 'room-011', 'room-001'],
  maison: ['room-002', 'room-011', 'room-012'],
  prop: ['room-001', 'room-002', 'room-015'],
  ferme: ['room-001', 'room-002'],
};

/** Rooms that show a lake, for a property by the water alone. */
const lakeRooms: readonly string[] = ['room-012'];

const facadesOf = Object.groupBy(
  Object.entries(facades).map(([key, { propertyType, season, facts }]) => ({ key, propertyType, season, facts })),
  ({ propertyType }) => propertyType,
);

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** Returns the seasons between two seasons of the year: 0, 1 or 2. */
function seasonsBetween(one: Season, other: Season): number {
  const apart = Math.abs(seasons.indexOf(one) - seasons.indexOf(other));
  return Math.min(apart, seasons.length - apart);
}

/**
 * Costs of a façade that contradicts its listing. What can be counted or named is worse than the same façade at the next result, a
 * wrong age than the same façade five results away.
 */
const contradictionCost = 1_000_000;
const wrongAgeCost = 8;

/** Returns the cost of what a façade shows against the facts of a listing; 0 when nothing contradicts. */
function contradictionsOf({ years, units, storeys, city, isByWater }: FacadeFacts, listing: Pictured): number {
  let cost = isOutside(listing.year, years) ? wrongAgeCost : 0;
  if (listing.units > 1 && isOutside(listing.units, units)) cost += contradictionCost;
  if (storeys !== undefined && storeys < (listing.storey ?? 1)) cost += contradictionCost;
  if (city !== undefined && city !== listing.city) cost += contradictionCost;
  if (listing.type === 'chalet' && listing.isByWater !== (isByWater ?? false)) cost += contradictionCost;
  return cost;
}

const isOutside = (value: number | null, range: readonly [from: number, to: number] | undefined) =>
  value !== null && range !== undefined && (value < range[0] || value > range[1]);

/**
 * Returns the façades of a type: those that contradict nothing first, then those of the season. `fraction`, from 0 to 1, decides the
 * order of façades of the same season, whose costs are below 1, so that a façade of another season is preferred to one that a
 * neighbouring listing shows.
 */
function candidatesFor(listing: Pictured, fraction: number): Candidate[] {
  const found = facadesOf[listing.type] ?? [];
  const first = Math.floor(fraction * found.length);
  return found.map((facade, index) => ({
    facade: facade.key,
    cost:
      contradictionsOf(facade.facts, listing) +
      0.3 * seasonsBetween(facade.season, listing.season) +
      (0.3 * ((index - first + found.length) % found.length)) / found.length,
  }));
}

const roomKeys = (type: PropertyTypeCode) =>
  roomsOf[type].map((wanted) =>
    Object.entries(rooms)
      .filter(([key, { room }]) => room === wanted && !misplaced[type]?.includes(key))
      .map(([key]) => key),
  );

const masterWidth = 1440;
const masterHeight = 960;
const variantWidths = [480, 720, 1080, 1440];

/** Alternative text of each picture of a property. */
const describedRooms = new Map(Object.entries({ ...facades, ...rooms }).map(([key, { alt }]) => [key, alt]));

/** Returns a picture of the demo by its key, with its alternative text and the variants that the content service creates. */
function picture(key: string): ListingPicture {
  const address = `/resources/${key}`;
  return {
    url: `${address}.webp`,
    ShortDescription: describedRooms.get(key),
    width: masterWidth,
    height: masterHeight,
    variants: variantWidths.flatMap((width) =>
      ['avif', 'webp'].map((format) => ({ url: `${address}-${width}.${format}`, width, type: `image/${format}` })),
    ),
  };
}

const bare = (key: string): ListingPicture => ({
  url: `/resources/${key}.webp`,
  width: masterWidth,
  height: masterHeight,
});

function choosingFrom(toPicture: (key: string) => ListingPicture): PicturesFor {
  const made = new Map<string, ListingPicture>();
  const pictureOf = (key: string) => {
    const known = made.get(key) ?? toPicture(key);
    made.set(key, known);
    return known;
  };
  const roomsFor = new Map<PropertyTypeCode, string[][]>();
  return () => {
    const distinct = new DistinctFacades();
    return (listing, random) => {
      const { type, isByWater } = listing;
      const inside = roomsFor.get(type) ?? roomKeys(type);
      roomsFor.set(type, inside);
      const facade = distinct.choose(candidatesFor(listing, random.next()), listing) ?? 'facade-010';
      const keys = inside
        .map((candidates) => candidates.filter((key) => isByWater || !lakeRooms.includes(key)))
        .filter((candidates) => candidates.length > 0 && random.chance(0.82))
        .flatMap((candidates) => candidates[Math.floor(random.next() * candidates.length)] ?? []);
      return [facade, ...keys].map(pictureOf);
    };
  };
}

/**
 * Chooses among the fixed pictures of the demo with all their variants: those that a listing shows until its own are drawn
 * (`own-pictures.ts`).
 */
export const demoPictures = choosingFrom(picture);

/**
 * Chooses among the originals only, for imports of a million listings, where every byte of a row counts. Neighbours may look alike,
 * because their façades are not kept.
 */
export const demoMasters: PicturesFor = () => {
  const choose = choosingFrom(bare)();
  return (listing, random) => choose({ ...listing, places: [] }, random);
};
