import type { Locale } from '@vitrine/contract/locale.ts';
import type { ReactNode } from 'react';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { type SiteInfo, SiteProvider } from '../../site/site-context.tsx';
import type { FinishedBlock } from '../definition/define-block.ts';
import { NestedBlockList, type RenderBlocks } from '../definition/nested-blocks.tsx';
import { BlockBoundary } from '../list/block-boundary.tsx';
import { BlockContent } from '../list/block-content.tsx';

interface Props {
  block: FinishedBlock;
  isFirst: boolean;
  locale: Locale;
  site: SiteInfo;
  renderNested: RenderBlocks;
  children?: ReactNode;
}

/** Renders a block outside of the page's React tree, with the contexts that blocks may read: on the server, and when it is hydrated alone. */
export const BlockRoot = ({ block, isFirst, locale, site, renderNested, children }: Props) => (
  <LocaleProvider locale={locale}>
    <SiteProvider info={site}>
      <NestedBlockList value={renderNested}>
        <BlockBoundary type={block.type}>
          <BlockContent block={block} isFirst={isFirst} />
          {children}
        </BlockBoundary>
      </NestedBlockList>
    </SiteProvider>
  </LocaleProvider>
);

/** Returns the prefix of the ids in a block that is rendered alone, so that no two on a page are the same. */
export const idPrefix = ({ id, type }: Pick<FinishedBlock, 'id' | 'type'>): string =>
  `${type}-${id.replace(/[^\w-]/g, '')}-`;
