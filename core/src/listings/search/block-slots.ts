import { blockSize } from './block-zones.ts';
import type { FoundRows } from './find-rows.ts';
import type { ListingColumns } from './listing-columns.ts';
import { traitBits } from './representation.ts';

const inBlock = new Int32Array(blockSize);

/** The blocks that hold listings, with how many; `slots` writes these into an array that is good until the next call. */
export function* blocksOf({ used, zones, traits }: ListingColumns) {
  for (let block = 0; block * blockSize < used; block++) {
    const count = zones.taken[block] ?? 0;
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

/** What a search has found, in the order of the slots, in which the columns are read fastest: all listings stand oldest first. */
export function inSlotOrder(columns: ListingColumns, found: FoundRows): FoundRows {
  if (!found.isAll) return found;
  const all = new Int32Array(columns.count);
  let written = 0;
  for (const { slots, count } of blocksOf(columns)) {
    all.set(slots().subarray(0, count), written);
    written += count;
  }
  return { ...found, slots: all };
}
