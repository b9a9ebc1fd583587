import { RouterContextProvider } from 'react-router';
import { type RequestContext, requestContext } from '../app/request-context.ts';
import { rememberedLocale } from './locale-cookie.ts';
import { type RenderedPage, renderedPage } from './rendered-page.ts';
import { MAX_BODY, readBody } from './request-body.ts';
import type { Visit } from './visit.ts';

/** React Router's request handler, or anything that answers like it. */
export type AppHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** The application did not answer in time. */
export class RenderTimeout extends Error {}

/** Headers that speak of the connection (RFC 9110 §7.6.1), or that anybody can write and only a proxy should. */
const WITHHELD =
  /^(connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|forwarded|x-forwarded-.*|x-real-ip|host)$/;

/** Asks the application in the visitor's name. Resolves to `too-large` when the body is; aborts when the visitor goes. */
export async function askForVisitor(visit: Visit, handle: AppHandler): Promise<Response | 'too-large'> {
  const { req, res, method, url } = visit;
  const headers = new Headers({ host: url.host });
  for (const [name, values] of Object.entries(req.headersDistinct)) {
    if (WITHHELD.test(name)) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  const body = method === 'POST' ? await readBody(req, MAX_BODY) : null;
  if (body === 'too-large') return body;
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const request = new Request(url, { method, headers, body: body && new Uint8Array(body), signal: gone.signal });
  const personal = { clientIp: visit.clientIp, localeCookie: rememberedLocale(req.headers.cookie) };
  return handle(request, contextOf(visit, personal));
}

/**
 * Renders the page at `address` for everybody who will get it from the cache: what is not in the cache's key is not in
 * the request, so no cookie, query or header of one visitor can reach another.
 * Rejects when the application does, or after `limitMs`, so that one hanging page does not hold who waits for it.
 */
export async function renderForEverybody(
  visit: Visit,
  address: string,
  handle: AppHandler,
  limitMs: number,
): Promise<RenderedPage> {
  const stop = new AbortController();
  const request = new Request(address, { headers: { host: visit.url.host }, signal: stop.signal });
  const rendering = handle(request, contextOf(visit, { clientIp: undefined, localeCookie: undefined })).then(
    renderedPage,
  );
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new RenderTimeout(`Rendering ${address} took longer than ${limitMs} ms.`);
    late.reject(error);
    stop.abort(error);
  }, limitMs);
  return Promise.race([rendering, late.promise]).finally(() => clearTimeout(timer));
}

function contextOf(visit: Visit, personal: Pick<RequestContext, 'clientIp' | 'localeCookie'>): RouterContextProvider {
  const { requestId, hostname, url } = visit;
  return new RouterContextProvider(
    new Map([[requestContext, { requestId, hostname, origin: url.origin, ...personal }]]),
  );
}
