import { isStatic } from '../block-framework/list/rendered-block.ts';
import { type AnyPage, allBlocks } from '../page/finished-page.ts';
import { documentTheme } from '../shell/document.ts';
import type { PageContent } from './page-content.ts';

/** Id of the element that holds the data of a document's page. */
export const pageDataId = 'page-data';

/** Page content as JSON carries it, without the component of its view. */
export type SentContent = Omit<PageContent, 'view'> & { view: { name: string; data: unknown } | null };

/**
 * Returns what a client navigation gets: the page with the HTML of its static blocks. The browser renders the others, and has the theme and
 * the facts of the site from the page before, unless `hasSite` is true.
 */
export const navigationData = (content: PageContent, hasSite = false): string =>
  writeContent(content, navigationBlock, hasSite ? {} : noSiteFacts);

/**
 * Returns the data of a document's page: all but the HTML of its blocks, which is in the document, what only the server needs, and
 * the usual values of the page and its blocks.
 */
export const documentData = (content: PageContent): string =>
  // The document has the theme in an element of its own.
  writeContent(content, documentBlock, { themeCss: undefined, fontSheets: undefined });

type Block = AnyPage['main'][number];

const navigationBlock = (block: Block): string =>
  JSON.stringify(
    'hydration' in block
      ? {
          ...block,
          preloads: undefined,
          ...(!isStatic(block) && { ...noHtml, ...withoutValues(block, usualOfBlock) }),
        }
      : block,
  );

const documentBlocks = new WeakMap<Block, string>();

/** Returns the data of a block, written once: a page with the same content has the same objects (`renderPage`). */
function documentBlock(block: Block): string {
  const known = documentBlocks.get(block);
  if (known !== undefined) return known;
  const written = JSON.stringify(
    'hydration' in block
      ? { ...block, preloads: undefined, styles: undefined, ...noHtml, ...withoutValues(block, usualOfBlock) }
      : block,
  );
  documentBlocks.set(block, written);
  return written;
}

/** Values that most pages and blocks have. `restore` puts them back. */
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
/** Values that are equal on all pages of a site. They are sent with the document only, and stay the same until the next page load. */
const noSiteFacts = {
  themeCss: undefined,
  fontSheets: undefined,
  logos: undefined,
  siteType: undefined,
  favicon: undefined,
  isInstallable: undefined,
  mapStyleUrl: undefined,
  mapArchive: undefined,
} satisfies { [Fact in keyof AnyPage]?: undefined };

/** Writes the content as JSON, with each block as `write` returns it, and without the properties of the page that `left` names. */
function writeContent({ page, ...rest }: PageContent, write: (block: Block) => string, left: object): string {
  if (page === null) return JSON.stringify({ page, ...rest });
  const { header, main, footer, ...facts } = page;
  const lists = Object.entries({ header, main, footer }).map(
    ([name, blocks]) => `"${name}":[${blocks.map(write).join(',')}]`,
  );
  const members = JSON.stringify({ ...facts, ...withoutValues(page, usualOfPage), ...left }).slice(1, -1);
  return `{"page":{${[members, ...lists].join(',')}},${JSON.stringify(rest).slice(1)}`;
}

/** Puts back what the data leaves out; a page without a theme gets that of the document. */
function restore(content: SentContent, site: Partial<AnyPage>): SentContent {
  const { page } = content;
  if (!page) return content;
  Object.assign(page, usualOfPage, site, { themeCss: documentTheme.css, fontSheets: [] }, { ...page });
  for (const block of allBlocks(page)) {
    if ('hydration' in block && !isStatic(block)) Object.assign(block, { ...usualOfBlock, ...block });
  }
  return content;
}

/** Reads what `navigationData` wrote. The facts of the site are those of the shown page, if any. */
export function parseNavigation(text: string, shown: AnyPage | null): SentContent {
  const site = Object.fromEntries(Object.keys(noSiteFacts).map((fact) => [fact, shown && Reflect.get(shown, fact)]));
  return restore(JSON.parse(text) as SentContent, site); // as `navigationData` wrote it
}

/**
 * Returns the content of the document, with the HTML of the blocks that the server rendered alone. They are found by their order,
 * as a block in the footer may have the id of one in the header.
 */
export function readDocument(): SentContent {
  // `documentData` wrote the text, so the cast holds.
  const content = restore(JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as SentContent, {});
  const frames = document.querySelectorAll('body > [data-hydration], main > [data-hydration]');
  if (content.page === null) return content;
  allBlocks(content.page).forEach((block, index) => {
    if ('hydration' in block && block.hydration !== 'load') block.html = frames[index]?.innerHTML ?? '';
  });
  return content;
}
