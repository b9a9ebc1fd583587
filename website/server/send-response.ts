import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Answer } from '../app/answer.ts';
import { type Coding, isCompressible, isOwnHeader, onceCoding } from './answer-headers.ts';
import { compressingStream, compressOnce } from './coded-body.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { Visit } from './visit.ts';

export interface SendResponseOptions {
  security: SecurityHeaders;
  /** True when the response is for this visitor only, whatever the application says. */
  isPrivate: boolean;
}

/** Minimum size for compression in bytes; below it the result is not smaller. */
const minCompressedBytes = 512;

/**
 * Sends the application's response to one visitor: HTML at once, which is rendered completely anyway, other bodies as they come.
 * Rejects when the body is interrupted, or when the visitor disconnects, which also cancels the body.
 */
export async function sendResponse(
  visit: Visit,
  { response, policy }: Answer,
  options: SendResponseOptions,
): Promise<void> {
  const { req, res } = visit;
  const contentType = response.headers.get('content-type') ?? '';
  const isHtml = contentType.startsWith('text/html');
  const isHead = visit.method === 'HEAD';
  const coded = response.headers.get('content-encoding');
  const length = response.headers.get('content-length');
  const worthIt = response.body !== null && coded === null && isCompressible(contentType);
  const large = length === null || Number(length) >= minCompressedBytes;
  const coding = worthIt && large ? onceCoding(req.headers['accept-encoding']) : undefined;
  const whole = isHtml && response.body !== null && !isHead ? await wholeBody(response, coding) : null;

  const headers = options.security({
    ...policy,
    referrerPolicy: response.headers.get('referrer-policy'),
    strictTransport: visit.strictTransport,
  });
  headers.push('x-request-id', visit.requestId, 'cache-control', cacheControl(response, isHtml, options.isPrivate));
  response.headers.forEach((value, name) => {
    if (!isOwnHeader(name)) headers.push(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) headers.push('set-cookie', cookie);
  const vary = response.headers.get('vary');
  if (worthIt) headers.push('vary', vary === null ? 'accept-encoding' : `${vary}, accept-encoding`);
  else if (vary !== null) headers.push('vary', vary);
  const sentCoding = coding ?? coded;
  if (sentCoding !== null) headers.push('content-encoding', sentCoding);
  const sentLength = whole?.length ?? (coding === undefined ? length : null);
  if (sentLength !== null) headers.push('content-length', String(sentLength));
  else if (response.body === null && response.status !== 304 && !isHead) headers.push('content-length', '0');

  res.writeHead(response.status, headers);
  if (whole !== null || response.body === null || isHead) {
    res.end(whole ?? undefined);
    if (isHead) await response.body?.cancel();
    return;
  }
  // Asserted because the browser's type of the class differs from Node's; at run time they are the same.
  const source = Readable.fromWeb(response.body as NodeReadableStream);
  await (coding === undefined ? pipeline(source, res) : pipeline(source, compressAsItComes(source, coding), res));
}

async function wholeBody(response: Response, coding: Coding | undefined): Promise<Uint8Array> {
  const bytes = await response.bytes();
  return coding === undefined ? bytes : compressOnce(bytes, coding);
}

/** Returns a compressing stream that flushes whenever the application pauses. */
function compressAsItComes(source: Readable, coding: Coding) {
  const compressor = compressingStream(coding);
  let flushing = false;
  source.on('data', () => {
    if (flushing) return;
    flushing = true;
    setImmediate(() => {
      flushing = false;
      if (!compressor.writableEnded && !compressor.destroyed) compressor.flush();
    });
  });
  return compressor;
}

/** Returns the `cache-control` of a response: the application's own, if any; only the page cache makes a response public. */
function cacheControl(response: Response, isHtml: boolean, isPrivate: boolean): string {
  if (isPrivate) return 'private, no-store';
  const own = response.headers.get('cache-control');
  if (own !== null) return own;
  return isHtml && response.ok ? 'private, no-cache' : 'no-store';
}
