import type { ListingImport, PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Room, Season } from '../pictures/descriptions/description.ts';
import { facades } from '../pictures/descriptions/facades.ts';
import { rooms } from '../pictures/descriptions/rooms.ts';
import type { Random } from '../pictures/drawing/random.ts';
import { type Candidate, DistinctFacades, type Offer } from './distinct-facades.ts';

type ListingPicture = ListingImport['Media'][number];

/** Listing whose pictures are chosen. */
export interface Pictured extends Offer {
  type: PropertyTypeCode;
  season: Season;
}

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

const facadesOf = Object.groupBy(
  Object.entries(facades).map(([key, { propertyType, season }]) => ({ key, propertyType, season })),
  ({ propertyType }) => propertyType,
);

const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** Returns the seasons between two seasons of the year: 0, 1 or 2. */
function seasonsBetween(one: Season, other: Season): number {
  const apart = Math.abs(seasons.indexOf(one) - seasons.indexOf(other));
  return Math.min(apart, seasons.length - apart);
}

/**
 * Returns the façades of a type, those of the season first. `fraction`, from 0 to 1, decides the order of façades of the same season. Costs
 * are below 1, so that a façade of another season is preferred to one that a neighbouring listing shows.
 */
function candidatesFor(type: PropertyTypeCode, season: Season, fraction: number): Candidate[] {
  const found = facadesOf[type] ?? [];
  const first = Math.floor(fraction * found.length);
  return found.map((facade, index) => ({
    facade: facade.key,
    cost:
      0.3 * seasonsBetween(facade.season, season) +
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
      const { type, season } = listing;
      const inside = roomsFor.get(type) ?? roomKeys(type);
      roomsFor.set(type, inside);
      const facade = distinct.choose(candidatesFor(type, season, random.next()), listing) ?? 'facade-010';
      const keys = inside
        .filter((candidates) => candidates.length > 0 && random.chance(0.82))
        .flatMap((candidates) => candidates[Math.floor(random.next() * candidates.length)] ?? []);
      return [facade, ...keys].map(pictureOf);
    };
  };
}

/** Chooses among the pictures of the demo with all their variants, for imports of ordinary size. */
export const demoPictures = choosingFrom(picture);

/**
 * Chooses among the originals only, for imports of a million listings, where every byte of a row counts. Neighbours may look alike,
 * because their façades are not kept.
 */
export const demoMasters: PicturesFor = () => {
  const choose = choosingFrom(bare)();
  return (listing, random) => choose({ ...listing, places: [] }, random);
};
