import { createServer, type Server } from 'node:http';
import { createServerStop, type ServerStop } from '@vitrine/network/stop-server.ts';
import type { Logger } from 'pino';
import type { SiteEnvironment } from '../app/env.server.ts';
import { hostRule } from './allowed-hosts.ts';
import { answerVisit, type Middleware, type SiteParts } from './answer-visit.ts';
import type { AppHandler } from './app-request.ts';
import { type HealthStatus, sendHealth } from './health.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { PageCache } from './page-cache.ts';
import { securityHeaders } from './security-headers.ts';
import { readStaticFiles } from './static-files.ts';
import { visitOf } from './visit.ts';

export interface SiteServerOptions {
  handle: AppHandler;
  env: SiteEnvironment;
  /** Folder of the built files that are public. */
  clientDir: string;
  log: Logger;
  metrics?: Metrics;
  middleware?: Middleware;
  /** Begins to report the tags of changed content, and returns the function that ends it. */
  followChanges?: (onChange: (tags: readonly string[]) => void) => () => void;
  /** Resolves to false while the content service cannot deliver pages. */
  isContentReady?: () => Promise<boolean>;
  serverStop?: ServerStop;
  /** Clock of the page cache, ms. */
  now?: () => number;
  /** Time after which rendering a page counts as failed, ms; the calls behind it have shorter limits. */
  renderLimitMs?: number;
}

/**
 * Creates the website's HTTP server, which handles request ids, hosts, health checks, files, the page cache and security headers
 * before the application. It is not listening yet.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<Server> {
  const { env, handle, log, middleware, metrics = createMetrics(), renderLimitMs = 15_000 } = options;
  const { isContentReady = async () => true } = options;
  const { serverStop = createServerStop({ drainMs: 0, limitMs: 0 }) } = options;
  const cache = new PageCache(env.PAGE_CACHE_SECONDS, options.now);
  const site: SiteParts = {
    ...{ handle, env, log, metrics, middleware, cache, renderLimitMs },
    files: await readStaticFiles(options.clientDir),
    isAllowed: hostRule(env),
    // Vite inserts styles by script, which the policy forbids.
    security: middleware === undefined ? securityHeaders(env) : () => [],
  };
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
    // Longer than the keep-alive of a load balancer, so that it never reuses a connection that is closing.
    keepAliveTimeout: 65_000,
  });
  server.timeout = 120_000;
  serverStop.watch(server);

  const stopFollowing = options.followChanges?.((tags) => cache.purge(tags));
  server.once('close', () => stopFollowing?.());

  async function readiness(): Promise<HealthStatus> {
    if (serverStop.hasBegun()) return 'stopping';
    return (await isContentReady()) ? 'ok' : 'content unavailable';
  }

  server.on('request', (req, res) => {
    if (req.url === '/healthz') return sendHealth(req, res, 'ok');
    if (req.url === '/readyz') return void readiness().then((status) => sendHealth(req, res, status));
    void answerVisit(site, visitOf(req, res, env)).catch((error: unknown) => {
      log.error({ err: error }, 'An error could not be answered');
      res.destroy();
    });
  });
  return server;
}
