import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { completeDocument } from '../document/complete-document.server.ts';
import type { DocumentParts } from '../document/document-parts.ts';
import { htmlResponse } from '../document/hash-inline-elements.server.ts';
import { documentPreloads, documentStyles } from '../document/page-styles.server.ts';
import { inlineMark } from '../inline-mark.ts';
import { placeOf } from '../navigation/place.ts';
import { log } from '../services/log.server.ts';
import { reloadGuard } from '../shell/reload-guard.ts';
import { rememberClicks } from '../ui/replay-clicks.ts';
import { documentScripts } from './document-scripts.server.ts';
import type { PageContent } from './page-content.ts';
import { PageDocument } from './page-document.tsx';

interface DocumentOptions {
  url: URL;
  /** HTML outside of React. */
  parts: Partial<DocumentParts>;
  init: ResponseInit;
}

const renderLimitMs = 10_000;
const guard = `<script nonce="${inlineMark}">${reloadGuard};${rememberClicks}</script>`;

/** Returns the document of a page. Rejects when React cannot render it. */
export async function renderDocument(content: PageContent, { url, parts, init }: DocumentOptions): Promise<Response> {
  const html = await renderWhole(
    <PageDocument shown={{ place: placeOf(url), arrival: 'load', content, keepsScroll: true }} />,
  );
  const completed = completeDocument(html, {
    ...parts,
    headStart:
      guard + documentPreloads(content.page) + documentStyles({ page: content.page, viewName: content.view?.name }),
    bodyEnd: (parts.bodyEnd ?? '') + documentScripts(content),
  });
  return htmlResponse(completed, init);
}

/**
 * Renders a document completely before its first byte is sent, so that the status is decided by then. Nothing on a page
 * suspends, so waiting costs nothing.
 */
function renderWhole(content: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const options: RenderToPipeableStreamOptions = {
      nonce: inlineMark,
      // React 19.3 would move finished boundaries beyond 12.8 KB out of place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(limit);
        reject(error);
      },
      onError: (error) => log.error({ err: error }, 'Rendering failed'),
    };
    const { pipe, abort } = renderToPipeableStream(content, options);
    const limit = setTimeout(abort, renderLimitMs);
  });
}
