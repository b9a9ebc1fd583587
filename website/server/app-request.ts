import type { Answer } from '../app/answer.ts';
import { rememberedLocale } from '../app/locale/locale-cookie.ts';
import type { RequestContext } from '../app/request-context.ts';
import { type CachedPage, readCachedPage } from './cached-page.ts';
import { maxBodyBytes, readBody } from './request-body.ts';
import type { Visit } from './visit.ts';

/** Answers a request for a page or a call of the browser (`app/entry.server.ts`). */
export type AppHandler = (request: Request, context: RequestContext) => Promise<Answer>;

/** Thrown when the application does not respond in time. */
export class RenderTimeout extends Error {}

/** Headers that are not passed on: those of the connection (RFC 9110 §7.6.1), and those that only a proxy may set. */
const withheldHeaders =
  /^(connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|forwarded|x-forwarded-.*|x-real-ip|host)$/;

/**
 * Sends the visitor's request to the application. Resolves to `too-large` when the body exceeds the limit; aborts when the
 * visitor disconnects.
 */
export async function askForVisitor(visit: Visit, handle: AppHandler): Promise<Answer | 'too-large'> {
  const { req, res, method, url } = visit;
  const headers = new Headers({ host: url.host });
  for (const [name, values] of Object.entries(req.headersDistinct)) {
    if (withheldHeaders.test(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const body = method === 'POST' ? await readBody(req, maxBodyBytes) : null;
  if (body === 'too-large') return body;
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const request = new Request(url, { method, headers, body: body && new Uint8Array(body), signal: gone.signal });
  const personal = { clientIp: visit.clientIp, localeCookie: rememberedLocale(req.headers.cookie) };
  return handle(request, contextOf(visit, personal));
}

/**
 * Renders the page at `address` for all visitors who receive it from the cache. The request contains only what is in the cache
 * key, so no cookie, query or header of one visitor can reach another. Rejects when the application does, or after `limitMs`, so
 * that a hung page does not block waiting requests.
 */
export async function renderForEverybody(
  visit: Visit,
  address: string,
  handle: AppHandler,
  { limitMs, before }: { limitMs: number; before: CachedPage | undefined },
): Promise<CachedPage> {
  const stop = new AbortController();
  const request = new Request(address, { headers: { host: visit.url.host }, signal: stop.signal });
  const context = contextOf(visit, { clientIp: undefined, localeCookie: undefined });
  const rendering = handle(request, context).then((answer) => readCachedPage(answer, before));
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new RenderTimeout(`Rendering ${address} took longer than ${limitMs} ms.`);
    late.reject(error);
    stop.abort(error);
  }, limitMs);
  return Promise.race([rendering, late.promise]).finally(() => clearTimeout(timer));
}

const contextOf = (
  { requestId, hostname, url }: Visit,
  personal: Pick<RequestContext, 'clientIp' | 'localeCookie'>,
): RequestContext => ({ requestId, hostname, origin: url.origin, ...personal });
