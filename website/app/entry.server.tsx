import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
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
import { env } from './env.server.ts';
import { FailureContext } from './failure-context.tsx';
import { inlineMark } from './inline-mark.ts';
import { pageErrorMessages } from './page/page-error-kind.ts';
import { requestContext } from './request-context.ts';
import { log } from './services/log.server.ts';
import { reloadGuard } from './shell/reload-guard.ts';

const renderLimitMs = 10_000;
const documentWide = { headStart: `<script nonce="${inlineMark}">${reloadGuard}</script>` };

/**
 * Renders a document completely before its first byte is sent, so that the status is decided by then. Nothing on a page
 * suspends, so waiting costs nothing.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const parts = context.get(documentParts);
  return new Promise((resolve, reject) => {
    const options: RenderToPipeableStreamOptions = {
      nonce: inlineMark,
      // React 19.3 would move finished boundaries beyond 12.8 KB out of place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        const body = new PassThrough();
        text(body).then(
          (html) => resolve(htmlResponse(completeDocument(html, { ...documentWide, ...parts }), { status, headers })),
          reject,
        );
        pipe(body);
      },
      onShellError: reject,
      onError: (error) => log.error({ err: error }, 'Rendering failed'),
    };
    const { pipe, abort } = renderToPipeableStream(
      <FailureContext value={{ requestId: context.get(requestContext).requestId, debug: debugOf(context) }}>
        <ServerRouter context={routerContext} url={request.url} nonce={inlineMark} />
      </FailureContext>,
      options,
    );
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
