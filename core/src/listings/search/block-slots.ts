import { traitBits } from './column-encoding.ts';
import type { ListingColumns } from './listing-columns.ts';
import { blockSize } from './zone-map.ts';

const inBlock = new Int32Array(blockSize);

/**
 * Yields the blocks that hold listings, with their numbers; `slots` writes the slots into an array that is valid until
 * the next call.
 */
export function* blocksOf({ used, zoneMap, traits }: ListingColumns) {
  for (let block = 0; block * blockSize < used; block++) {
    const count = zoneMap.taken[block] ?? 0;
    if (count === 0) continue;
    const slots = () => {
      let written = 0;
      for (let slot = block * blockSize; written < count; slot++) {
        inBlock[written] = slot;
        written += Number(((traits[slot] ?? 0) & traitBits.free) === 0);
      }
      return inBlock;
    };
    yield { block, count, slots };
  }
}
