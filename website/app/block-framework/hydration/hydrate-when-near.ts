import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { reportChunkFailure } from '../../site/report-chunk-failure.ts';
import type { FinishedBlock } from '../definition/define-block.ts';
import { walkBlocks } from '../definition/walk-blocks.ts';
import { loadBlockViews } from '../registry/registry.tsx';
import { idPrefix } from './block-root.tsx';
import { hydratedEvent } from './hydration-mark.tsx';
import { whenNear } from './when-near.ts';

export interface VisibleRoot {
  /** Renders new content, at once or when the block is hydrated. */
  update(content: ReactNode): void;
  stop(): void;
}

/**
 * Loads the code of a block and hydrates its HTML in `frame` once the frame comes near the screen or a visitor points at it. The
 * HTML stays as it is while the code cannot be loaded.
 */
export function hydrateWhenNear(
  frame: HTMLElement,
  { block, content }: { block: FinishedBlock; content: ReactNode },
): VisibleRoot {
  const life = new AbortController();
  let latest = content;
  let root: Root | undefined;

  const hydrate = async () => {
    const types = [...walkBlocks([block])].map(({ type }) => type);
    const isLoaded = await loadBlockViews(types, reportChunkFailure);
    if (!isLoaded || life.signal.aborted || root) return;
    const first = latest;
    // React would discard the HTML for an update before it has hydrated.
    const updateIfNew = () => latest !== first && root?.render(latest);
    frame.addEventListener(hydratedEvent, updateIfNew, { once: true, signal: life.signal });
    // React interrupts a transition for the visitor's input.
    startTransition(() => {
      root = hydrateRoot(frame, first, { identifierPrefix: idPrefix(block) });
    });
  };
  const stopWaiting = whenNear(frame, hydrate);
  return {
    update(next) {
      latest = next;
      if ('hydrated' in frame.dataset) root?.render(next);
    },
    stop() {
      life.abort();
      stopWaiting();
      // React forbids unmounting a root while it renders another.
      queueMicrotask(() => root?.unmount());
    },
  };
}
