import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
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
    const child = logger.child({ request_id: requestId });
    context.set('requestId', requestId);
    context.set('logger', child);
    context.set('locale', locale);
    context.header('x-request-id', requestId);
    context.header('content-language', locale);
    context.header('x-content-type-options', 'nosniff');
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    metrics.countAnswer(context.res.status, ms);
    child.info({ method, path: withoutTokens(path), status: context.res.status, ms }, 'Answered');
  });
