import { noCoordinate, traitBits } from './column-encoding.ts';

/** Bits of each coordinate in a place: cells of half a kilometre in a province that is two thousand wide. */
const coordinateBits = 12;
/** Below a place and a kind of less than five bits; together they are the 53 bits that a double holds exactly. */
const maxSlots = 2 ** 24;
/** Listings that nobody has placed stand behind all others, where they widen no zone. */
const unplacedKind = traitBits.kinds + 1;

type PlacedColumns = { count: number } & Record<'order' | 'latitude' | 'longitude' | 'traits', Int32Array>;

/**
 * The slots in use, those of one kind together and in each kind those that are near each other on the ground: along a Z-order
 * curve over the land that there is (https://en.wikipedia.org/wiki/Z-order_curve).
 */
export function slotsInZOrder({ order, count, latitude, longitude, traits }: PlacedColumns): Int32Array {
  const slots = order.subarray(0, count);
  const [rowOf, columnOf] = [cellsOf(latitude, slots), cellsOf(longitude, slots)];
  // Sorted as numbers, which is many times faster than by a comparison; so the slot stands in the number.
  const keys = Float64Array.from(slots, (slot) => {
    const isPlaced = latitude[slot] !== noCoordinate;
    const kind = isPlaced ? (traits[slot] ?? 0) & traitBits.kinds : unplacedKind;
    const place = isPlaced ? spread(rowOf(slot)) * 2 + spread(columnOf(slot)) : 0;
    return (kind * 2 ** (2 * coordinateBits) + place) * maxSlots + slot;
  }).sort();
  return Int32Array.from(keys, (key) => key % maxSlots);
}

/** Cuts what the coordinates span into 2^coordinateBits cells. */
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

/** Puts a zero before each of the lower 16 bits. */
function spread(bits: number): number {
  let wide = bits;
  wide = (wide | (wide << 8)) & 0x00ff00ff;
  wide = (wide | (wide << 4)) & 0x0f0f0f0f;
  wide = (wide | (wide << 2)) & 0x33333333;
  return (wide | (wide << 1)) & 0x55555555;
}
