import { createContext as createReactContext, useContext } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';
import { type AnyPage, allBlocks } from '../document/finished-page.ts';
import { requestContext } from '../request-context.ts';

/**
 * The page of a request, from its loader to `entry.server.tsx`. A document holds it as HTML and as the data that its interactive
 * blocks need; a client navigation gets it as the text that the loader returns.
 */
export const documentPage = createContext<AnyPage | null>(null);

/** Provides the page while the server renders; a browser reads it from the document. */
export const ServerPage = createReactContext<AnyPage | null>(null);

/** Id of the element that holds the data of a document's page. */
export const pageDataId = 'page-data';

/** Passes a page on. Returns what its loader sends: the whole page as text for a client navigation, nothing for a document. */
export function sendPage(page: AnyPage, context: Readonly<RouterContextProvider>): string {
  if (!context.get(requestContext).isDocument) return JSON.stringify(page, withoutHtmlOfLive);
  context.set(documentPage, page);
  return '';
}

/** Returns the data of a document's page: all but the HTML of its blocks, which is in the document. */
export const documentData = (page: AnyPage): string => JSON.stringify(page, withoutHtml);

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

/** Several components read the page of one render; its text is parsed once. */
let last: { text: string; page: AnyPage } | undefined;

/** Returns the page of a loader's text in the browser. The text of the document's own page is empty. */
export function readPage(text: string): AnyPage {
  if (last?.text !== text) last = { text, page: text === '' ? readDocument() : parsePage(text) };
  return last.page;
}

/** Returns the page that was read last; null before the first. For the browser only. */
export const lastPage = (): AnyPage | null => last?.page ?? null;

/** Returns the page of a loader's text while React renders, on the server or in the browser. */
export function usePage(text: string): AnyPage {
  const page = useContext(ServerPage);
  return page ?? readPage(text);
}

// `sendPage` or `documentData` wrote the text on the server.
const parsePage = (text: string) => JSON.parse(text) as AnyPage;

/**
 * Returns the page of the document, with the HTML of the blocks that the server rendered alone. They are found by their order, as
 * a block in the footer may have the id of one in the header.
 */
function readDocument(): AnyPage {
  const page = parsePage(document.getElementById(pageDataId)?.textContent ?? '');
  const frames = document.querySelectorAll('body > [data-hydration], main > [data-hydration]');
  allBlocks(page).forEach((block, index) => {
    if ('hydration' in block && block.hydration !== 'load') block.html = frames[index]?.innerHTML ?? '';
  });
  return page;
}
