import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import './blocks/every-block.server.ts';
import { completeDocument } from './document/complete-document.server.ts';
import { documentParts } from './document/document-parts.ts';
import { htmlResponse } from './document/hash-inline-elements.server.ts';
import { documentPreloads, documentStyles } from './document/page-styles.server.ts';
import { env } from './env.server.ts';
import { FailureContext } from './failure-context.tsx';
import { inlineMark } from './inline-mark.ts';
import { documentScripts } from './page/document-scripts.server.ts';
import { documentPage, ServerPage } from './page/page-data.ts';
import { pageErrorMessages } from './page/page-error-kind.ts';
import { requestContext } from './request-context.ts';
import { log } from './services/log.server.ts';
import { reloadGuard } from './shell/reload-guard.ts';
import { rememberClicks } from './ui/replay-clicks.ts';

const renderLimitMs = 10_000;
const guard = `<script nonce="${inlineMark}">${reloadGuard};${rememberClicks}</script>`;

/**
 * Renders a document completely before its first byte is sent, so that the status is decided by then. Nothing on a page
 * suspends, so waiting costs nothing.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = context.get(documentPage);
  const parts = context.get(documentParts);
  const scripts = await documentScripts(routerContext, page);
  const html = await renderDocument(
    <FailureContext value={{ requestId: context.get(requestContext).requestId, debug: debugOf(context) }}>
      <ServerPage value={page}>
        {/* The data for the browser is in `scripts`. */}
        <ServerRouter
          context={{ ...routerContext, serverHandoffStream: undefined }}
          url={request.url}
          nonce={inlineMark}
        />
      </ServerPage>
    </FailureContext>,
  );
  const completed = completeDocument(html, {
    ...parts,
    headStart: guard + documentPreloads(page) + documentStyles(routerContext, page),
    bodyEnd: (parts?.bodyEnd ?? '') + scripts,
  });
  return htmlResponse(completed, { status, headers });
}

function renderDocument(content: ReactNode): Promise<string> {
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
      onShellError: reject,
      onError: (error) => log.error({ err: error }, 'Rendering failed'),
    };
    const { pipe, abort } = renderToPipeableStream(content, options);
    const limit = setTimeout(abort, renderLimitMs);
  });
}

/** Unexpected errors by request. */
const failures = new WeakMap<object, unknown>();

/** Logs an error of a loader or of rendering. An aborted request is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  failures.set(context, error);
  const { requestId } = context.get(requestContext);
  log.error({ err: error, path: new URL(request.url).pathname, requestId }, pageErrorMessages.exception);
};

function debugOf(context: object): string | null {
  const error = failures.get(context);
  if (error === undefined || !env().EXPOSE_ERRORS) return null;
  if (isRouteErrorResponse(error)) return String(error.data);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
