import { badges } from './badges.ts';
import type { MapMarker } from './listing.ts';
import type { MarkerColumns } from './properties.ts';

// Without zod, because the browser decodes the columns.

/** Steps per degree: about a metre, finer than the precision of a marker at any zoom. */
const steps = 100_000;

/** Returns the markers as columns, sorted by `uls`. */
export function encodeMarkers(markers: readonly MapMarker[]): MarkerColumns {
  const lat = markers.map(({ coords }) => Math.round(coords[0] * steps));
  const lng = markers.map(({ coords }) => Math.round(coords[1] * steps));
  const origin: [number, number] = [least(lat), least(lng)];
  return {
    uls: encodeUls(markers.map(({ uls }) => uls)),
    origin,
    lat: lat.map((value) => value - origin[0]),
    lng: lng.map((value) => value - origin[1]),
    price: markers.map(({ price }) => price ?? -1),
    badge: markers.map(({ badge }) => (badge ? badges.indexOf(badge) + 1 : 0)).join(''),
  };
}

/** Returns the markers of columns; coordinates are rounded to a step. */
export function decodeMarkers(columns: MarkerColumns): MapMarker[] {
  const [south, west] = columns.origin;
  let last = 0;
  return columns.uls.map((value, index) => {
    if (typeof value === 'number') last += value;
    const price = columns.price[index] ?? -1;
    return {
      uls: typeof value === 'number' ? String(last) : value,
      coords: [(south + (columns.lat[index] ?? 0)) / steps, (west + (columns.lng[index] ?? 0)) / steps],
      price: price < 0 ? null : price,
      badge: badges[Number(columns.badge[index]) - 1] ?? null,
    };
  });
}

function encodeUls(uls: string[]): number[] | string[] {
  const numbers = uls.map(Number);
  if (numbers.some((number, index) => String(number) !== uls[index])) return uls;
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

/** Returns the minimum. Not `Math.min(...)`, whose number of arguments is limited by the stack. */
const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value), values[0] ?? 0);
