import { writeOpenHouse } from '@vitrine/contract/core/active-facts.ts';
import { dayCounts, parkingCounts, roomCounts } from '@vitrine/contract/core/facet-choices.ts';
import { factFlags, factRanges, openHouseTimes } from '@vitrine/contract/core/fact-filters.ts';
import { factSteps } from '@vitrine/contract/core/fact-steps.ts';
import { propertyTypeCodes } from '@vitrine/contract/core/import.ts';
import { rentSteps, salePriceSteps } from '@vitrine/contract/core/price-steps.ts';
import type { PropertiesFacets } from '@vitrine/contract/core/properties.ts';
import type { ListingFilters } from '@vitrine/contract/core/properties-query.ts';
import { factRange } from '../fact-columns.ts';
import { openHousePeriod } from '../open-house-period.ts';
import { dayMs, type SearchScope } from '../search-query.ts';
import { toHundredths, traitBits } from './column-encoding.ts';
import { type FoundRows, findRows, inSlotOrder } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';
import { noFilters } from './no-filters.ts';

/** A filter whose choices are counted: its listings fall into buckets, from which the numbers of the choices are summed. */
interface Facet {
  /** The parameters of the filter, without which its listings are found. */
  keys: readonly (keyof ListingFilters)[];
  buckets: number;
  /** Returns the bucket of the listing in a slot; −1 for none. */
  bucketOf(slot: number): number;
  /** Adds the numbers of the buckets to the answer; `total` is that of all found listings. */
  write(counts: Int32Array, total: number): void;
}

type Answer = Pick<PropertiesFacets, 'choices' | 'histograms'>;

/** Returns how many listings there would be with each choice of each filter, given the other filters. */
export function countFacets(columns: ListingColumns, filters: ListingFilters, scope: SearchScope): Answer {
  const answer: Answer = { choices: {}, histograms: {} };
  const facets = [...choiceFacets(columns, scope, answer), ...rangeFacets(columns, filters, answer)];
  const [set, unset] = [true, false].map((isSet) =>
    facets.filter(({ keys }) => keys.some((key) => isOn(filters, key)) === isSet),
  );
  if (unset) count(columns, findRows(columns, filters, scope), unset);
  for (const facet of set ?? []) {
    const off = Object.fromEntries(facet.keys.map((key) => [key, noFilters[key]]));
    count(columns, findRows(columns, { ...filters, ...off }, scope), [facet]);
  }
  return answer;
}

function isOn(filters: ListingFilters, key: keyof ListingFilters): boolean {
  const value = filters[key];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false;
}

function count(columns: ListingColumns, found: FoundRows, facets: readonly Facet[]): void {
  const { slots, count } = inSlotOrder(columns, found);
  for (const { buckets, bucketOf, write } of facets) {
    // The last one is for listings in no bucket.
    const counts = new Int32Array(buckets + 1);
    for (let at = 0; at < count; at++) {
      const bucket = bucketOf(slots[at] ?? 0);
      const place = bucket < 0 ? buckets : bucket;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    write(counts.subarray(0, buckets), count);
  }
}

function choiceFacets(columns: ListingColumns, { now }: SearchScope, answer: Answer): Facet[] {
  const { traits, parking, listedAt, openHouses, openUntil, amenities } = columns;
  const put = (name: string, total: number, numbers: readonly (readonly [string | number, number])[]) => {
    answer.choices[name] = Object.fromEntries([['any', total], ...numbers]);
  };
  /** Choices that are minimums, from one on: a bucket holds the listings with the greatest one that they reach. */
  const minimums = (
    name: 'bedrooms' | 'bathrooms' | 'parking',
    steps: readonly number[],
    numberAt: (slot: number) => number,
  ): Facet => ({
    keys: [name],
    buckets: steps.length,
    bucketOf: (slot) => Math.min(Math.floor(numberAt(slot)), steps.length) - 1,
    write: (counts, total) =>
      put(
        name,
        total,
        steps.map((step, at) => [step, sum(counts.subarray(at))]),
      ),
  });
  const microseconds = now.getTime() * 1000;
  // From the oldest on, so that the moments ascend.
  const oldest = dayCounts.map((days) => microseconds - days * dayMs * 1000).reverse();
  const [inWeekend, inWeek] = (['weekend', 'week'] as const).map((time) =>
    columns.openHouseLists.selectIn(openHousePeriod(time, now)),
  );
  return [
    {
      keys: ['forSaleForRent'],
      buckets: 2,
      bucketOf: (slot) => ((traits[slot] ?? 0) & traitBits.rent) / traitBits.rent,
      write: ([buy = 0, rent = 0], total) =>
        put('forSaleForRent', total, [
          ['buy', buy],
          ['rent', rent],
        ]),
    },
    {
      keys: ['type'],
      buckets: propertyTypeCodes.length,
      bucketOf: (slot) =>
        ((traits[slot] ?? 0) & traitBits.type) < propertyTypeCodes.length ? (traits[slot] ?? 0) & traitBits.type : -1,
      write: (counts, total) =>
        put(
          'type',
          total,
          propertyTypeCodes.map((code, at) => [code, counts[at] ?? 0]),
        ),
    },
    minimums('bedrooms', roomCounts, (slot) => ((traits[slot] ?? 0) >> traitBits.bedroomsAt) & traitBits.bedroomsMost),
    minimums('bathrooms', roomCounts, (slot) => ((traits[slot] ?? 0) >> traitBits.bathroomsAt) / toHundredths(1)),
    minimums('parking', parkingCounts, (slot) => parking[slot] ?? 0),
    {
      keys: ['days'],
      buckets: dayCounts.length,
      bucketOf: (slot) => bucketIn(oldest, listedAt[slot] ?? 0),
      write: (counts, total) =>
        put(
          'days',
          total,
          dayCounts.map((days, at) => [days, sum(counts.subarray(dayCounts.length - 1 - at))]),
        ),
    },
    {
      keys: ['open_house'],
      // A bit for each of the times, which overlap.
      buckets: 1 << openHouseTimes.length,
      bucketOf: (slot) => {
        const list = openHouses[slot] ?? 0;
        return (
          Number((openUntil[slot] ?? 0) > microseconds) | ((inWeekend?.[list] ?? 0) << 1) | ((inWeek?.[list] ?? 0) << 2)
        );
      },
      write: (counts, total) =>
        put(
          'open_house',
          total,
          openHouseTimes.map((time, bit) => [
            writeOpenHouse(time),
            sum(counts.filter((_, bucket) => bucket & (1 << bit))),
          ]),
        ),
    },
    ...factFlags.map(
      (flag, bit): Facet => ({
        keys: [flag],
        buckets: 2,
        bucketOf: (slot) => ((amenities[slot] ?? 0) >> bit) & 1,
        write: (counts, total) => put(flag, total, [['1', counts[1] ?? 0]]),
      }),
    ),
  ];
}

/** Facets with a histogram over the steps that their filter offers. Sale prices and rents are not comparable. */
function rangeFacets(columns: ListingColumns, filters: ListingFilters, answer: Answer): Facet[] {
  const { traits, price } = columns;
  const wantsRent = filters.forSaleForRent === 'rent';
  const isComparable = (slot: number) => (((traits[slot] ?? 0) & traitBits.rent) !== 0) === wantsRent;
  const histogram = (
    name: string,
    keys: Facet['keys'],
    steps: readonly number[],
    edges: readonly number[],
    numberAt: (slot: number) => number,
  ): Facet => ({
    keys,
    buckets: steps.length,
    bucketOf: (slot) => bucketIn(edges, numberAt(slot)),
    write: (counts) => {
      answer.histograms[name] = { from: [...steps], counts: [...counts] };
    },
  });
  const priceSteps = wantsRent ? rentSteps : salePriceSteps;
  return [
    histogram('price', ['price_min', 'price_max'], priceSteps, priceSteps, (slot) =>
      isComparable(slot) ? (price[slot] ?? 0) : -1,
    ),
    ...factRanges.map((fact) => {
      const column = columns[fact];
      const numberAt = (slot: number) => column[slot] ?? -1;
      // The steps in the numbers of the column.
      const edges = factSteps[fact].map((step) => factRange({ ...noFilters, [`${fact}_min`]: step }, fact)?.low ?? 0);
      return histogram(
        fact,
        [`${fact}_min`, `${fact}_max`],
        factSteps[fact],
        edges,
        fact === 'unit_price' ? (slot) => (isComparable(slot) ? numberAt(slot) : -1) : numberAt,
      );
    }),
  ];
}

const sum = (counts: Int32Array): number => counts.reduce((total, number) => total + number, 0);

/** Returns the last of the ascending edges that a value reaches, by binary search; −1 below the first. */
function bucketIn(edges: readonly number[], value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((edges[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
