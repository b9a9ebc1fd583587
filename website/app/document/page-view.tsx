import type { ReactNode } from 'react';
import type { FinishedBlock } from '../block-framework/definition/define-block.ts';
import { BlockList } from '../block-framework/list/block-list.tsx';
import type { RenderedBlock } from '../block-framework/list/rendered-block.ts';
import type { AnyPage } from '../page/finished-page.ts';
import { SiteProvider } from '../site/site-context.tsx';
import { mainContentId } from '../ui/main-content-id.ts';

interface Props {
  page: AnyPage;
  /** Replaces the content, such as the same blocks in edit mode. */
  content?: ReactNode;
  /** Overlays of the shell: modals, toasts, banners. */
  children?: ReactNode;
}

/** Returns the blocks next to the content. A public page needs none, because the server has already given its blocks their frames. */
const neighboursOf = ({ header, footer }: AnyPage) => ({ above: finished(header.at(-1)), below: finished(footer[0]) });

const finished = (block: FinishedBlock | RenderedBlock | undefined) =>
  block && !('hydration' in block) ? block : undefined;

/** Renders the header, the content, the footer and the overlays of a page (layout.1). */
export function PageView({ page, content, children }: Props) {
  return (
    <SiteProvider info={page}>
      <BlockList blocks={page.header} />
      <main id={mainContentId} tabIndex={-1}>
        {content ?? <BlockList blocks={page.main} {...neighboursOf(page)} />}
      </main>
      <BlockList blocks={page.footer} />
      {children}
    </SiteProvider>
  );
}
