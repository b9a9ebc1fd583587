import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Context, TypedResponse } from 'hono';
import type { CoreEnv } from './core-env.ts';

type JsonResponse<Data> = Response & TypedResponse<Data, 200, 'json'>;

const compress = promisify(gzip);

/** Minimum size of a compressed answer, bytes: a smaller one fits into one or two packets uncompressed. */
const compressionThreshold = 1400;

/** Maximum size of an answer that is compressed at once, characters: compressing a shorter one on another thread would cost more. */
const immediateCompressionLimit = 50_000;

/**
 * Answers 200 with JSON text, compressed at level 1 when the caller accepts gzip: higher levels cost more time than
 * they save. `Data` is the type of the content.
 */
export async function answerJson<Data>(context: Context<CoreEnv>, text: string): Promise<JsonResponse<Data>> {
  context.header('content-type', 'application/json; charset=utf-8');
  context.header('vary', 'Accept-Encoding');
  const isCompressed = text.length >= compressionThreshold && acceptsGzip(context.req.header('accept-encoding'));
  if (isCompressed) context.header('content-encoding', 'gzip');
  const body = isCompressed ? await gzipped(text) : text;
  // Hono's types know the content of an answer only when Hono itself has serialised the JSON.
  return context.body(body, 200) as unknown as JsonResponse<Data>;
}

async function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  if (text.length <= immediateCompressionLimit) return gzipSync(text, { level: 1 });
  return new Uint8Array(await compress(text, { level: 1 }));
}

const acceptsGzip = (accepted = ''): boolean => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);
