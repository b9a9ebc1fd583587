import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, TypedResponse } from 'hono';
import type { CoreEnv } from './core-env.ts';

type JsonResponse<Data> = Response & TypedResponse<Data, 200, 'json'>;

const compress = promisify(gzip);

/** Below this, bytes, an answer fits a packet or two as it is. */
const worthCompressing = 1400;

/**
 * Answers 200 with JSON text; compressed at level 1 where the caller takes gzip: a higher one costs more time than it saves
 * bytes. `Data` says what the text holds.
 */
export async function answerJson<Data>(context: Context<CoreEnv>, text: string): Promise<JsonResponse<Data>> {
  context.header('content-type', 'application/json; charset=utf-8');
  context.header('vary', 'Accept-Encoding');
  const isPacked = text.length >= worthCompressing && takesGzip(context.req.header('accept-encoding'));
  if (isPacked) context.header('content-encoding', 'gzip');
  const body = isPacked ? new Uint8Array(await compress(text, { level: 1 })) : text;
  // Hono's types know the content of an answer only where Hono itself has written the JSON.
  return context.body(body, 200) as unknown as JsonResponse<Data>;
}

const takesGzip = (accepted = ''): boolean => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);
