import { regionOf } from '@vitrine/contract/core/quebec-regions.ts';
import type { ActiveFilter } from './filters.ts';
import type { FilterChoice } from './search-data.ts';

/** Returns the filters with one in place of all municipalities of a region, which a visitor has chosen by its name. `offered` are those of the site. */
export function withRegions(active: readonly ActiveFilter[], offered: readonly FilterChoice[]): ActiveFilter[] {
  const chosen = new Set(active.flatMap((filter) => (filter.key === 'mun' ? [filter.value] : [])));
  const regions = [...Map.groupBy(offered, ({ code }) => regionOf(code))].flatMap(([name, members]) => {
    const codes = members.map(({ code }) => code);
    return name && codes.length > 1 && codes.every((code) => chosen.has(code)) ? [{ name, codes }] : [];
  });
  const covered = new Set(regions.flatMap(({ codes }) => codes));
  return [
    ...regions.map((region) => ({ key: 'region' as const, ...region })),
    ...active.filter((filter) => filter.key !== 'mun' || !covered.has(filter.value)),
  ];
}
