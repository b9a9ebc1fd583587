/**
 * Filters by facts of a listing, of which it is found only when the fact is known: unknown is not “no”. Their parameters, their
 * columns, tags, counts and alerts follow from these lists.
 */

/** Facts with a least and a greatest value (`year_min`, `year_max`): m² for areas, CAD per m² of living area for the unit price. */
export const factRanges = ['year', 'area', 'lot', 'unit_price'] as const;
export type FactRange = (typeof factRanges)[number];

/** Facts that a listing must have. */
export const factFlags = ['garage', 'pool', 'waterfront'] as const;
export type FactFlag = (typeof factFlags)[number];

type FactNumber = `${FactRange}_${'min' | 'max'}` | 'parking' | 'days';

/** Null and false mean that the filter is not set. */
export type FactFilters = Record<FactNumber, number | null> & Record<FactFlag, boolean>;

/** The parameters in the order in which they are written. */
export const factKeys: readonly (keyof FactFilters)[] = [
  ...factRanges.flatMap((fact) => [`${fact}_min` as const, `${fact}_max` as const]),
  ...['parking' as const, 'days' as const],
  ...factFlags,
];

const flags: readonly string[] = factFlags;

export const noFacts = Object.fromEntries(
  factKeys.map((name) => [name, flags.includes(name) ? false : null]),
) as FactFilters; // the keys name every filter

/** Times of open houses: any to come, from Saturday to Sunday, or within seven days. */
export const openHouseTimes = ['any', 'weekend', 'week'] as const;
export type OpenHouseTime = (typeof openHouseTimes)[number];

/** A filter by a fact as visitors see it: both limits of a range are one. */
export type Fact = FactRange | 'parking' | 'days' | FactFlag;
