import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { walkBlocks } from '../block-framework/definition/walk-blocks.ts';
import { findBlockServer } from '../block-framework/registry/server-registry.ts';

/** Returns the other origins that blocks show in iframes, each once: the `frame-src` of the page's content security policy. */
export const iframeOrigins = (blocks: readonly FinishedBlock[]): string[] => [
  ...new Set(
    [...walkBlocks(blocks)].flatMap(({ type, data }) =>
      data === null ? [] : (findBlockServer(type)?.iframeOrigins?.(data) ?? []),
    ),
  ),
];
