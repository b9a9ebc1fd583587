import {
  type FactFilters,
  type FactFlag,
  factFlags,
  factRanges,
  type OpenHouseTime,
  openHouseTimes,
} from './fact-filters.ts';

/** Highest value of each number. Areas are read to a tenth of m²; parking spaces are a minimum, and days on the market a maximum. */
export const factLimits = {
  ...{ year: 2200, area: 100_000, lot: 100_000_000, unit_price: 1_000_000 },
  ...{ parking: 99, days: 3650 },
};

/** Each parameter with a number, its highest value, and the number of decimals. */
export const factNumbers: readonly { name: Exclude<keyof FactFilters, FactFlag>; most: number; decimals: 0 | 1 }[] = [
  ...factRanges.flatMap((fact) =>
    (['min', 'max'] as const).map((side) => ({
      ...{ name: `${fact}_${side}` as const, most: factLimits[fact] },
      decimals: fact === 'area' || fact === 'lot' ? (1 as const) : (0 as const),
    })),
  ),
  ...(['parking', 'days'] as const).map((name) => ({ name, most: factLimits[name], decimals: 0 as const })),
];

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

/** Reads the parameter `open_house`, which is `1` for any open house to come. */
export const readOpenHouse = (text: string | null | undefined): OpenHouseTime | null =>
  isTrue(text ?? '') ? 'any' : (openHouseTimes.find((time) => time === text) ?? null);
