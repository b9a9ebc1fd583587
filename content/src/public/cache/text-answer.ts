import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { RequestVariables } from '../http/request-variables.ts';
import { tagHeader } from './cache-tags.ts';

/** A JSON response as it is cached and sent: status, text and ETag. */
export interface TextAnswer {
  status: number;
  /** UTF-8 bytes. Encoding the text for each response would cost more than everything else. */
  text: Uint8Array<ArrayBuffer>;
  etag: string;
  /** True when a client may store it. */
  storable: boolean;
  /** Tags of what the answer shows. */
  tags: readonly string[];
}

interface AnswerOptions {
  storable?: boolean;
  tags?: readonly string[];
}

export function textAnswer(
  status: number,
  body: unknown,
  { storable = true, tags = [] }: AnswerOptions = {},
): TextAnswer {
  const text = new TextEncoder().encode(JSON.stringify(body));
  return { status, text, etag: `"${createHash('sha1').update(text).digest('base64url')}"`, storable, tags };
}

const matches = (given: string | undefined, etag: string): boolean =>
  given !== undefined && (given === '*' || given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));

/** Sends the response; a request whose `If-None-Match` has its ETag gets 304 instead of 200. */
export function sendText(c: Context<RequestVariables>, answer: TextAnswer): Response {
  const { status, text, etag, storable, tags } = answer;
  const headers: Record<string, string> = {
    etag,
    'cache-control': storable ? 'private, no-cache' : 'no-store',
    'x-request-id': c.get('requestId'),
    ...(tags.length > 0 && { 'cache-tag': tagHeader(tags) }),
  };
  if (status === 200 && matches(c.req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  headers['content-type'] = 'application/json; charset=utf-8';
  return new Response(text, { status, headers });
}
