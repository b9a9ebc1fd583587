import type { ReactNode } from 'react';
import { BlockAssetLinks } from '../blocks/block-asset-links.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { SiteProvider } from '../site/site-context.tsx';
import { mainContentId } from '../ui/main-content-id.ts';
import { blockTypes, type FinishedPage } from './finished-page.ts';

interface Props {
  page: FinishedPage;
  /** Stands in the place of the content, such as the same blocks under edit. */
  children?: ReactNode;
}

/** Header, content and footer of a page. */
export function PageView({ page, children }: Props) {
  return (
    <SiteProvider info={page}>
      <BlockAssetLinks types={blockTypes(page)} />
      <BlockList blocks={page.header} />
      <main id={mainContentId} tabIndex={-1}>
        {children ?? <BlockList blocks={page.main} below={page.footer[0]} />}
      </main>
      <BlockList blocks={page.footer} />
    </SiteProvider>
  );
}
