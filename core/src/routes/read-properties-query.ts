import { type PropertiesQuery, propertiesQuery, readParameters } from '@vitrine/contract/core/properties-query.ts';
import { CoreProblem } from '../http/core-problem.ts';

/** Returns the search of an address. Throws the 422 problem for an unknown `format`. */
export function readPropertiesQuery(address: string): PropertiesQuery {
  const parsed = propertiesQuery.safeParse(readParameters(new URL(address).searchParams));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new CoreProblem('invalid-query', { errors });
}
