import { createHash } from 'node:crypto';
import { NONCE_PLACEHOLDER } from '../app/nonce.ts';
import { isOwnHeader } from './answer-headers.ts';
import { type GzipTemplate, gzipTemplate } from './nonce-gzip.ts';

/** The application's complete response for a page, without data of one visitor. */
export interface RenderedPage {
  status: number;
  /** The application's headers as they are sent: name, value, name, value. */
  headers: string[];
  isHtml: boolean;
  /** The application's own `cache-control`, used for pages that are not shareable. */
  cacheControl: string | undefined;
  body: GzipTemplate;
  /**
   * ETag of the page; undefined for HTML: a 304 updates the stored headers (RFC 9111 §3.2), so the browser would check the nonces
   * of its stored body against the policy of a newer response.
   */
  etag: string | undefined;
  /** Other origins of the page's iframes, for the policy. */
  frameOrigins: string | null;
  /** True when the application allows caching: `x-page-cache: public`. */
  shareable: boolean;
  /** Maximum age in seconds, for content that may have to disappear quickly: `x-page-cache: public, max-age=2`. */
  maxAge: number | undefined;
  /** True when staff injected scripts into the page: `x-injects: scripts`. */
  injectsScripts: boolean;
}

/** Reads a response to its end. Rejects when the body is interrupted. */
export async function renderedPage(response: Response): Promise<RenderedPage> {
  const text = await response.text();
  const headers: string[] = [];
  response.headers.forEach((value, name) => {
    if (!isOwnHeader(name)) headers.push(name, value);
  });
  const cookies = response.headers.getSetCookie();
  for (const cookie of cookies) headers.push('set-cookie', cookie);
  const [allowance, ...limits] = (response.headers.get('x-page-cache') ?? '').split(', ');
  const maxAge = limits.map((limit) => /^max-age=(\d+)$/.exec(limit)?.[1]).find(Boolean);
  const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return {
    status: response.status,
    headers,
    isHtml,
    frameOrigins: response.headers.get('x-frame-origins'),
    cacheControl: response.headers.get('cache-control') ?? undefined,
    body: gzipTemplate(text, NONCE_PLACEHOLDER),
    etag: isHtml ? undefined : `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    shareable: allowance === 'public' && cookies.length === 0,
    maxAge: maxAge === undefined ? undefined : Number(maxAge),
    injectsScripts: response.headers.get('x-injects') === 'scripts',
  };
}
