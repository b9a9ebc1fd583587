import { isStatic, type RenderedBlock } from '../block-framework/list/rendered-block.ts';
import { type AnyPage, allBlocks } from '../page/finished-page.ts';
import { documentTheme } from '../shell/document.ts';
import type { PageContent } from './page-content.ts';

/** Id of the element that holds the data of a document's page. */
export const pageDataId = 'page-data';

/** Page content as JSON carries it, without the component of its view. The theme of a page is in the document. */
export type SentContent = Omit<PageContent, 'view'> & { view: { name: string; data: unknown } | null };

/** Returns what a client navigation gets: the page with the HTML of its static blocks. The browser renders the others. */
export const navigationData = (content: PageContent): string =>
  JSON.stringify(mapBlocks(content, (block) => ({ ...block, preloads: undefined, ...(!isStatic(block) && noHtml) })));

/**
 * Returns the data of a document's page: all but the HTML of its blocks, which is in the document, what only the server needs, and
 * the usual values of the page and its blocks.
 */
export function documentData(content: PageContent): string {
  const { page, ...rest } = mapBlocks(content, (block) => ({
    ...block,
    preloads: undefined,
    styles: undefined,
    ...noHtml,
    ...withoutValues(block, usualOfBlock),
  }));
  return JSON.stringify({ ...rest, page: page && { ...page, ...withoutValues(page, usualOfPage) } });
}

/** Values that most pages and blocks have. `readDocument` restores them. */
const usualOfPage = {
  hasSearch: true,
  variant: null,
  mapStyleUrl: null,
  mapArchive: null,
  thirdParties: null,
  isError: false,
  hasInjectedScripts: false,
  documentKey: '',
};
const usualOfBlock = { isDark: false, hasFailed: false, data: null };

/** Returns undefined for each property that has the given value, as `JSON.stringify` leaves it out. */
const withoutValues = (from: object, values: object): Record<string, undefined> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (Reflect.get(from, name) === value ? [[name, undefined]] : [])),
  );

/** Properties set to undefined, so that `JSON.stringify` omits them; a filter function would make it several times slower. */
const noHtml = { html: undefined };

function mapBlocks({ page, ...rest }: PageContent, change: (block: RenderedBlock) => object): { page: object | null } {
  if (page === null) return { page, ...rest };
  const changed = (blocks: AnyPage['main']) => blocks.map((block) => ('hydration' in block ? change(block) : block));
  return {
    ...rest,
    page: {
      ...page,
      themeCss: undefined,
      header: changed(page.header),
      main: changed(page.main),
      footer: changed(page.footer),
    },
  };
}

/** Reads what `navigationData` or `documentData` wrote; the page gets the theme of the document. */
export function parseContent(text: string): SentContent {
  const content = JSON.parse(text) as SentContent; // as the functions above wrote it
  if (content.page) content.page.themeCss = documentTheme.css;
  return content;
}

/**
 * Returns the content of the document, with the HTML of the blocks that the server rendered alone. They are found by their order,
 * as a block in the footer may have the id of one in the header.
 */
export function readDocument(): SentContent {
  const content = parseContent(document.getElementById(pageDataId)?.textContent ?? '');
  const frames = document.querySelectorAll('body > [data-hydration], main > [data-hydration]');
  if (content.page === null) return content;
  Object.assign(content.page, { ...usualOfPage, ...content.page });
  allBlocks(content.page).forEach((block, index) => {
    if (!('hydration' in block)) return;
    if (!isStatic(block)) Object.assign(block, { ...usualOfBlock, ...block });
    if (block.hydration !== 'load') block.html = frames[index]?.innerHTML ?? '';
  });
  return content;
}
