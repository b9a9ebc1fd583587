import { hash } from 'node:crypto';
import { contentVersionHeader, versionTagPrefix } from '@vitrine/contract/content-version.ts';
import type { Answer } from '../app/answer.ts';
import { isOwnHeader } from './answer-headers.ts';
import { type CodedBody, codedBody } from './coded-body.ts';
import type { ResponsePolicy } from './security-headers.ts';

/** The application's complete response for a page, without data of one visitor. */
export interface CachedPage {
  status: number;
  /** The application's headers as they are sent: name, value, name, value. */
  headers: string[];
  /** The application's own `cache-control`, used for pages that are not shareable. */
  cacheControl: string | undefined;
  body: CodedBody;
  /** Hash of the text; weak, as it is the same for each coding. */
  etag: string;
  policy: ResponsePolicy;
  /** True when the page is for everybody. */
  shareable: boolean;
  /** Tags of the content that the page shows, by which it is purged. */
  tags: readonly string[];
  /** Maximum age in seconds, for content that may have to disappear quickly. */
  maxAge: number | undefined;
}

/**
 * Reads a response to its end. Rejects when the body is interrupted. A page whose text equals that of the page `before` it takes over
 * its compressed body.
 */
export async function readCachedPage(
  { response, cache, tags, policy }: Answer,
  before?: CachedPage | undefined,
): Promise<CachedPage> {
  const text = await response.text();
  const headers: string[] = [];
  response.headers.forEach((value, name) => {
    if (!isOwnHeader(name)) headers.push(name, value);
  });
  const cookies = response.headers.getSetCookie();
  for (const cookie of cookies) headers.push('set-cookie', cookie);
  const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
  const shareable = cache !== null && cookies.length === 0;
  // The two names under which caches know them: Cloudflare and others, Fastly and Varnish.
  const versions = tags.filter((tag) => tag.startsWith(versionTagPrefix));
  if (versions.length > 0)
    headers.push(contentVersionHeader, versions.map((tag) => tag.slice(versionTagPrefix.length)).join(' '));
  const purging = tags.filter((tag) => !versions.includes(tag));
  if (shareable && purging.length > 0) headers.push('cache-tag', purging.join(','), 'surrogate-key', purging.join(' '));
  return {
    status: response.status,
    headers,
    cacheControl: response.headers.get('cache-control') ?? undefined,
    body: before?.etag === etag ? before.body : await codedBody(text),
    etag,
    policy: { ...policy, referrerPolicy: response.headers.get('referrer-policy') },
    shareable,
    tags: purging,
    maxAge: cache?.maxAge ?? undefined,
  };
}
