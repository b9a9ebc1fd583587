import { getConnInfo } from '@hono/node-server/conninfo';
import { metric, ProcessFigures } from '@vitrine/network/figures.ts';
import { readIpAddress } from '@vitrine/network/ip-address.ts';
import { isTrustedPeer, loopbackPeers } from '@vitrine/network/trusted-peers.ts';
import { type Context, Hono } from 'hono';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { keyCheck } from '../http/key-check.ts';
import { ProblemError } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';

type Figures = Pick<ServiceDependencies, 'purges' | 'receivesChanges'>;

const processFigures = new ProcessFigures();

/** Returns the figures of the service in the text format of Prometheus. */
export function metricsText({ purges, receivesChanges }: Figures): string {
  const figures = purges?.figures();
  return [
    ...processFigures.lines(),
    ...metric('vitrine_content_following_changes', 'gauge', '1 while announcements of the database arrive.', [
      ['', Number(receivesChanges())],
    ]),
    ...(figures
      ? [
          ...metric('vitrine_content_purges_total', 'counter', 'Calls to the cache in front of the website.', [
            ['{result="done"}', figures.done],
            ['{result="failed"}', figures.failed],
          ]),
          ...metric('vitrine_content_purge_oldest_seconds', 'gauge', 'Since when a change has not been purged.', [
            ['', figures.oldestSeconds],
          ]),
        ]
      : []),
    '',
  ].join('\n');
}

/** Route of `GET /metrics`, for callers with the token or, when none is configured, callers on this machine without a proxy. */
export const metricsRoutes = ({ metricsToken, ...figures }: Figures & Pick<ServiceDependencies, 'metricsToken'>) => {
  const hasToken = metricsToken === undefined ? null : keyCheck(`Bearer ${metricsToken}`);
  return new Hono<RequestVariables>().get('/metrics', (c) => {
    const mayRead = hasToken ? hasToken(c.req.header('authorization')) : isOfThisMachine(c);
    if (!mayRead) throw new ProblemError(401, 'unauthorized', 'The figures are not for this caller.');
    return c.text(metricsText(figures), 200, {
      'content-type': 'text/plain; version=0.0.4',
      'cache-control': 'no-store',
    });
  });
};

function isOfThisMachine(context: Context): boolean {
  if (context.req.header('x-forwarded-for')) return false;
  // Without a socket, as under app.request(), the caller is this very process.
  if (!context.env?.incoming) return true;
  const peer = readIpAddress(getConnInfo(context).remote.address ?? '');
  return peer !== null && isTrustedPeer(peer, loopbackPeers);
}
