import type { FinishedBlock } from '../definition/define-block.ts';
import type { BlockFrame } from './block-frame.ts';

/** Result of rendering a block outside of the page's React tree. */
export interface BlockHtml {
  html: string;
  /** Links that preload what the block shows first, for the head of the document. */
  preloads?: string;
}

/** A block that the browser never renders: only its HTML is sent. */
export interface StaticBlock extends BlockHtml {
  hydration: 'static';
  id: string;
  type: string;
  frame: BlockFrame;
  /** Style sheets of the block and those nested in it, for a client navigation. */
  styles: readonly string[];
}

/**
 * A block that becomes interactive in the browser. A visible one carries the HTML with which it was sent until it is hydrated;
 * after a client navigation there is none, and the browser renders it.
 */
export interface LiveBlockData extends FinishedBlock, Partial<BlockHtml> {
  hydration: 'visible' | 'load';
  frame: BlockFrame;
}

/** A block as a public page shows it. Edit mode and the QA area render finished blocks instead, all of them interactive. */
export type RenderedBlock = StaticBlock | LiveBlockData;

export const isStatic = (block: RenderedBlock | FinishedBlock): block is StaticBlock =>
  'hydration' in block && block.hydration === 'static';
