import { BlockAssetLinks } from '../blocks/block-asset-links.tsx';
import { BlockList } from '../blocks/block-list.tsx';
import { SiteProvider } from '../site/site-context.tsx';
import { mainContentId } from '../ui/main-content-id.ts';
import { blockTypes, type FinishedPage } from './finished-page.ts';

/** Header, content and footer of a page. */
export function PageView({ page }: { page: FinishedPage }) {
  return (
    <SiteProvider info={page}>
      <BlockAssetLinks types={blockTypes(page)} />
      <BlockList blocks={page.header} />
      <main id={mainContentId} tabIndex={-1}>
        <BlockList blocks={page.main} below={page.footer[0]} />
      </main>
      <BlockList blocks={page.footer} />
    </SiteProvider>
  );
}
