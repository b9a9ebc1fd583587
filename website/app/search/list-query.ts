import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { type Search, writeFilters } from './filters.ts';

/**
 * Returns the query of the list for core (wire.18), without page and limit: the filters, the order and the bounds of the map.
 */
export function listQuery({ filters, order }: Pick<Search, 'filters' | 'order'>, bounds: MapBounds | null): string {
  const params = mapQuery({ filters }, bounds);
  if (order !== 'default') params.set('order_by', order);
  return params.toString();
}

/** Returns the query of the map for core. */
export function mapQuery({ filters }: Pick<Search, 'filters'>, bounds: MapBounds | null): URLSearchParams {
  const params = writeFilters(filters);
  // Five decimals of a degree are about one metre.
  for (const [name, degrees] of Object.entries(bounds ?? {})) params.set(name, degrees.toFixed(5));
  return params;
}
