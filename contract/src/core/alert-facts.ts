import { writeFacts } from './active-facts.ts';
import { type FactFilters, factKeys, noFacts } from './fact-filters.ts';
import { readFacts } from './read-facts.ts';

/** Filters by facts that an alert keeps: it tells what is new, whatever its days on the market. */
const alertFactKeys: readonly (keyof FactFilters)[] = factKeys.filter((name) => name !== 'days');

/** Reads the filters that an alert keeps from the query of a search. */
export function readAlertFacts(query: string): Partial<FactFilters> {
  const params = new URLSearchParams(query);
  const facts = readFacts((name) => (alertFactKeys.includes(name) ? params.get(name) : null));
  return Object.fromEntries(factKeys.filter((name) => facts[name]).map((name) => [name, facts[name]]));
}

/** Returns the filters that an alert keeps as the query of a search. */
export const alertFactQuery = (facts: Partial<FactFilters>): string =>
  new URLSearchParams(writeFacts({ ...noFacts, ...facts, days: null })).toString();
