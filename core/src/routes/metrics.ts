import type { OpenAPIHono } from '@hono/zod-openapi';
import { isTrustedPeer, loopbackPeers } from '@vitrine/network/trusted-peers.ts';
import type { Context } from 'hono';
import type { Database } from '../db/connect.ts';
import { findSourceMetrics } from '../feeds/sources/source-metrics.ts';
import { hasBearerToken } from '../http/bearer-token.ts';
import { peerAddress } from '../http/client-address.ts';
import type { CoreEnv } from '../http/core-env.ts';
import { CoreProblem } from '../http/core-problem.ts';
import { findQueueMetrics } from '../queue/queue-metrics.ts';
import { findRetentionMetrics } from '../retention/retention-metrics.ts';
import type { CoreDeps } from './core-deps.ts';

/** Adds `/metrics`, for callers with the token or, when none is configured, callers on this machine without a proxy. */
export function addMetrics(app: OpenAPIHono<CoreEnv>, { metrics, metricsToken, search, read, logger }: CoreDeps): void {
  const figuresOf = <Figure>(find: (database: Database) => Promise<Figure[]>): Promise<Figure[]> =>
    read(find).catch((error) => {
      logger.warn({ err: error }, 'Figures of the database cannot be read');
      return [];
    });
  app.get('/metrics', async (context) => {
    if (!mayRead(context, metricsToken)) throw new CoreProblem('unauthorized', { missing: 'METRICS_TOKEN' });
    // The figures of the process are answered also while the database is not.
    const [sources, queues, retention] = await Promise.all([
      figuresOf(findSourceMetrics),
      figuresOf(findQueueMetrics),
      figuresOf(findRetentionMetrics),
    ]);
    return context.text(metrics.text({ search: search.status, sources, queues, retention }, Date.now()), 200, {
      'content-type': 'text/plain; version=0.0.4',
    });
  });
}

function mayRead(context: Context<CoreEnv>, token: string | undefined): boolean {
  if (token === undefined) {
    const peer = peerAddress(context);
    return peer !== null && isTrustedPeer(peer, loopbackPeers) && !context.req.header('x-forwarded-for');
  }
  return hasBearerToken(context.req.header('authorization'), token);
}
