import { listingImport, type PropertyTypeCode } from '@vitrine/contract/core/import.ts';
import { describe, expect, test } from 'vitest';
import { pictureKeys } from '../picture-alt.ts';
import { englishFaults, frenchFaults } from '../typography-faults.ts';
import { demoReferenceDate, generateListings } from './generate-listings.ts';
import { demoMasters } from './listing-pictures.ts';
import { municipalityByCode } from './municipalities.ts';

const sample = [...generateListings({ count: 4_000, seed: 7 })];
const shareOf = (matches: (listing: (typeof sample)[number]) => boolean) =>
  sample.filter(matches).length / sample.length;

/** Plausible ranges, CAD; rents are monthly. */
const saneSale: Record<PropertyTypeCode, [low: number, high: number]> = {
  maison: [90_000, 6_000_000],
  condo: [70_000, 4_000_000],
  prop: [120_000, 7_000_000],
  ferme: [150_000, 3_500_000],
  chalet: [90_000, 3_000_000],
  terrain: [20_000, 1_500_000],
  comm: [60_000, 6_000_000],
};

describe('generated listings', () => {
  test('are what core imports', () => {
    for (const listing of sample) expect(listingImport.safeParse(listing).error).toBeUndefined();
  });

  test('are the same for the same seed, and others for another', () => {
    const again = [...generateListings({ count: 300, seed: 7 })];
    expect(again).toEqual(sample.slice(0, 300));
    expect([...generateListings({ count: 3, seed: 8 })]).not.toEqual(sample.slice(0, 3));
  });

  test('have taxes when they are for sale, fees when they are condos, and rents of the dwellings of a plex', () => {
    for (const { PropertyType: type, TransactionType, ListPrice, Details, BedroomsTotal } of sample) {
      expect.assert(Details);
      const { costs = [], rooms = [], units = [] } = Details;
      const isSale = TransactionType === 'buy';
      expect(costs.map(({ kind }) => kind)).toEqual([
        ...(isSale ? ['municipal-tax', 'school-tax'] : []),
        ...(isSale && type === 'condo' ? ['association-fee'] : []),
      ]);
      for (const { amount, period } of costs)
        expect(amount * (period === 'month' ? 12 : 1)).toBeLessThan(ListPrice * 0.02 + 400);
      expect(units.length > 0).toBe(isSale && type === 'prop');
      if (type === 'condo' || type === 'maison')
        expect(rooms.filter((room) => room.type.endsWith('bedroom'))).toHaveLength(Math.max(1, BedroomsTotal ?? 1));
    }
  });

  test('have numbers of their own', () => {
    expect(new Set(sample.map(({ ListingKey }) => ListingKey)).size).toBe(sample.length);
  });

  test('are 90 % active, 8 % sold and 2 % withdrawn, 12 % of them for rent', () => {
    expect(shareOf(({ StandardStatus }) => StandardStatus === 'Active')).toBeCloseTo(0.9, 1);
    expect(Math.abs(shareOf(({ StandardStatus }) => StandardStatus === 'Closed') - 0.08)).toBeLessThan(0.015);
    const hasLeft = ({ StandardStatus }: (typeof sample)[number]) => ['Withdrawn', 'Expired'].includes(StandardStatus);
    expect(Math.abs(shareOf(hasLeft) - 0.02)).toBeLessThan(0.01);
    expect(new Set(sample.filter(hasLeft).map(({ StandardStatus }) => StandardStatus))).toEqual(
      new Set(['Withdrawn', 'Expired']),
    );
    for (const { StandardStatus, OffMarketTimestamp } of sample)
      expect(Boolean(OffMarketTimestamp)).toBe(!StandardStatus.startsWith('Active'));
    expect(Math.abs(shareOf(({ TransactionType }) => TransactionType === 'rent') - 0.12)).toBeLessThan(0.02);
  });

  test('cost what their type costs', () => {
    for (const { PropertyType, TransactionType, ListPrice } of sample) {
      const [low, high] = TransactionType === 'rent' ? [600, 40_000] : saneSale[PropertyType];
      expect(ListPrice, PropertyType).toBeGreaterThanOrEqual(low);
      expect(ListPrice, PropertyType).toBeLessThanOrEqual(high);
    }
  });

  test('stand near their municipality and out of the water', () => {
    for (const { MunicipalityCode, City, Latitude, Longitude } of sample) {
      const place = municipalityByCode.get(MunicipalityCode);
      const [lat, lng] = [Latitude ?? Number.NaN, Longitude ?? Number.NaN];
      expect(place?.name).toBe(City);
      expect(Math.abs(lat - (place?.lat ?? 0))).toBeLessThan(0.25);
      expect(Math.abs(lng - (place?.lng ?? 0))).toBeLessThan(0.45);
    }
  });

  test('have postal codes of their quarter', () => {
    for (const { MunicipalityCode, PostalCode } of sample) {
      expect(PostalCode).toMatch(/^[GHJ]\d[ABCEGHJKLMNPRSTVWXYZ] \d[ABCEGHJKLMNPRSTVWXYZ]\d$/);
      const districts = municipalityByCode.get(MunicipalityCode)?.quarters.map(({ fsa }) => fsa);
      expect(districts).toContain(PostalCode.slice(0, 3));
    }
  });

  test('measure what their type has: land has no rooms, a sold plex two dwellings at least', () => {
    for (const listing of sample) {
      const isLand = listing.PropertyType === 'terrain';
      expect(listing.LivingArea === null).toBe(isLand);
      expect(listing.YearBuilt === null).toBe(isLand);
      if (listing.PropertyType === 'prop' && listing.TransactionType === 'buy')
        expect(listing.BathroomsTotal).toBeGreaterThanOrEqual(2);
    }
  });

  test('show a façade first, and only pictures that exist', () => {
    for (const { Media, PropertyType } of sample) {
      const keys = Media.map(({ url }) => /^\/resources\/(.+)\.webp$/.exec(url)?.[1] ?? '');
      expect(keys[0]).toMatch(/^facade-/);
      expect(keys.slice(1).every((key) => key.startsWith('room-'))).toBe(true);
      expect(keys.every((key) => pictureKeys.has(key))).toBe(true);
      if (PropertyType === 'terrain') expect(keys).toHaveLength(1);
    }
  });

  test('describe themselves in clean French and English, seldom twice in the same words', () => {
    const faults = sample.flatMap(({ PublicRemarks, StreetAddress }) => [
      ...frenchFaults(PublicRemarks.fr),
      ...frenchFaults(StreetAddress.fr),
      ...englishFaults(PublicRemarks.en),
    ]);
    expect(faults).toEqual([]);
    expect(sample.filter(({ PublicRemarks }) => /[{}]/.test(PublicRemarks.fr + PublicRemarks.en))).toEqual([]);
    expect(new Set(sample.map(({ PublicRemarks }) => PublicRemarks.fr)).size).toBeGreaterThan(0.93 * sample.length);
  });

  test('came on the market before the day of the demo and open their doors on weekends after it', () => {
    const openHouses = sample.flatMap((listing) => listing.OpenHouses ?? []);
    expect(openHouses.length).toBeGreaterThan(100);
    for (const { start, end } of openHouses) {
      expect(new Date(start).getTime()).toBeGreaterThan(demoReferenceDate.getTime());
      expect(new Date(end).getTime() - new Date(start).getTime()).toBe(7_200_000);
      expect([0, 6]).toContain(new Date(start).getUTCDay());
    }
    for (const { OnMarketTimestamp } of sample)
      expect(new Date(OnMarketTimestamp).getTime()).toBeLessThan(demoReferenceDate.getTime());
  });

  test('flags stay rare and fit the listing', () => {
    expect(shareOf(({ NewConstruction }) => NewConstruction === true)).toBeGreaterThan(0.03);
    expect(shareOf(({ Foreclosed }) => Foreclosed === true)).toBeLessThan(0.03);
    for (const { Collection, ListPrice } of sample) if (Collection) expect(ListPrice).toBeGreaterThanOrEqual(1_200_000);
  });

  test('come one at a time: a consumer of three of a billion waits for three', () => {
    const first = generateListings({ count: 1_000_000_000, seed: 7 }).take(3).toArray();
    expect(first).toEqual(sample.slice(0, 3));
  });

  test('100,000 of them pass by without being kept', () => {
    let passed = 0;
    for (const { ListPrice } of generateListings({ count: 100_000, seed: 1, picturesFor: demoMasters }))
      if (ListPrice > 0) passed++;
    expect(passed).toBe(100_000);
  }, 60_000);
});
