import { maxCompared } from '../locale/compare-path.ts';

/** Reads the numbers of an address: `?uls=1,2`, or `?uls=1&uls=2` as a form sends them. Invalid ones and those beyond the maximum are left out. */
export function comparedNumbers(query: URLSearchParams): string[] {
  const given = query.getAll('uls').join().split(',');
  return [...new Set(given.filter((uls) => /^\d{4,12}$/.test(uls)))].slice(0, maxCompared);
}
