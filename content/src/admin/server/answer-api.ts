import { getRequestLanguage, handleEndpoints, parseCookies, type SanitizedConfig } from 'payload';
import type { Message } from '../../payload/message-for.ts';
import { exceededLimit, limitMessages, malformedJson, maxBodyBytes } from '../../payload/request-limits.ts';

interface Refusal {
  status: number;
  message: Message;
}

/** Reads the body as text; returns null, and stops reading, when the body is larger than the limit. */
async function readText(body: ReadableStream<Uint8Array>): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns the refusal of a body that is malformed JSON or exceeds a limit; undefined for any other body. */
function faultOf(text: string, isJson: boolean): Refusal | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // An empty body is left to the endpoint, which decides whether it needs one.
    return isJson && text !== '' ? { status: 400, message: malformedJson } : undefined;
  }
  // The maximum length of a single text depends on the endpoint, so a text may be as long as the body here.
  const limit = exceededLimit(value, maxBodyBytes);
  return limit && { status: 400, message: limitMessages[limit] };
}

/**
 * Reads the body of a request. Returns a request with the same body, or the refusal of a body that is malformed. Payload itself reads forms
 * with files.
 */
async function readRequest(request: Request): Promise<Request | Refusal> {
  const { body, headers, method, signal, url } = request;
  const type = headers.get('content-type') ?? '';
  if (!body || type.startsWith('multipart/')) return request;
  const text = await readText(body);
  if (text === null) return { status: 413, message: limitMessages.body };
  return (
    faultOf(text, type.startsWith('application/json')) ?? new Request(url, { body: text, headers, method, signal })
  );
}

/**
 * Answers a request below `/api`. Refuses a body that is too large, too deep or malformed before Payload reads it, because some of
 * Payload's endpoints run no hooks and its parser has no limit.
 */
export async function answerApi(options: {
  config: Promise<SanitizedConfig> | SanitizedConfig;
  payloadInstanceCacheKey?: string;
  request: Request;
}): Promise<Response> {
  const { request } = options;
  const read = await readRequest(request);
  if (read instanceof Request) return await handleEndpoints({ ...options, request: read });
  const { headers } = request;
  const language = getRequestLanguage({ config: await options.config, cookies: parseCookies(headers), headers });
  const message = read.message[language === 'en' ? 'en' : 'fr'];
  return Response.json({ errors: [{ message }] }, { status: read.status });
}
