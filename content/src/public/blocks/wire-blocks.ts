import type { WireBlock } from '@vitrine/contract/site.ts';
import { type BlockForm, replaceBlocks, walkBlocks } from '@vitrine/contract/walk-blocks.ts';

const wire: BlockForm<WireBlock> = {
  isBlock: (value): value is WireBlock => 'block_type' in value,
  mayHoldBlocks: () => true,
};

/** Yields every block of a list, and the blocks and items nested in its fields. */
export const wireBlocks = (blocks: readonly WireBlock[]): Generator<WireBlock> => walkBlocks(blocks, wire);

/** Returns a copy of a list in which each block of `replacements`, nested or not, is replaced, or left out for null. */
export const replaceWireBlocks = (
  blocks: readonly WireBlock[],
  replacements: ReadonlyMap<WireBlock, WireBlock | null>,
): WireBlock[] => replaceBlocks(blocks, replacements, wire);
