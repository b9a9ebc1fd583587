import { randomUUID } from 'node:crypto';
import { traceFrom } from '@vitrine/network/tracing/tracing.ts';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { CoreEnv } from './core-env.ts';

interface AnswerCounter {
  countAnswer(status: number, ms: number): void;
}

/** Returns a path for the log, without the token of an alert, which gives access to it. */
const withoutTokens = (path: string) => path.replace(/(\/alerts\/)[^/]+/g, '$1…');

const requestIdPattern = /^[\w.:-]{1,100}$/;

/** Sets the id of each call (the caller's own when it is valid), its logger and its language, and logs its outcome. */
export const requestContext = (logger: Logger, metrics: AnswerCounter) =>
  createMiddleware<CoreEnv>(async (context, next) => {
    const given = context.req.header('x-request-id');
    const requestId = given && requestIdPattern.test(given) ? given : randomUUID();
    const locale = context.req.header('content-language')?.trim().toLowerCase().startsWith('en') ? 'en' : 'fr';
    const child = logger.child({ requestId });
    context.set('requestId', requestId);
    context.set('logger', child);
    context.set('locale', locale);
    context.header('x-request-id', requestId);
    context.header('content-language', locale);
    context.header('x-content-type-options', 'nosniff');
    const { method, path } = context.req;
    const naming = () => ({
      name: method,
      kind: 'server' as const,
      attributes: { 'http.request.method': method, 'vitrine.request_id': requestId },
    });
    await traceFrom(context.req.header('traceparent'), naming, async (span) => {
      const start = performance.now();
      await next();
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const { status } = context.res;
      metrics.countAnswer(status, ms);
      const route = matchedRoutes(context).at(-1)?.path;
      child.info({ method, route, path: withoutTokens(path), status, ms }, 'Answered');
      if (!span) return;
      span.name = `${method} ${route}`;
      span.attributes['http.response.status_code'] = status;
      span.isFailed = status >= 500;
    });
  });
