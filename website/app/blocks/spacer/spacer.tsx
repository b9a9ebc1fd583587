import type { spacer } from '@vitrine/contract/blocks/spacer.ts';
import { defineBlock } from '../../block-framework/definition/define-block.ts';

/** Renders nothing: the frame of the block has the height. */
const Spacer = () => null;

export const block = defineBlock<typeof spacer>('spacer_block', Spacer, { isSpacer: true });
