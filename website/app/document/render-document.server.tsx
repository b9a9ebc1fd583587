import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import showKept from '../components/keep-button/show-kept.inline.ts?script';
import { placeOf } from '../navigation/place.ts';
import { log } from '../services/log.server.ts';
import reloadGuard from '../shell/page-change/reload-guard.inline.ts?script';
import rememberClicks from '../ui/remember-clicks.inline.ts?script';
import { completeDocument } from './complete-document.server.ts';
import deferLayout from './defer-layout.inline.ts?script';
import type { DocumentParts } from './document-parts.server.tsx';
import { documentScripts } from './document-scripts.server.ts';
import { firstScreenEndId } from './first-screen-end-id.ts';
import { type HtmlAnswer, hashedMark, htmlAnswer } from './hash-inline-elements.server.ts';
import type { PageContent } from './page-content.ts';
import { PageDocument } from './page-document.tsx';
import { documentPreloads, documentStyles } from './page-styles.server.ts';

interface DocumentOptions {
  url: URL;
  /** HTML that the server inserts around what React renders. */
  parts: Partial<DocumentParts>;
  init: ResponseInit;
}

const guardScript = reloadGuard + rememberClicks + deferLayout + showKept;
const guard = `<script ${hashedMark(guardScript)}>${guardScript}</script>`;

/** Returns the document of a page. Throws when React cannot render it. */
export function renderDocument(content: PageContent, { url, parts, init }: DocumentOptions): HtmlAnswer {
  const html = renderWhole(
    <PageDocument shown={{ place: placeOf(url), arrival: 'load', content, keepsScroll: true }} />,
  );
  const completed = completeDocument(html, {
    ...parts,
    headStart:
      waitForFirstScreen(html) +
      guard +
      documentPreloads(content.page) +
      documentStyles({ page: content.page, viewName: content.view?.name }),
    bodyEnd: (parts.bodyEnd ?? '') + documentScripts(content),
  });
  return htmlAnswer(completed, init, parts.inlineSources);
}

/**
 * Returns a link by which the browser shows nothing before it has read the first block: a header or a hero is laid out otherwise while a part of it
 * is missing (docs/decisions/0174-show-the-first-screen-whole.md). Chromium waits for the start of an element only, so the link names the one after
 * the block, and complains about one that never comes: a view that replaces the blocks has none.
 */
const waitForFirstScreen = (html: string): string =>
  html.includes(` id="${firstScreenEndId}"`) ? `<link rel="expect" href="#${firstScreenEndId}" blocking="render">` : '';

/** Comment that React writes in place of content that a boundary could not render; the browser renders it once more. */
const failedBoundary = '<!--$!-->';

/**
 * Renders a document completely before its first byte is sent, so that the status is decided by then. Nothing on a page suspends,
 * and a stream would cost twice the time.
 */
function renderWhole(content: ReactNode): string {
  const html = renderToString(content);
  if (html.includes(failedBoundary)) logFailures(content);
  return `<!DOCTYPE html>${html}`;
}

/** Renders once more to log the errors within boundaries, about which only a stream informs. */
function logFailures(content: ReactNode): void {
  const { abort } = renderToPipeableStream(content, {
    onError: (error) => log.error({ err: error }, 'Rendering failed'),
    onAllReady: () => abort(),
  });
}
