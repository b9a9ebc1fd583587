import type { ListingImport, PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import type { Room, Season } from '../pictures/descriptions/description.ts';
import { facades } from '../pictures/descriptions/facades.ts';
import { rooms } from '../pictures/descriptions/rooms.ts';
import type { Random } from '../pictures/drawing/random.ts';

type ListingPicture = ListingImport['Media'][number];

/** Returns the pictures of a listing: its façade first, then its rooms. */
export type PicturesFor = (type: PropertyTypeCode, random: Random, season: Season) => ListingPicture[];

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

const facadeKeys = (type: PropertyTypeCode, season?: Season) =>
  Object.entries(facades)
    .filter(([, facade]) => facade.propertyType === type && (season === undefined || facade.season === season))
    .map(([key]) => key);

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
  const choices = new Map<string, string[]>();
  const facadesFor = (type: PropertyTypeCode, season: Season) => {
    const id = `${type} ${season}`;
    const known = choices.get(id);
    if (known) return known;
    const inSeason = facadeKeys(type, season);
    const found = inSeason.length > 0 ? inSeason : facadeKeys(type);
    choices.set(id, found);
    return found;
  };
  const roomsFor = new Map<PropertyTypeCode, string[][]>();
  return (type, random, season) => {
    const outside = facadesFor(type, season);
    const inside = roomsFor.get(type) ?? roomKeys(type);
    roomsFor.set(type, inside);
    const facade = outside[Math.floor(random.next() * outside.length)] ?? 'facade-010';
    const keys = inside
      .filter((candidates) => candidates.length > 0 && random.chance(0.82))
      .flatMap((candidates) => candidates[Math.floor(random.next() * candidates.length)] ?? []);
    return [facade, ...keys].map(pictureOf);
  };
}

/** Chooses among the pictures of the demo with all their variants, for imports of ordinary size. */
export const demoPictures = choosingFrom(picture);

/** Chooses among the originals only, for imports of a million listings, where every byte of a row counts. */
export const demoMasters = choosingFrom(bare);
