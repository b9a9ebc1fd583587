import type { IncomingMessage, ServerResponse } from 'node:http';
import { traceVisit } from '@vitrine/network/tracing/tracing.ts';
import type { Logger } from 'pino';
import { type RouteAnswer, wholeAnswer } from '../app/answer.ts';
import type { SiteEnvironment } from '../app/env.server.ts';
import { withoutToken } from '../app/locale/alert-path.ts';
import type { hostRule } from './allowed-hosts.ts';
import { type AppHandler, askForVisitor, RenderTimeout, renderForEverybody } from './app-request.ts';
import type { CachedPage } from './cached-page.ts';
import { type AnswerSource, type Metrics, mayReadMetrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import { type PageAccess, pageAccess } from './page-key.ts';
import { isQaPath, qaAccess } from './qa-access.ts';
import { refusePath } from './request-path.ts';
import type { securityHeaders } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { sendPage } from './send-page.ts';
import { sendResponse } from './send-response.ts';
import { type ShortStatus, shortPage } from './short-page.ts';
import type { readStaticFiles } from './static-files.ts';
import { nowhere, type Visit } from './visit.ts';

/** Runs before the application in development, to serve Vite's own files. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** What the server answers visits with. */
export interface SiteParts {
  handle: AppHandler;
  env: SiteEnvironment;
  log: Logger;
  metrics: Metrics;
  middleware: Middleware | undefined;
  files: Awaited<ReturnType<typeof readStaticFiles>>;
  cache: PageCache;
  isAllowed: ReturnType<typeof hostRule>;
  security: ReturnType<typeof securityHeaders>;
  /** Time after which rendering a page counts as failed, ms. */
  renderLimitMs: number;
}

interface Answered {
  source: AnswerSource;
  status: number;
}

const allowedMethods = ['GET', 'HEAD', 'POST'];

/** Answers a visit, in a trace when it is one of those that are traced. */
export function answerVisit(site: SiteParts, visit: Visit): Promise<void> {
  const { req, res, requestId, method, url } = visit;
  const naming = () => ({
    name: method,
    kind: 'server' as const,
    attributes: {
      'http.request.method': method,
      'url.path': withoutToken(url.pathname),
      'vitrine.request_id': requestId,
    },
  });
  return traceVisit(req.headers.traceparent, naming, async (span) => {
    const source = await answerAndCount(site, visit);
    if (!span) return;
    if (source) Object.assign(span, { name: `${method} ${source}` });
    span.attributes['http.response.status_code'] = res.statusCode;
    span.isFailed = res.statusCode >= 500;
  });
}

/** Answers a visit, counts the answer and logs it. A failure is answered with 500, or with 504 when the page took too long. */
async function answerAndCount(site: SiteParts, visit: Visit): Promise<AnswerSource | undefined> {
  const { log, metrics } = site;
  const { req, res, requestId, method, url } = visit;
  const startedAt = performance.now();
  try {
    const { source, status } = await (url === nowhere ? sendShort(site, visit, 400) : serve(site, visit));
    metrics.count(source, status, startedAt);
    const ms = Math.round(performance.now() - startedAt);
    const level = source === 'app' || source === 'page-miss' ? 'info' : 'debug';
    log[level]({ requestId, method, path: url.pathname, status, source, ms }, 'Answered');
    return source;
  } catch (error) {
    if (req.socket.destroyed) {
      log.debug({ requestId, path: url.pathname }, 'The visitor went away');
      return undefined;
    }
    log.error({ err: error, requestId, method, path: url.pathname }, 'A request failed');
    if (res.headersSent) res.destroy();
    else await sendShort(site, visit, error instanceof RenderTimeout ? 504 : 500);
    return undefined;
  }
}

async function serve(site: SiteParts, visit: Visit): Promise<Answered> {
  const refused = refusedStatus(visit, site.isAllowed);
  if (refused !== null) return sendShort(site, visit, refused);
  if (visit.url.pathname === '/metrics') return serveMetrics(site, visit);
  return (await refuseQa(site, visit)) ?? (await serveFile(site, visit)) ?? servePage(site, visit);
}

/** Returns the status of a request that is refused for its host, method or path; null for any other. */
function refusedStatus(
  { hostname, method, url }: Pick<Visit, 'hostname' | 'method' | 'url'>,
  isAllowed: (hostname: string) => boolean,
): ShortStatus | null {
  if (!isAllowed(hostname)) return 421;
  return allowedMethods.includes(method) ? refusePath(url.pathname) : 405;
}

async function serveMetrics(site: SiteParts, visit: Visit): Promise<Answered> {
  if (!mayReadMetrics(visit, site.env.METRICS_TOKEN)) return sendShort(site, visit, 404);
  const { registry } = site.metrics;
  const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
  return sendAnswer(site, visit, new Response(await registry.metrics(), { headers }), 'server');
}

/** Answers a request for the QA area by who may not enter it, or enters by a link; null leaves the request to the application. */
async function refuseQa(site: SiteParts, visit: Visit): Promise<Answered | null> {
  if (!isQaPath(visit.url.pathname)) return null;
  const access = await qaAccess(visit, site.env);
  if (access.kind === 'refused') return sendShort(site, visit, 404, true);
  return access.kind === 'entered' ? sendAnswer(site, visit, access.response, 'server', true) : null;
}

/** Answers a request for a public file, or for one that the build does not have; null for anything else. */
async function serveFile(site: SiteParts, visit: Visit): Promise<Answered | null> {
  const { res, method, url } = visit;
  if (site.middleware !== undefined) await passThrough(site.middleware, visit);
  if (res.writableEnded) return { source: 'file', status: res.statusCode };
  const file = method === 'POST' ? undefined : site.files.get(url.pathname);
  if (file !== undefined) return { source: 'file', status: await sendFile(visit, file, site.security(visit)) };
  return url.pathname.startsWith('/assets/') ? sendShort(site, visit, 404) : null;
}

/** Answers with a page of the cache where it is the same for all visitors, and otherwise with the application's answer to this one. */
async function servePage(site: SiteParts, visit: Visit): Promise<Answered> {
  const { env, cache, handle, security } = site;
  const { req, method, url } = visit;
  const access: PageAccess = method === 'POST' ? { kind: 'open' } : pageAccess(url, req.headers.cookie);
  if (access.kind === 'shared' && env.PAGE_CACHE_SECONDS > 0) {
    const answer = await cache.answer(access.key, (before) => render(site, visit, access.key, before));
    // A redirect may keep the whole query, and a path may be redirected by it, so these are requested again with all of it.
    if (access.exact || !(isRedirect(answer.page.status) || dependsOnQuery(answer.page))) {
      const status = sendPage(visit, answer, { freshSeconds: env.PAGE_CACHE_SECONDS, security });
      return { source: `page-${answer.state}`, status };
    }
  }
  const answer = await askForVisitor(visit, handle);
  if (answer === 'too-large') return sendShort(site, visit, 413);
  return sendAnswer(site, visit, answer, 'app', access.kind === 'private');
}

async function render(
  { handle, log, renderLimitMs }: SiteParts,
  visit: Visit,
  address: string,
  before: CachedPage | undefined,
): Promise<CachedPage> {
  const { requestId } = visit;
  try {
    const page = await renderForEverybody(visit, address, handle, { limitMs: renderLimitMs, before });
    if (page.status >= 500) log.warn({ requestId, address, status: page.status }, 'A page failed');
    return page;
  } catch (error) {
    log.error({ err: error, requestId, address }, 'A page could not be rendered');
    throw error;
  }
}

/** Sends a page of the server itself, for a status that needs no application. */
function sendShort(site: SiteParts, visit: Visit, status: ShortStatus, isPrivate = false): Promise<Answered> {
  return sendAnswer(site, visit, shortPage(status, visit.requestId, visit.req.headers.accept), 'server', isPrivate);
}

async function sendAnswer(
  { security }: SiteParts,
  visit: Visit,
  given: Response | RouteAnswer,
  source: AnswerSource,
  isPrivate = false,
): Promise<Answered> {
  const answer = wholeAnswer(given);
  await sendResponse(visit, answer, { security, isPrivate });
  return { source, status: answer.response.status };
}

/** True for a page that is not found and may not be cached for all queries. */
const dependsOnQuery = ({ status, shareable }: CachedPage): boolean => status === 404 && !shareable;

/** True for a redirect; a redirected client navigation (`.data`) gets 202. */
function isRedirect(status: number): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

/** Resolves when the middleware has sent a response or has passed the request on. */
function passThrough(middleware: Middleware, { req, res }: Visit): Promise<void> {
  return new Promise((resolve) => {
    res.once('close', resolve);
    middleware(req, res, resolve);
  });
}
