import {
  type BlockForm,
  replaceBlocks as replaceBlocksOf,
  walkBlocks as walkBlocksOf,
} from '@vitrine/contract/walk-blocks.ts';
import type { FinishedBlock } from './define-block.ts';

const finished: BlockForm<FinishedBlock> = {
  // Items of repeaters have no scheme of their own.
  isBlock: (value): value is FinishedBlock => 'scheme' in value && 'fields' in value,
  mayHoldBlocks: ({ hasNestedBlocks }) => hasNestedBlocks === true,
};

/** Yields every block of a list and the blocks nested in its fields, in the order of the page. */
export const walkBlocks = (blocks: readonly FinishedBlock[]): Generator<FinishedBlock> =>
  walkBlocksOf(blocks, finished);

/** Returns a copy of a list in which each block of `replacements`, nested or not, is replaced. */
export const replaceBlocks = (
  blocks: readonly FinishedBlock[],
  replacements: ReadonlyMap<FinishedBlock, FinishedBlock>,
): FinishedBlock[] => replaceBlocksOf(blocks, replacements, finished);
