import { useEffect, useRef } from 'react';
import { useLocale } from '../../locale/use-locale.tsx';
import { useSite } from '../../site/site-context.tsx';
import type { FinishedBlock } from '../definition/define-block.ts';
import { useRenderBlocks } from '../definition/nested-blocks.tsx';
import type { FrameProps } from '../list/block-frame.ts';
import { BlockRoot } from './block-root.tsx';
import { hydrateWhenNear, type VisibleRoot } from './hydrate-when-near.ts';
import { HydrationMark } from './hydration-mark.tsx';

interface Props {
  block: FinishedBlock;
  frame: FrameProps;
  isFirst: boolean;
  /** HTML of the block in the document. */
  html: string;
}

/**
 * Renders a block that is hydrated when it comes near the screen, by a React root of its own: a suspended boundary in the page's
 * tree would lose the server's HTML as soon as a context above it changes, such as at the start of a navigation.
 */
export function SeparateRoot({ block, frame, isFirst, html }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const visible = useRef<VisibleRoot>(null);
  const content = (
    <BlockRoot block={block} isFirst={isFirst} locale={useLocale()} site={useSite()} renderNested={useRenderBlocks()}>
      <HydrationMark frame={element} />
    </BlockRoot>
  );

  // Declared first, so that the root already has its content.
  useEffect(() => {
    if (visible.current) visible.current.update(content);
    else if (element.current) visible.current = hydrateWhenNear(element.current, { block, content });
  });
  useEffect(
    () => () => {
      visible.current?.stop();
      visible.current = null;
    },
    [],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it on the server (document/render-page.server.tsx)
  return <div {...frame} ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
