import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { describe, expect, test } from 'vitest';
import { firstShown } from './first-shown.ts';
import { generateListings } from './generate-listings.ts';
import { type OwnPicture, ownPictures } from './own-pictures.ts';

const count = 3_000;
const fixed = [...generateListings({ count, seed: 1 })];
const pictures: OwnPicture[] = [];
const picturesFor = ownPictures(firstShown(fixed), (picture) => pictures.push(picture));
const listings = [...generateListings({ count, seed: 1, picturesFor })];
const active = listings.filter(({ StandardStatus }) => StandardStatus.startsWith('Active'));

const keyOf = (url: string) => url.slice('/resources/'.length, -'.webp'.length);
const keysOf = ({ Media }: ListingImport) => Media.map(({ url }) => keyOf(url));

/** What a façade shows, read from its name: `home-KIND-STOREYS-UNITS-ERA-SEASON[-garage][-water][-hills]-VARIANT`. */
function shownBy(listing: ListingImport) {
  const [, kind = '', storeys, units, era, season, ...flags] = keysOf(listing)[0]?.split('-') ?? [];
  return { kind, storeys: Number(storeys), units: Number(units), era, season, flags: new Set(flags) };
}

const wrong = (among: readonly ListingImport[], isWrong: (listing: ListingImport) => boolean) =>
  among.filter(isWrong).map((listing) => `${listing.ListingKey}: ${keysOf(listing)[0]}`);
const ofType = (...types: string[]) => listings.filter(({ PropertyType }) => types.includes(PropertyType));

describe('a page of results', () => {
  const orders = {
    newest: ({ OnMarketTimestamp }: ListingImport) => -Date.parse(OnMarketTimestamp),
    cheapest: ({ ListPrice }: ListingImport) => ListPrice,
    dearest: ({ ListPrice }: ListingImport) => -ListPrice,
  };
  const repeats = (shown: readonly ListingImport[]) => {
    const keys = shown.flatMap(keysOf);
    return keys.filter((key, index) => keys.indexOf(key) < index);
  };
  type Rank = (listing: ListingImport) => number;
  const pagesOf = (found: readonly ListingImport[], rank: Rank) => {
    const sorted = found.toSorted(
      (one, other) => rank(one) - rank(other) || (one.ListingKey < other.ListingKey ? -1 : 1),
    );
    return Array.from({ length: Math.ceil(sorted.length / 25) }, (_, page) => sorted.slice(page * 25, page * 25 + 25));
  };
  const pageOf = (found: readonly ListingImport[], rank: Rank, page = 0) => pagesOf(found, rank)[page] ?? [];

  test.each(Object.entries(orders))('shows no picture twice among all for sale or for rent, %s first', (_, rank) => {
    for (const found of Map.groupBy(active, ({ TransactionType }) => TransactionType).values()) {
      expect(pageOf(found, rank)).toHaveLength(25);
      expect(repeats(pageOf(found, rank))).toEqual([]);
    }
  });

  test('shows no picture twice in a search without criteria, newest first', () => {
    for (const page of [0, 1]) expect(repeats(pageOf(active, orders.newest, page))).toEqual([]);
  });

  test('shows no picture twice among the newest of a type', () => {
    const searches = Map.groupBy(active, ({ TransactionType, PropertyType }) => `${TransactionType} ${PropertyType}`);
    expect(searches.size).toBeGreaterThan(10);
    expect([...searches.values()].flatMap((found) => repeats(pageOf(found, orders.newest)))).toEqual([]);
  });

  const searches: Record<string, (listing: ListingImport) => string> = {
    'of all': () => '',
    'for sale or for rent': ({ TransactionType }) => TransactionType,
    'of a type': ({ TransactionType, PropertyType }) => `${TransactionType} ${PropertyType}`,
    'of a type in a municipality': ({ TransactionType, PropertyType, MunicipalityCode }) =>
      `${TransactionType} ${PropertyType} ${MunicipalityCode}`,
    'of a borough': ({ TransactionType, CityRegion, MunicipalityCode }) =>
      `${TransactionType} ${CityRegion ?? MunicipalityCode}`,
    'of a broker': ({ AgentKey }) => `${AgentKey}`,
    'of an office': ({ OfficeKey }) => `${OfficeKey}`,
  };
  const lastSold = ({ OffMarketTimestamp }: ListingImport) => -Date.parse(OffMarketTimestamp ?? '');

  test.each(Object.entries(searches))('shows no façade twice on any page of listings %s, in any order', (_, search) => {
    const sold = listings.filter(({ StandardStatus }) => StandardStatus === 'Closed');
    const repeated = [active, sold].flatMap((all) =>
      [...Map.groupBy(all, search).values()].flatMap((found) =>
        [...Object.values(orders), ...(all === sold ? [lastSold] : [])].flatMap((rank) =>
          pagesOf(found, rank).flatMap((shown) => {
            const facades = shown.map(({ Media }) => Media[0]?.url);
            return facades.filter((url, index) => facades.indexOf(url) < index);
          }),
        ),
      ),
    );
    expect(repeated).toEqual([]);
  });
});

describe('a façade', () => {
  test('has the storey on which the flat lies', () => {
    const storeyOf = ({ StreetAddress }: ListingImport) => Number(/app\.\s(\d+)\d\d$/.exec(StreetAddress.fr)?.[1] ?? 1);
    const high = listings.filter((listing) => storeyOf(listing) > 6);
    expect(high.length).toBeGreaterThan(4);
    expect(
      wrong(listings, (listing) => listing.PropertyType !== 'terrain' && storeyOf(listing) > shownBy(listing).storeys),
    ).toEqual([]);
  });

  test('has as many dwellings as the plex', () => {
    const plexes = ofType('prop').filter(({ TransactionType }) => TransactionType === 'buy');
    expect(new Set(plexes.map((plex) => shownBy(plex).kind))).toEqual(new Set(['plex', 'block']));
    expect(wrong(plexes, (plex) => shownBy(plex).units !== plex.Details?.units?.length)).toEqual([]);
  });

  test('has an upper storey where there are rooms upstairs, and a garage where one is named', () => {
    const houses = ofType('maison');
    const hasUpperStorey = ({ Details }: ListingImport) => Details?.rooms?.some(({ level }) => level === '2') === true;
    const hasGarage = ({ Details, PublicRemarks }: ListingImport) =>
      Details?.has_garage === true || / garage /.test(PublicRemarks.fr);
    expect(wrong(houses, (house) => hasUpperStorey(house) !== shownBy(house).storeys > 1)).toEqual([]);
    expect(wrong(houses, (house) => hasGarage(house) !== shownBy(house).flags.has('garage'))).toEqual([]);
  });

  test('stands by the water where words or road say so, and only there', () => {
    const isByWater = ({ PublicRemarks, StreetAddress }: ListingImport) =>
      /chemin (du Lac|de la Pointe|des Riverains|de la Baie)/.test(StreetAddress.fr) ||
      /water is a short walk|waterside path|Enjoy the shore/.test(PublicRemarks.en);
    const chalets = ofType('chalet');
    expect(chalets.filter(isByWater).length).toBeGreaterThan(2);
    expect(wrong(chalets, (chalet) => isByWater(chalet) !== shownBy(chalet).flags.has('water'))).toEqual([]);
    expect(wrong(listings, (listing) => shownBy(listing).flags.has('water') && !isByWater(listing))).toEqual([]);
  });

  test('is of the time when it was built, and of the season when it came on the market', () => {
    const isWrongAge = ({ YearBuilt }: ListingImport, kind: string) =>
      (kind === 'modern' && Number(YearBuilt) < 2000) ||
      (kind === 'tower' && Number(YearBuilt) < 1962) ||
      (['mill', 'row', 'stone', 'shoebox', 'canadienne'].includes(kind) && Number(YearBuilt) >= 1945);
    expect(wrong(listings, (listing) => isWrongAge(listing, shownBy(listing).kind))).toEqual([]);
    const seasons = [
      'winter',
      'winter',
      'winter',
      'spring',
      'spring',
      'summer',
      'summer',
      'summer',
      'autumn',
      'autumn',
      'autumn',
      'winter',
    ];
    const seasonOf = ({ OnMarketTimestamp }: ListingImport) => seasons[new Date(OnMarketTimestamp).getUTCMonth()];
    expect(listings.flatMap((listing) => (listing.Media.length === 0 ? [] : [shownBy(listing).season]))).toContain(
      'winter',
    );
    expect(
      wrong(
        listings.slice(0, 400),
        (listing) => seasonOf(listing) === 'winter' && shownBy(listing).season !== 'winter',
      ),
    ).toEqual([]);
  });
});

test('the pictures of a home are five to eight, of one interior that looks out on what the façade stands by', () => {
  for (const listing of ofType('maison', 'condo', 'prop', 'ferme', 'chalet')) {
    const [, ...rooms] = keysOf(listing);
    expect(listing.Media.length, listing.ListingKey).toBeGreaterThanOrEqual(5);
    expect(listing.Media.length, listing.ListingKey).toBeLessThanOrEqual(8);
    expect(new Set(rooms.map((key) => key.slice(0, key.lastIndexOf('-')))).size).toBe(1);
    if (shownBy(listing).flags.has('water')) expect(rooms[0]).toContain('-lake-');
    expect(rooms[0]).toContain(`-${shownBy(listing).season}-`);
  }
});

test('the words of a picture name what is drawn', () => {
  for (const { Media } of listings.slice(0, 400)) {
    const [facade] = Media;
    const key = keyOf(facade?.url ?? '');
    expect(facade?.ShortDescription?.fr.includes('avec garage')).toBe(key.includes('-garage'));
    expect(facade?.ShortDescription?.fr.includes('au bord de l’eau')).toBe(key.includes('-water'));
    if (key.startsWith('home-plex-2')) expect(facade?.ShortDescription?.en).toContain('duplex');
    for (const { ShortDescription } of Media)
      expect(`${ShortDescription?.fr}${ShortDescription?.en}`).not.toMatch(/[{}]|undefined/);
  }
});

test('all else of a listing is the same with fixed pictures and with its own', () => {
  const bare = (all: readonly ListingImport[]) => all.map((listing) => ({ ...listing, Media: [] }));
  expect(bare(listings)).toEqual(bare(fixed));
});

test('drawings are the same every time, and hold no number that went wrong', () => {
  const kinds = Map.groupBy(pictures, ({ key }) =>
    key.replace(/-\d+(-[a-z]+)?$/, '$1').replace(/-(spring|summer|autumn|winter)/, ''),
  );
  for (const [{ key, svg }] of [...kinds.values()]
    .flatMap(([first]) => (first ? [[first] as const] : []))
    .slice(0, 120)) {
    const drawing = svg();
    expect(/NaN|undefined|Infinity/.test(drawing), key).toBe(false);
    expect(svg() === drawing, key).toBe(true);
  }
});
