import { noCoordinate, traitBits } from './column-encoding.ts';

/** Bits of each coordinate in the Z-order: cells of half a kilometre in a province two thousand kilometres wide. */
const coordinateBits = 12;
/**
 * Maximum number of slots: 24 bits, below the two coordinates and a kind of less than five bits; together the 53 bits
 * that a double holds exactly.
 */
const maxSlots = 2 ** 24;
/** Listings without coordinates are sorted after all others, where they widen no zone. */
const unplacedKind = traitBits.kinds + 1;

interface PlacedColumns extends Record<'order' | 'latitude' | 'longitude' | 'traits', Int32Array> {
  count: number;
}

/**
 * Returns the used slots by kind and, within a kind, along a Z-order curve over the bounds of the listings
 * (https://en.wikipedia.org/wiki/Z-order_curve), so that geographic neighbours are close.
 */
export function slotsInZOrder({ order, count, latitude, longitude, traits }: PlacedColumns): Int32Array {
  const slots = order.subarray(0, count);
  const [rowOf, columnOf] = [cellsOf(latitude, slots), cellsOf(longitude, slots)];
  // Each number contains its slot, because numbers are sorted many times faster than with a comparator.
  const keys = Float64Array.from(slots, (slot) => {
    const isPlaced = latitude[slot] !== noCoordinate;
    const kind = isPlaced ? (traits[slot] ?? 0) & traitBits.kinds : unplacedKind;
    const place = isPlaced ? spread(rowOf(slot)) * 2 + spread(columnOf(slot)) : 0;
    return (kind * 2 ** (2 * coordinateBits) + place) * maxSlots + slot;
  }).sort();
  return Int32Array.from(keys, (key) => key % maxSlots);
}

/** Divides the span of the coordinates into 2^coordinateBits cells. */
function cellsOf(column: Int32Array, slots: Int32Array): (slot: number) => number {
  let least = Infinity;
  let greatest = -Infinity;
  for (const slot of slots) {
    const value = column[slot] ?? 0;
    if (value < least) least = value;
    if (value > greatest && value !== noCoordinate) greatest = value;
  }
  const scale = (2 ** coordinateBits - 1) / Math.max(1, greatest - least);
  return (slot) => Math.floor(((column[slot] ?? 0) - least) * scale);
}

/** Interleaves the lower 16 bits with zeros. */
function spread(bits: number): number {
  let wide = bits;
  wide = (wide | (wide << 8)) & 0x00ff00ff;
  wide = (wide | (wide << 4)) & 0x0f0f0f0f;
  wide = (wide | (wide << 2)) & 0x33333333;
  return (wide | (wide << 1)) & 0x55555555;
}
