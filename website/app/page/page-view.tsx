import type { ReactNode } from 'react';
import { BlockAssetLinks } from '../blocks/block-asset-links.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { blockTypes, type FinishedPage } from '../document/finished-page.ts';
import { SiteProvider } from '../site/site-context.tsx';
import { mainContentId } from '../ui/main-content-id.ts';

interface Props {
  page: FinishedPage;
  /** Replaces the content, such as the same blocks in edit mode. */
  content?: ReactNode;
  /** Overlays of the shell: modals, toasts, banners. */
  children?: ReactNode;
}

/** Renders the header, the content, the footer and the overlays of a page (`1-shell §2`, layout). */
export function PageView({ page, content, children }: Props) {
  return (
    <SiteProvider info={page}>
      <BlockAssetLinks types={blockTypes(page)} />
      <BlockList blocks={page.header} />
      <main id={mainContentId} tabIndex={-1}>
        {content ?? <BlockList blocks={page.main} above={page.header.at(-1)} below={page.footer[0]} />}
      </main>
      <BlockList blocks={page.footer} />
      {children}
    </SiteProvider>
  );
}
