import type { ReactNode } from 'react';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { BlockList } from '../block-framework/list/block-list.tsx';
import { isStatic, type RenderedBlock } from '../block-framework/list/rendered-block.ts';
import type { AnyPage } from './finished-page.ts';

interface Props {
  page: AnyPage;
  /** Renders the controls over a block. */
  toolbar?: (block: FinishedBlock) => ReactNode;
}

/** Renders the content of a page that is shown to be edited or reviewed: all of its blocks are interactive. */
export const EditableContent = ({ page, toolbar }: Props) => (
  <BlockList
    blocks={finishedBlocks(page.main)}
    above={finishedBlocks(page.header).at(-1)}
    below={finishedBlocks(page.footer)[0]}
    {...(toolbar && { toolbar })}
  />
);

/** Narrows the type of the blocks: on a page that is edited no block is static. */
export const finishedBlocks = (blocks: readonly (RenderedBlock | FinishedBlock)[]): FinishedBlock[] =>
  blocks.flatMap((block) => (isStatic(block) ? [] : [block]));
