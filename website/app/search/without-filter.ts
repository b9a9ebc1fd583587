import { withoutFact } from '@vitrine/contract/core/active-facts.ts';
import { type ActiveFilter, noFilters, type SearchFilters } from './filters.ts';

/** Returns the filters without one of them. */
export function withoutFilter(filters: SearchFilters, filter: ActiveFilter): SearchFilters {
  switch (filter.key) {
    case 'mun':
    case 'broker':
    case 'office':
      return { ...filters, [filter.key]: filters[filter.key].filter((value) => value !== filter.value) };
    case 'type':
      return { ...filters, type: filters.type.filter((code) => code !== filter.value) };
    case 'fact':
      return { ...filters, ...withoutFact(filter.fact) };
    case 'price':
      return { ...filters, price_min: null, price_max: null };
    default:
      return { ...filters, [filter.key]: noFilters[filter.key] };
  }
}
