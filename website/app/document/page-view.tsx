import type { ReactNode } from 'react';
import { BlockList } from '../block-framework/list/block-list.tsx';
import type { AnyPage } from '../page/finished-page.ts';
import { SiteProvider } from '../site/site-context.tsx';
import { mainContentId } from '../ui/main-content-id.ts';
import { firstScreenEndId } from './first-screen-end-id.ts';

interface Props {
  page: AnyPage;
  /** Replaces the blocks of the content; needed where they are not rendered for visitors (`EditableContent`). */
  content?: ReactNode;
  /** Overlays of the shell: modals, toasts, banners. */
  children?: ReactNode;
}

const endOfFirstScreen = <span id={firstScreenEndId} hidden />;

/** Renders the header, the content, the footer and the overlays of a page (layout.1). */
export function PageView({ page, content, children }: Props) {
  return (
    <SiteProvider info={page}>
      <BlockList blocks={page.header} />
      <main id={mainContentId} tabIndex={-1}>
        {content ?? <BlockList blocks={page.main} afterFirst={endOfFirstScreen} />}
      </main>
      <BlockList blocks={page.footer} />
      {children}
    </SiteProvider>
  );
}
