import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type RouteAnswer, wholeAnswer } from '../app/answer.ts';
import type { SiteEnvironment } from '../app/env.server.ts';
import { hostRule } from './allowed-hosts.ts';
import { type AppHandler, askForVisitor, RenderTimeout, renderForEverybody } from './app-request.ts';
import type { CachedPage } from './cached-page.ts';
import { type HealthStatus, sendHealth } from './health.ts';
import { type AnswerSource, createMetrics, type Metrics, mayReadMetrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { type PageAccess, pageAccess } from './page-key.ts';
import { isQaPath, qaAccess } from './qa-access.ts';
import { refusePath } from './request-path.ts';
import { securityHeaders } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { sendPage } from './send-page.ts';
import { sendResponse } from './send-response.ts';
import { type ShortStatus, shortPage } from './short-page.ts';
import { readStaticFiles } from './static-files.ts';
import { NOWHERE, type Visit, visitOf } from './visit.ts';

export interface SiteServerOptions {
  handle: AppHandler;
  env: SiteEnvironment;
  /** Folder of the built files that are public. */
  clientDir: string;
  log: Logger;
  metrics?: Metrics;
  /** Runs before the application in development, to serve Vite's own files. */
  middleware?: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  /** Begins to report the tags of changed content, and returns the function that ends it. */
  followChanges?: (onChange: (tags: readonly string[]) => void) => () => void;
  /** Resolves to false while the content service cannot deliver pages. */
  isContentReady?: () => Promise<boolean>;
  /** Clock of the page cache, ms. */
  now?: () => number;
  /** Time after which rendering a page counts as failed, ms; the calls behind it have shorter limits. */
  renderLimitMs?: number;
}

interface Answered {
  source: AnswerSource;
  status: number;
}

const METHODS = ['GET', 'HEAD', 'POST'];

/**
 * Creates the website's HTTP server, which handles request ids, hosts, health checks, files, the page cache and security headers
 * before the application. It is not listening yet.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<Server> {
  const { env, handle, log, middleware, metrics = createMetrics(), renderLimitMs = 15_000 } = options;
  const { isContentReady = async () => true } = options;
  const files = await readStaticFiles(options.clientDir);
  const cache = new PageCache(env.PAGE_CACHE_SECONDS, options.now);
  const isAllowed = hostRule(env);
  // Vite inserts styles by script, which the policy forbids.
  const security = middleware === undefined ? securityHeaders(env) : () => [];
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
    // Longer than the keep-alive of a load balancer, so that it never reuses a connection that is closing.
    keepAliveTimeout: 65_000,
  });
  server.timeout = 120_000;

  const stopFollowing = options.followChanges?.((tags) => cache.purge(tags));
  server.once('close', () => stopFollowing?.());

  async function serve(visit: Visit): Promise<Answered> {
    const { req, method, url, hostname } = visit;
    if (!isAllowed(hostname)) return serveShort(visit, 421);
    if (!METHODS.includes(method)) return serveShort(visit, 405);
    const refused = refusePath(url.pathname);
    if (refused !== null) return serveShort(visit, refused);
    if (url.pathname === '/metrics') return serveMetrics(visit);
    if (isQaPath(url.pathname)) {
      const access = await qaAccess(visit, env);
      if (access.kind === 'refused') return serveShort(visit, 404, true);
      if (access.kind === 'entered') return serveAnswer(visit, access.response, 'server', true);
    }
    if (middleware !== undefined) await passThrough(middleware, visit);
    if (visit.res.writableEnded) return { source: 'file', status: visit.res.statusCode };
    const file = method === 'POST' ? undefined : files.get(url.pathname);
    if (file !== undefined) {
      const status = await sendFile(visit, file, security(visit));
      return { source: 'file', status };
    }
    if (url.pathname.startsWith('/assets/')) return serveShort(visit, 404);
    const access: PageAccess = method === 'POST' ? { kind: 'open' } : pageAccess(url, req.headers.cookie);
    if (access.kind === 'shared' && env.PAGE_CACHE_SECONDS > 0) {
      const answer = await cache.answer(access.key, (before) => render(visit, access.key, before));
      // A redirect may keep the whole query, and a path may be redirected by it, so these are requested again with all of it.
      if (access.exact || !(isRedirect(answer.page.status) || dependsOnQuery(answer.page))) {
        const status = sendPage(visit, answer, { freshSeconds: env.PAGE_CACHE_SECONDS, security });
        return { source: `page-${answer.state}`, status };
      }
    }
    const answer = await askForVisitor(visit, handle);
    if (answer === 'too-large') return serveShort(visit, 413);
    return serveAnswer(visit, answer, 'app', access.kind === 'private');
  }

  async function render(visit: Visit, address: string, before: CachedPage | undefined): Promise<CachedPage> {
    try {
      const page = await renderForEverybody(visit, address, handle, { limitMs: renderLimitMs, before });
      if (page.status >= 500) log.warn({ requestId: visit.requestId, address, status: page.status }, 'A page failed');
      return page;
    } catch (error) {
      log.error({ err: error, requestId: visit.requestId, address }, 'A page could not be rendered');
      throw error;
    }
  }

  async function serveMetrics(visit: Visit): Promise<Answered> {
    if (!mayReadMetrics(visit, env.METRICS_TOKEN)) return serveShort(visit, 404);
    const { registry } = metrics;
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
    return serveAnswer(visit, new Response(await registry.metrics(), { headers }), 'server');
  }

  function serveShort(visit: Visit, status: ShortStatus, isPrivate = false): Promise<Answered> {
    return serveAnswer(visit, shortPage(status, visit.requestId, visit.req.headers.accept), 'server', isPrivate);
  }

  async function serveAnswer(
    visit: Visit,
    given: Response | RouteAnswer,
    source: AnswerSource,
    isPrivate = false,
  ): Promise<Answered> {
    const answer = wholeAnswer(given);
    await sendResponse(visit, answer, { security, isPrivate });
    return { source, status: answer.response.status };
  }

  async function answer(visit: Visit): Promise<void> {
    const { req, res, requestId, method, url } = visit;
    const startedAt = performance.now();
    try {
      const { source, status } = await (url === NOWHERE ? serveShort(visit, 400) : serve(visit));
      metrics.count(source, status, startedAt);
      const ms = Math.round(performance.now() - startedAt);
      const level = source === 'app' || source === 'page-miss' ? 'info' : 'debug';
      log[level]({ requestId, method, path: url.pathname, status, source, ms }, 'Answered');
    } catch (error) {
      if (req.socket.destroyed) return log.debug({ requestId, path: url.pathname }, 'The visitor went away');
      log.error({ err: error, requestId, method, path: url.pathname }, 'A request failed');
      if (res.headersSent) res.destroy();
      else await serveShort(visit, error instanceof RenderTimeout ? 504 : 500);
    }
  }

  async function readiness(): Promise<HealthStatus> {
    if (!server.listening) return 'stopping';
    return (await isContentReady()) ? 'ok' : 'content unavailable';
  }

  server.on('request', (req, res) => {
    if (!server.listening) res.shouldKeepAlive = false;
    if (req.url === '/healthz') return sendHealth(req, res, 'ok');
    if (req.url === '/readyz') return void readiness().then((status) => sendHealth(req, res, status));
    void answer(visitOf(req, res, env)).catch((error: unknown) => {
      log.error({ err: error }, 'An error could not be answered');
      res.destroy();
    });
  });
  return server;
}

/** True for a page that is not found and may not be cached for all queries. */
const dependsOnQuery = ({ status, shareable }: CachedPage): boolean => status === 404 && !shareable;

/** True for a redirect; a redirected client navigation (`.data`) gets 202. */
function isRedirect(status: number): boolean {
  return status === 202 || (status >= 300 && status < 400);
}

/** Resolves when the middleware has sent a response or has passed the request on. */
function passThrough(middleware: NonNullable<SiteServerOptions['middleware']>, { req, res }: Visit): Promise<void> {
  return new Promise((resolve) => {
    res.once('close', resolve);
    middleware(req, res, resolve);
  });
}
