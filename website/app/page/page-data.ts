import { allBlocks } from '../document/finished-page.ts';
import type { PageContent } from './page-content.ts';

/** Id of the element that holds the data of a document's page. */
export const pageDataId = 'page-data';

/** Page content as JSON carries it: the component of its view is missing. */
export type SentContent = Omit<PageContent, 'view'> & { view: { name: string; data: unknown } | null };

/** Returns what a client navigation gets: the page with the HTML of its static blocks. */
export const navigationData = (content: PageContent): string => JSON.stringify(content, withoutHtmlOfLive);

/** Returns the data of a document's page: all but the HTML of its blocks, which is in the document. */
export const documentData = (content: PageContent): string => JSON.stringify(content, withoutHtml);

/** Properties of shown blocks that the document itself holds, or that only the server needs. */
const serverOnly = ['html', 'styles', 'preloads'];

function withoutHtml(this: unknown, key: string, value: unknown): unknown {
  return isShownBlock(this) && serverOnly.includes(key) ? undefined : value;
}

/** After a navigation the browser renders the blocks that are not static. */
function withoutHtmlOfLive(this: unknown, key: string, value: unknown): unknown {
  if (!isShownBlock(this)) return value;
  return key === 'preloads' || (key === 'html' && this.hydration !== 'static') ? undefined : value;
}

const isShownBlock = (value: unknown): value is { hydration: string } =>
  typeof value === 'object' && value !== null && 'hydration' in value && 'frame' in value;

/** Reads what `navigationData` or `documentData` wrote. */
export const parseContent = (text: string): SentContent => JSON.parse(text) as SentContent;

/**
 * Returns the content of the document, with the HTML of the blocks that the server rendered alone. They are found by their order,
 * as a block in the footer may have the id of one in the header.
 */
export function readDocument(): SentContent {
  const content = parseContent(document.getElementById(pageDataId)?.textContent ?? '');
  const frames = document.querySelectorAll('body > [data-hydration], main > [data-hydration]');
  if (content.page === null) return content;
  allBlocks(content.page).forEach((block, index) => {
    if ('hydration' in block && block.hydration !== 'load') block.html = frames[index]?.innerHTML ?? '';
  });
  return content;
}
