import type { Criteria, Criterion } from '@vitrine/contract/query-criteria.ts';
import { asObject, type Loose } from '../../values/untyped-values.ts';

/** Reads and changes the query of a block. Only what an editor changes is written; everything else stays as it is stored. */

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const isUnset = (value: unknown) => value === undefined || value === null || value === '';

/** Returns a value, or the values of a list, as texts; null when one is neither a text nor a number. */
function readTexts(value: unknown): string[] | null {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.every(isPlain) ? list.map(String) : null;
}

/** Readers of a stored value by kind; null for a value that the control of the kind cannot show. */
const readers = {
  choice: (value: unknown) => (isPlain(value) ? String(value) : null),
  choices: (value: unknown) => readTexts(value),
  names: (value: unknown) => readTexts(value),
  number: (value: unknown) => (isPlain(value) && Number.isFinite(Number(value)) ? Number(value) : null),
  flag: (value: unknown) => {
    if (typeof value === 'boolean') return value;
    if (!isPlain(value)) return null;
    if (['true', '1'].includes(String(value))) return true;
    return ['false', '0'].includes(String(value)) ? false : null;
  },
  paths: (value: unknown) => {
    const { fr = '', en = '', ...rest } = asObject(value);
    const isPaths = Object.keys(rest).length === 0 && typeof fr === 'string' && typeof en === 'string';
    return isPaths && Object.keys(asObject(value)).length > 0 ? { fr, en } : null;
  },
};
type Readers = typeof readers;

/** Returns the value for the control of a kind; null when it is not set. */
export const readCriterion = <Kind extends Criterion['kind']>(kind: Kind, value: unknown) =>
  // The compiler does not connect a kind with the result of its reader.
  (isUnset(value) ? null : readers[kind](value)) as ReturnType<Readers[Kind]> | null;

/** Returns the stored criteria that no control shows: unknown names, and values of another shape. */
export const otherCriteria = (criteria: Criteria, query: unknown): [name: string, value: unknown][] =>
  Object.entries(asObject(query)).filter(([name, value]) => {
    const criterion = Object.hasOwn(criteria, name) ? criteria[name] : undefined;
    return !isUnset(value) && (!criterion || readCriterion(criterion.kind, value) === null);
  });

/** Returns the query with a changed criterion; null for a query without any. `undefined` removes the criterion. */
export function changeQuery(query: unknown, name: string, value: unknown): Loose | null {
  const { [name]: _before, ...rest } = asObject(query);
  const changed = value === undefined ? rest : { ...asObject(query), [name]: value };
  return Object.keys(changed).length > 0 ? changed : null;
}
