import { traitBits } from './column-encoding.ts';

/** Number of slots in a block. Smaller blocks are skipped more often but cost more checks. */
export const blockSize = 128;

/** Returns the bit of a place; every 32nd place shares a bit, which still skips nearly all blocks without a wanted place. */
export const placeBit = (number: number): number => 1 << (number & 31);

/** Columns that the zone map summarises. */
type MappedColumns = Record<'latitude' | 'longitude' | 'traits' | 'place', Int32Array>;

/**
 * Zone map (https://en.wikipedia.org/wiki/Block_Range_Index): for each block of `blockSize` slots the bounds, kinds and places of
 * its listings. A search skips blocks that cannot match. Entries only widen while listings change, so a block may be scanned in vain but is
 * never skipped wrongly; a new load makes them exact again.
 */
export class ZoneMap {
  south = new Int32Array(0);
  west = new Int32Array(0);
  north = new Int32Array(0);
  east = new Int32Array(0);
  /** One bit per kind, as in `kindMask`. */
  kinds = new Int32Array(0);
  places = new Int32Array(0);
  /** Number of listings by block. */
  taken = new Int32Array(0);

  /** Grows to the blocks of `slots` slots; new blocks are empty. */
  grow(slots: number): void {
    const blocks = Math.ceil(slots / blockSize);
    const widened = (column: Int32Array<ArrayBuffer>, start: number) => {
      const wider = new Int32Array(blocks).fill(start);
      wider.set(column);
      return wider;
    };
    this.south = widened(this.south, 0x7fffffff);
    this.west = widened(this.west, 0x7fffffff);
    this.north = widened(this.north, -0x80000000);
    this.east = widened(this.east, -0x80000000);
    this.kinds = widened(this.kinds, 0);
    this.places = widened(this.places, 0);
    this.taken = widened(this.taken, 0);
  }

  clear(): void {
    const { length } = this.taken;
    for (const column of ['south', 'west', 'north', 'east', 'kinds', 'places', 'taken'] as const) {
      this[column] = new Int32Array(0);
    }
    this.grow(length * blockSize);
  }

  /** Adds the listing in a slot to its block. */
  enter(slot: number, columns: MappedColumns): void {
    const block = Math.floor(slot / blockSize);
    this.taken[block] = (this.taken[block] ?? 0) + 1;
    this.cover(slot, columns);
  }

  leave(slot: number): void {
    const block = Math.floor(slot / blockSize);
    this.taken[block] = (this.taken[block] ?? 0) - 1;
  }

  /** Widens the zone of a slot's block to hold the listing in it. */
  cover(slot: number, columns: MappedColumns): void {
    const block = Math.floor(slot / blockSize);
    const latitude = columns.latitude[slot] ?? 0;
    const longitude = columns.longitude[slot] ?? 0;
    this.south[block] = Math.min(this.south[block] ?? latitude, latitude);
    this.west[block] = Math.min(this.west[block] ?? longitude, longitude);
    this.north[block] = Math.max(this.north[block] ?? latitude, latitude);
    this.east[block] = Math.max(this.east[block] ?? longitude, longitude);
    this.kinds[block] = (this.kinds[block] ?? 0) | (1 << ((columns.traits[slot] ?? 0) & traitBits.kinds));
    this.places[block] = (this.places[block] ?? 0) | placeBit(columns.place[slot] ?? 0);
  }

  /** Returns the first block before `end` that has a free slot and would not be widened by the listing, or −1. */
  findRoom({ latitude, longitude, traits }: Record<'latitude' | 'longitude' | 'traits', number>, end: number): number {
    const kind = 1 << (traits & traitBits.kinds);
    for (let block = 0; block < end; block++) {
      if (
        (this.taken[block] ?? blockSize) < blockSize &&
        (this.kinds[block] ?? 0) & kind &&
        (this.south[block] ?? 0) <= latitude &&
        (this.north[block] ?? 0) >= latitude &&
        (this.west[block] ?? 0) <= longitude &&
        (this.east[block] ?? 0) >= longitude
      ) {
        return block;
      }
    }
    return -1;
  }
}
