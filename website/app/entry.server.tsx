import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import './blocks/every-block.server.ts';
import { NONCE_PLACEHOLDER } from './nonce.ts';
import { log } from './services/log.server.ts';

const renderLimitMs = 10_000;

/**
 * Renders a document whole before its first byte leaves, so that the status is decided by then. Nothing on a page suspends,
 * so waiting for all of it costs nothing.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const options: RenderToPipeableStreamOptions = {
      nonce: NONCE_PLACEHOLDER,
      // React 19.3 would move finished boundaries past 12.8 KB out of place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError: (error) => log.error({ err: error }, 'Rendering failed'),
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={NONCE_PLACEHOLDER} />,
      options,
    );
    const limit = setTimeout(abort, renderLimitMs);
  });
}
