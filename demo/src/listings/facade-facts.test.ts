import type { ListingImport } from '@vitrine/contract/core/import.ts';
import { describe, expect, test } from 'vitest';
import { type FacadeFacts, facades } from '../pictures/descriptions/facades.ts';
import { generateListings } from './generate-listings.ts';

const facts = new Map<string, FacadeFacts>(
  Object.entries(facades).map(([key, description]) => [key, description.facts]),
);
const factsOf = ({ Media }: ListingImport) => facts.get(/(facade-\d+)/.exec(Media[0]?.url ?? '')?.[1] ?? '') ?? {};
const isSale = ({ TransactionType }: ListingImport) => TransactionType === 'buy';

describe.each([1, 7])('the fixed façades of the demo’s listings, drawn from seed %i', (seed) => {
  const listings = [...generateListings({ count: 400, seed })];
  const keysWhere = (isWrong: (listing: ListingImport, shown: FacadeFacts) => boolean) =>
    listings.filter((listing) => isWrong(listing, factsOf(listing))).map(({ ListingKey }) => ListingKey);

  test('have as many storeys as the number of a flat tells', () => {
    const storeyOf = ({ StreetAddress }: ListingImport) => Number(/app\.\s(\d+)\d\d$/.exec(StreetAddress.fr)?.[1] ?? 1);
    expect(listings.filter((listing) => storeyOf(listing) > 6).length).toBeGreaterThan(4);
    expect(keysWhere((listing, { storeys = 99 }) => storeyOf(listing) > storeys)).toEqual([]);
  });

  test('have as many dwellings as the plex', () => {
    const plexes = listings.filter((listing) => listing.PropertyType === 'prop' && isSale(listing));
    // A plex has a bathroom a dwelling.
    const units = ({ BathroomsTotal }: ListingImport) => BathroomsTotal ?? 0;
    expect(new Set(plexes.map(units)).size).toBeGreaterThan(2);
    const isWrong = (listing: ListingImport, [from, to]: readonly [number, number]) =>
      plexes.includes(listing) && (units(listing) < from || units(listing) > to);
    expect(keysWhere((listing, shown) => shown.units !== undefined && isWrong(listing, shown.units))).toEqual([]);
  });

  test('are of the city that they name', () => {
    expect(keysWhere(({ City }, { city }) => city !== undefined && city !== City)).toEqual([]);
  });

  test('show water where a chalet’s words or road do', () => {
    const isByWater = ({ PublicRemarks, StreetAddress }: ListingImport) =>
      /chemin (du Lac|de la Pointe|des Riverains|de la Baie)/.test(StreetAddress.fr) ||
      /water is a short walk|waterside path/.test(PublicRemarks.en);
    const chalets = listings.filter(({ PropertyType }) => PropertyType === 'chalet');
    expect(chalets.filter(isByWater).length).toBeGreaterThan(2);
    const wrong = chalets.filter((listing) => isByWater(listing) !== (factsOf(listing).isByWater ?? false));
    expect(wrong).toEqual([]);
  });
});
