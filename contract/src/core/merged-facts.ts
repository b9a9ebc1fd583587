import { activeFacts, parametersOf } from './active-facts.ts';
import { type FactFilters, factKeys, noFacts } from './fact-filters.ts';

/** Returns filters in which those that are set in `said` replace the same ones of `base`, whole ranges at once. */
export function mergedFacts(base: FactFilters, said: FactFilters): FactFilters {
  const keys = new Set(activeFacts(said).flatMap(parametersOf));
  const merged = factKeys.map((key) => [key, keys.has(key) ? said[key] : base[key]]);
  return { ...noFacts, ...Object.fromEntries(merged) };
}
