import {
  type Fact,
  type FactFilters,
  factFlags,
  factKeys,
  factRanges,
  noFacts,
  type OpenHouseTime,
} from './fact-filters.ts';

/** Returns the filters that are set, as parameters. */
export const writeFacts = (facts: FactFilters): [keyof FactFilters, string][] =>
  factKeys.flatMap((name) => {
    const value = facts[name];
    return value === null || value === false ? [] : [[name, value === true ? '1' : String(value)]];
  });

/** Returns the parameters of a filter. */
export const parametersOf = (fact: Fact) =>
  factKeys.filter((key) => key === fact || key === `${fact}_min` || key === `${fact}_max`);

/** Returns the filters that are set, in the order of the parameters. */
export const activeFacts = (facts: FactFilters): Fact[] =>
  [...factRanges, 'parking' as const, 'days' as const, ...factFlags].filter((fact) =>
    parametersOf(fact).some((key) => facts[key] !== null && facts[key] !== false),
  );

/** Returns the parameters of one filter, not set. */
export const withoutFact = (fact: Fact): Partial<FactFilters> =>
  Object.fromEntries(parametersOf(fact).map((key) => [key, noFacts[key]]));

export const writeOpenHouse = (time: OpenHouseTime): string => (time === 'any' ? '1' : time);
