import type { MapBounds } from '@vitrine/contract/core/map-bounds.ts';
import { type Search, writeFilters } from './filters.ts';

/** What the list asks of core (`3-wire §3`), without page and limit: the filters, the order and what the map shows. */
export function listQuery({ filters, order }: Pick<Search, 'filters' | 'order'>, bounds: MapBounds | null): string {
  const params = mapQuery({ filters }, bounds);
  params.set('order_by', order);
  return params.toString();
}

/** What the map asks of core. */
export function mapQuery({ filters }: Pick<Search, 'filters'>, bounds: MapBounds | null): URLSearchParams {
  const params = writeFilters(filters);
  // Five decimals are a metre.
  for (const [name, degrees] of Object.entries(bounds ?? {})) params.set(name, degrees.toFixed(5));
  return params;
}
