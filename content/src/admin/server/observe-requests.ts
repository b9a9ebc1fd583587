import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AnswerFigures, ProcessFigures } from '@vitrine/network/figures.ts';
import { readIpAddress } from '@vitrine/network/ip-address.ts';
import { requestIdOf, withRequestId } from '@vitrine/network/request-id.ts';
import { traceVisit } from '@vitrine/network/tracing/tracing.ts';
import { isTrustedPeer, loopbackPeers } from '@vitrine/network/trusted-peers.ts';
import type { Logger } from 'pino';
import { loggedPath, routeOf } from './logged-path.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface ObserveOptions {
  log: Logger;
  metricsToken?: string | undefined;
}

/** Upper ends of the buckets of the duration of an answer, seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Files of the build and health checks, which would fill the log. */
const isRoutine = (path: string): boolean => /^\/(_next\/static\/|healthz$|readyz$)/.test(path);

/**
 * Wraps the admin's handler: gives each request its id (the sender's own when it is valid), a line in the log, a span when it is traced, and
 * counts it. Answers `/metrics` itself.
 */
export function observeRequests(handle: Handler, { log, metricsToken }: ObserveOptions): Handler {
  const answers = new AnswerFigures('admin', buckets);
  const ofProcess = new ProcessFigures();
  const figures = () => `${[...ofProcess.lines(), ...answers.lines()].join('\n')}\n`;

  return async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const path = url.split('?', 1)[0] ?? '/';
    if (path === '/metrics' && mayReadFigures(request, metricsToken)) {
      const type = 'text/plain; version=0.0.4';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(figures());
      return;
    }
    const requestId = requestIdOf(request.headers['x-request-id']);
    request.headers['x-request-id'] = requestId;
    response.setHeader('x-request-id', requestId);
    const route = routeOf(path);
    const naming = () => ({
      name: `${method} ${route}`,
      kind: 'server' as const,
      attributes: { 'http.request.method': method, 'url.path': loggedPath(path), 'vitrine.request_id': requestId },
    });
    const work = () =>
      traceVisit(request.headers.traceparent, naming, async (span) => {
        const start = performance.now();
        // Next resolves before a stream of React has ended.
        const closed = new Promise<void>((resolve) => response.once('close', resolve));
        try {
          await handle(request, response);
        } catch (error) {
          log.error({ err: error, method, route }, 'A request failed');
          if (response.headersSent) response.destroy();
          else response.writeHead(500).end();
        }
        await closed;
        const ms = Math.round(performance.now() - start);
        const status = response.statusCode;
        answers.count(status, ms);
        if (span) {
          span.attributes['http.response.status_code'] = status;
          span.isFailed = status >= 500;
        }
        const level = status >= 500 ? 'warn' : isRoutine(path) ? 'debug' : 'info';
        log[level]({ method, route, path: loggedPath(path), status, ms }, 'Answered');
      });
    await withRequestId(requestId, work);
  };
}

/** True for callers with the token or, when none is configured, callers on this machine without a proxy. */
function mayReadFigures({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) {
    const peer = readIpAddress(socket.remoteAddress ?? '');
    return peer !== null && isTrustedPeer(peer, loopbackPeers) && headers['x-forwarded-for'] === undefined;
  }
  const [given, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  return (
    given !== undefined &&
    expected !== undefined &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}
