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

/** Highest value of each number. Areas are read to a tenth of m²; parking spaces are a minimum, and days on the market a maximum. */
export const factLimits = {
  ...{ year: 2200, area: 100_000, lot: 100_000_000, unit_price: 1_000_000 },
  ...{ parking: 99, days: 3650 },
};

/** Each parameter with a number, its highest value, and the number of decimals. */
export const factNumbers: readonly { name: FactNumber; most: number; decimals: 0 | 1 }[] = [
  ...factRanges.flatMap((fact) =>
    (['min', 'max'] as const).map((side) => ({
      ...{ name: `${fact}_${side}` as const, most: factLimits[fact] },
      decimals: fact === 'area' || fact === 'lot' ? (1 as const) : (0 as const),
    })),
  ),
  ...(['parking', 'days'] as const).map((name) => ({ name, most: factLimits[name], decimals: 0 as const })),
];

/** The parameters in the order in which they are written. */
export const factKeys: readonly (keyof FactFilters)[] = [...factNumbers.map(({ name }) => name), ...factFlags];

/** Filters by facts that an alert keeps: it tells what is new, whatever its days on the market. */
export const alertFactKeys: readonly (keyof FactFilters)[] = factKeys.filter((name) => name !== 'days');

const isTrue = (text: string): boolean => text === '1' || text === 'true';
const blank = /[\s\u00a0\u202f]/g;

function readNumber(text: string, most: number, decimals: number): number | null {
  const scale = 10 ** decimals;
  const number = Math.round(Number(text.replace(blank, '') || Number.NaN) * scale) / scale;
  return number > 0 ? Math.min(number, most) : null;
}

/** Reads the filters by facts from parameters. Invalid values are ignored, and a reversed range is swapped. */
export function readFacts(textOf: (name: keyof FactFilters) => string | null | undefined): FactFilters {
  const numbers = factNumbers.map(({ name, most, decimals }) => [name, readNumber(textOf(name) ?? '', most, decimals)]);
  const flags = factFlags.map((name) => [name, isTrue(textOf(name) ?? '')]);
  const facts = Object.fromEntries([...numbers, ...flags]) as FactFilters; // the two lists name every filter
  for (const fact of factRanges) {
    const [low, high] = [facts[`${fact}_min`], facts[`${fact}_max`]];
    if (low !== null && high !== null && low > high)
      Object.assign(facts, { [`${fact}_min`]: high, [`${fact}_max`]: low });
  }
  return facts;
}

export const noFacts: FactFilters = readFacts(() => null);

/** Returns the filters that are set, as parameters. */
export const writeFacts = (facts: FactFilters): [keyof FactFilters, string][] =>
  factKeys.flatMap((name) => {
    const value = facts[name];
    return value === null || value === false ? [] : [[name, value === true ? '1' : String(value)]];
  });

/** Reads the filters that an alert keeps from the query of a search. */
export function readAlertFacts(query: string): Partial<FactFilters> {
  const params = new URLSearchParams(query);
  const facts = readFacts((name) => (alertFactKeys.includes(name) ? params.get(name) : null));
  return Object.fromEntries(factKeys.filter((name) => facts[name]).map((name) => [name, facts[name]]));
}

/** Returns the filters that an alert keeps as the query of a search. */
export const alertFactQuery = (facts: Partial<FactFilters>): string =>
  new URLSearchParams(writeFacts({ ...noFacts, ...facts, days: null })).toString();

/** A filter by a fact as visitors see it: both limits of a range are one. */
export type Fact = FactRange | 'parking' | 'days' | FactFlag;

const parametersOf = (fact: Fact) =>
  factKeys.filter((key) => key === fact || key === `${fact}_min` || key === `${fact}_max`);

/** Returns the filters that are set, in the order of the parameters. */
export const activeFacts = (facts: FactFilters): Fact[] =>
  [...factRanges, 'parking' as const, 'days' as const, ...factFlags].filter((fact) =>
    parametersOf(fact).some((key) => facts[key] !== null && facts[key] !== false),
  );

/** Returns the parameters of one filter, not set. */
export const withoutFact = (fact: Fact): Partial<FactFilters> =>
  Object.fromEntries(parametersOf(fact).map((key) => [key, noFacts[key]]));

/** Returns filters in which those that are set in `said` replace the same ones of `base`, whole ranges at once. */
export function mergedFacts(base: FactFilters, said: FactFilters): FactFilters {
  const keys = new Set(activeFacts(said).flatMap(parametersOf));
  return Object.assign(
    readFacts(() => null),
    ...factKeys.map((key) => ({ [key]: keys.has(key) ? said[key] : base[key] })),
  );
}

/** Times of open houses: any to come, from Saturday to Sunday, or within seven days. */
export const openHouseTimes = ['any', 'weekend', 'week'] as const;
export type OpenHouseTime = (typeof openHouseTimes)[number];

/** Reads the parameter `open_house`, which is `1` for any open house to come. */
export const readOpenHouse = (text: string | null | undefined): OpenHouseTime | null =>
  isTrue(text ?? '') ? 'any' : (openHouseTimes.find((time) => time === text) ?? null);

export const writeOpenHouse = (time: OpenHouseTime): string => (time === 'any' ? '1' : time);
