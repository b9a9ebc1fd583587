import type { FinishedBlock } from './define-block.ts';
import { findBlockServer } from './server-registry.ts';
import { walkBlocks } from './walk-blocks.ts';

/** Returns the other origins that blocks show in iframes, each once: the `frame-src` of the page's content security policy. */
export const iframeOrigins = (blocks: readonly FinishedBlock[]): string[] => [
  ...new Set(
    [...walkBlocks(blocks)].flatMap(({ type, data }) =>
      data === null ? [] : (findBlockServer(type)?.iframeOrigins?.(data) ?? []),
    ),
  ),
];
