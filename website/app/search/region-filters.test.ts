import { expect, test } from 'vitest';
import { activeFilters, noFilters } from './filters.ts';
import { withRegions } from './region-filters.ts';
import { withoutFilter } from './without-filter.ts';

/** Sherbrooke, Magog and Granby are those of Estrie that the site offers; Laval is a region of its own, with a borough of Montréal beside it. */
const offered = ['43027', '45072', '47017', '65005', '66023_PLA'].map((code) => ({ code, label: code }));
const estrie = ['43027', '45072', '47017'];
const tagsOf = (mun: string[]) => withRegions(activeFilters({ ...noFilters, mun, pool: true }), offered);

test('all municipalities of a region that the site offers are one filter, which leaves as one', () => {
  const mun = [...estrie, '65005'];
  const [region, ...others] = tagsOf(mun);
  expect(region).toEqual({ key: 'region', name: 'Estrie', codes: estrie });
  expect(others.map(({ key }) => key)).toEqual(['mun', 'fact']);
  if (!region) throw new Error('There is no region.');
  expect(withoutFilter({ ...noFilters, mun }, region).mun).toEqual(['65005']);
});

test('a part of a region, and a region with one municipality, are named by municipality', () => {
  expect(tagsOf(['43027', '45072', '65005']).map(({ key }) => key)).toEqual(['mun', 'mun', 'mun', 'fact']);
});
