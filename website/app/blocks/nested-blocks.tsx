import { createContext, type ReactNode, useContext } from 'react';
import type { FinishedBlock } from './define-block.ts';

const RenderBlocks = createContext<(blocks: readonly FinishedBlock[]) => ReactNode>(() => null);

/** Provides the block list to the blocks that hold blocks, as a block does not import the list that renders it. */
export const NestedBlockList = RenderBlocks.Provider;

/** Renders the blocks of an `anyBlock` field with their own colour scheme, spacing and error boundary. */
export const NestedBlocks = ({ blocks }: { blocks: readonly FinishedBlock[] }) => useContext(RenderBlocks)(blocks);
