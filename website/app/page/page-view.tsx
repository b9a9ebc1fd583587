import type { ReactNode } from 'react';
import { BlockAssetLinks } from '../blocks/block-asset-links.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { blockTypes, type FinishedPage } from '../document/finished-page.ts';
import { SiteProvider } from '../site/site-context.tsx';
import { mainContentId } from '../ui/main-content-id.ts';

interface Props {
  page: FinishedPage;
  /** Stands in the place of the content, such as the same blocks under edit. */
  content?: ReactNode;
  /** What the shell lays over the page: modals, toasts, banners. */
  children?: ReactNode;
}

/** Header, content and footer of a page, and after them what the shell lays over it (`1-shell §2`, layout). */
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
