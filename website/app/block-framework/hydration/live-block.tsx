import { type ReactNode, Suspense, useRef, useState } from 'react';
import { BlockBoundary } from '../list/block-boundary.tsx';
import { BlockContent } from '../list/block-content.tsx';
import type { FrameProps } from '../list/block-frame.ts';
import type { LiveBlockData } from '../list/rendered-block.ts';
import { findBlockView } from '../registry/registry.tsx';
import { HydrationMark } from './hydration-mark.tsx';
import { SeparateRoot } from './separate-root.tsx';

interface Props {
  block: LiveBlockData;
  frame: FrameProps;
  /** True for the first block of a page. */
  isFirst: boolean;
  /** Controls over the block in edit mode. */
  toolbar?: ReactNode;
}

/** Renders an interactive block: one that came with its HTML by a root of its own, any other in the page's React tree. */
export function LiveBlock({ toolbar, ...props }: Props) {
  // A later answer for the same page has no HTML; the root that began with it is updated.
  const [html] = useState(props.block.html);
  if (html !== undefined) return <SeparateRoot {...props} html={html} />;
  return <BlockInPage {...props} toolbar={toolbar} />;
}

function BlockInPage({ block, frame, isFirst, toolbar }: Props) {
  const element = useRef<HTMLDivElement>(null);
  if (!findBlockView(block.type)) {
    // The block's chunk could not be loaded: the HTML from the server stays as it is.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text makes React leave the server's HTML alone
    return <div {...frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div {...frame} ref={element}>
      <BlockBoundary type={block.type}>
        {/* A block that fails on the server leaves its place empty, and the browser renders it once more. */}
        <Suspense>
          <BlockContent block={block} isFirst={isFirst} />
          <HydrationMark frame={element} />
        </Suspense>
      </BlockBoundary>
      {toolbar}
    </div>
  );
}
