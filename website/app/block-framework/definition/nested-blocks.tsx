import { createContext, type ReactNode, useContext } from 'react';
import type { FinishedBlock } from './define-block.ts';

export type RenderBlocks = (blocks: readonly FinishedBlock[]) => ReactNode;

const RenderContext = createContext<RenderBlocks>(() => null);

/** Provides the block list to the blocks that hold blocks, as a block does not import the list that renders it. */
export const NestedBlockList = RenderContext.Provider;

export const useRenderBlocks = (): RenderBlocks => useContext(RenderContext);

/** Renders the blocks of an `anyBlock` field with their own colour scheme, spacing and error boundary. */
export const NestedBlocks = ({ blocks }: { blocks: readonly FinishedBlock[] }) => useRenderBlocks()(blocks);
