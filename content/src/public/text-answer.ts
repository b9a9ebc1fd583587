import { createHash } from 'node:crypto';

/** A JSON answer that is kept as text: its status, its text and the text's ETag. */
export interface TextAnswer {
  status: number;
  text: string;
  etag: string;
  /** Whether the reader may keep it. */
  storable: boolean;
}

export function textAnswer(status: number, body: unknown, storable = true): TextAnswer {
  const text = JSON.stringify(body);
  return { status, text, etag: `"${createHash('sha1').update(text).digest('base64url')}"`, storable };
}

const matches = (given: string | undefined, etag: string): boolean =>
  given !== undefined && (given === '*' || given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag));

/** The answer as it is sent; a reader that has it already, by `If-None-Match`, gets 304 in place of a 200. */
export function sendText(answer: TextAnswer, ifNoneMatch: string | undefined): Response {
  const { status, text, etag, storable } = answer;
  const headers = { etag, 'cache-control': storable ? 'private, no-cache' : 'no-store' };
  if (status === 200 && matches(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { status, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } });
}
