import type { RawRecord } from '../src/feeds/records/source-listing.ts';

/** Returns a generator of numbers from zero to one that depends on the seed alone (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Place {
  city: string;
  province: string;
  postal: string;
  latitude: number;
  longitude: number;
}
const places: readonly Place[] = [
  { city: 'Montréal', province: 'Quebec', postal: 'H2K3T1', latitude: 45.53, longitude: -73.57 },
  { city: 'Québec', province: 'Quebec', postal: 'G1R4S9', latitude: 46.81, longitude: -71.21 },
  { city: 'L’Ange-Gardien', province: 'Québec', postal: 'J8L0A1', latitude: 45.59, longitude: -75.45 },
  { city: 'Gatineau', province: 'QC', postal: 'J8X2K1', latitude: 45.43, longitude: -75.71 },
  { city: 'Toronto', province: 'Ontario', postal: 'M5V2T6', latitude: 43.64, longitude: -79.39 },
  { city: 'Vancouver', province: 'British Columbia', postal: 'V6B1A1', latitude: 49.28, longitude: -123.11 },
  { city: 'St. John’s', province: 'Newfoundland & Labrador', postal: 'A1C5M2', latitude: 47.56, longitude: -52.72 },
];
const streets = [
  'rue des Érables',
  'Notre-Dame Street',
  'chemin du Lac',
  'O’Connor Avenue',
  '5e Avenue',
  'Main Street',
];
const subTypes = ['Single Family', 'Multi-family', 'Vacant Land', 'Agriculture', 'Recreational', 'Office', 'Retail'];
const structures = [['House'], ['Row / Townhouse'], ['Apartment'], ['Duplex'], ['House', 'Other'], []];

/** Moment of the first change of generated listings. */
export const firstChange = Date.parse('2026-06-01T12:00:00Z');

/**
 * Returns the listing of an index as DDF and RESO servers send one. The same seed and index give the same listing. Some have numbers as
 * text, some no coordinates, unit, price class or pictures, and times lose their final zeros.
 */
export function feedListing(index: number, seed = 1): RawRecord {
  const random = seededRandom(seed * 1_000_003 + index);
  const pick = <Value>(list: readonly [Value, ...Value[]] | readonly Value[]): Value => {
    const chosen = list[Math.floor(random() * list.length)] ?? list[0];
    if (chosen === undefined) throw new Error('The list is empty');
    return chosen;
  };
  const place = pick(places);
  const isRent = random() < 0.12;
  const asText = (value: number) => (random() < 0.1 ? String(value) : value);
  const key = String(20_000_000 + index);
  const changed = new Date(firstChange + index * 1000).toISOString();
  const photos = Math.floor(random() * 4);
  const hasPlace = random() > 0.05;
  return {
    ListingKey: key,
    ListingId: key,
    ModificationTimestamp: changed.replace(/\.000Z$/, 'Z'),
    OriginalEntryTimestamp: new Date(firstChange - 86_400_000 * (1 + Math.floor(random() * 90))).toISOString(),
    StandardStatus: 'Active',
    PropertySubType: pick(subTypes),
    StructureType: pick(structures),
    CommonInterest: random() < 0.2 ? 'Condo/Strata' : 'Freehold',
    ListPrice: isRent ? null : asText(150_000 + Math.floor(random() * 900) * 1000),
    LeaseAmount: isRent ? 900 + Math.floor(random() * 30) * 50 : null,
    LeaseAmountFrequency: isRent ? 'Monthly' : null,
    StreetNumber: String(1 + Math.floor(random() * 9999)),
    StreetName: pick(streets),
    UnitNumber: random() < 0.2 ? String(1 + Math.floor(random() * 40)) : null,
    City: place.city,
    StateOrProvince: place.province,
    PostalCode: place.postal,
    Latitude: hasPlace ? place.latitude + (random() - 0.5) / 10 : null,
    Longitude: hasPlace ? place.longitude + (random() - 0.5) / 10 : null,
    BedroomsTotal: asText(Math.floor(random() * 6)),
    BathroomsTotalInteger: asText(1 + Math.floor(random() * 3)),
    LivingArea: asText(600 + Math.floor(random() * 2000)),
    LivingAreaUnits: pick(['square feet', 'square meters']),
    LotSizeArea: random() < 0.5 ? 0.5 + Math.floor(random() * 10) : null,
    LotSizeUnits: pick(['acres', 'square feet', 'hectares']),
    YearBuilt: 1900 + Math.floor(random() * 125),
    PublicRemarks: 'Une maison lumineuse. A bright house.',
    ListAgentKey: String(1000 + (index % 50)),
    ListOfficeKey: String(100 + (index % 10)),
    Media: Array.from({ length: photos }, (_, order) => ({
      MediaKey: `${key}-${order}`,
      MediaURL: `https://media.example.ca/${key}/${order}.jpg`,
      MediaCategory: 'Property Photo',
      Order: order,
      PreferredPhotoYN: order === 1,
    })),
  };
}

/** Returns this many listings, from an index on. */
export const feedListings = (count: number, from = 0, seed = 1): RawRecord[] =>
  Array.from({ length: count }, (_, index) => feedListing(from + index, seed));
