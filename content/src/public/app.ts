import { requestIdOf, withRequestId } from '@vitrine/network/request-id.ts';
import { traceFrom } from '@vitrine/network/tracing/tracing.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import type { ServiceDependencies } from './answers/service-dependencies.ts';
import { keyCheck } from './http/key-check.ts';
import { ProblemError, problemAnswer, problemOf } from './http/problem.ts';
import type { RequestVariables } from './http/request-variables.ts';
import { articleRoutes } from './routes/article-routes.ts';
import { changeRoutes } from './routes/change-routes.ts';
import { demoRoutes } from './routes/demo-routes.ts';
import { draftRoutes } from './routes/draft-routes.ts';
import { healthRoutes } from './routes/health-routes.ts';
import { iconRoutes } from './routes/icon-routes.ts';
import { metricsRoutes } from './routes/metrics-routes.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { photoRoutes } from './routes/photo-routes.ts';
import { resourceRoutes } from './routes/resource-routes.ts';
import { sitemapRoutes } from './routes/sitemap-routes.ts';
import { socialRoutes } from './routes/social-routes.ts';

/** Names the right or credential that a refused request lacks, for the log. */
const missing: Readonly<Record<string, string>> = { 'wrong-key': 'X-Header-Api', unauthorized: 'METRICS_TOKEN' };

const largestBody = 64 * 1024;
/** Maximum size of a request for a draft in bytes: it may carry the admin's whole form. */
const largestDraft = 1024 * 1024;

/** Creates the public HTTP API of the content service (wire.1), tested with `app.request()`. */
export function createApp(dependencies: ServiceDependencies): Hono<RequestVariables> {
  const isKey = keyCheck(dependencies.apiKey);
  const app = new Hono<RequestVariables>();

  app.use(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    c.header('x-request-id', requestId);
    const { method, path } = c.req;
    const naming = () => ({
      name: method,
      kind: 'server' as const,
      attributes: { 'http.request.method': method, 'vitrine.request_id': requestId },
    });
    await traceFrom(c.req.header('traceparent'), naming, async (span) => {
      const start = performance.now();
      await withRequestId(requestId, next);
      const { status } = c.res;
      const route = matchedRoutes(c).at(-1)?.path;
      if (span) {
        span.name = `${method} ${route}`;
        span.attributes['http.response.status_code'] = status;
        span.isFailed = status >= 500;
      }
      const level = status < 500 ? 'debug' : 'warn';
      if (!dependencies.log.isLevelEnabled(level)) return;
      const ms = Math.round(performance.now() - start);
      dependencies.log[level]({ requestId, method, route, path, status, ms }, 'request');
    });
  });

  app.use('/api/*', async (c, next) => {
    if (!isKey(c.req.header('x-header-api'))) {
      throw new ProblemError(401, 'wrong-key', 'X-Header-Api is missing or wrong.');
    }
    await next();
  });
  const limitBody = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ProblemError(413, 'too-large', `The body is larger than ${maxSize} bytes.`);
      },
    });
  const [limitDraft, limitOther] = [limitBody(largestDraft), limitBody(largestBody)];
  app.use('/api/*', (c, next) => (c.req.path.startsWith('/api/draft') ? limitDraft(c, next) : limitOther(c, next)));

  app.route('/', healthRoutes(dependencies));
  app.route('/', metricsRoutes(dependencies));
  app.route('/', socialRoutes(dependencies));
  app.route('/', iconRoutes(dependencies));
  app.route('/', photoRoutes(dependencies));
  app.route('/', resourceRoutes(dependencies));
  app.route('/api', pageRoutes(dependencies));
  app.route('/api', draftRoutes(dependencies));
  app.route('/api', articleRoutes(dependencies));
  app.route('/api', sitemapRoutes(dependencies));
  app.route('/api', demoRoutes(dependencies));
  app.route('/api', changeRoutes(dependencies));

  app.notFound((c) =>
    problemAnswer(new ProblemError(404, 'unknown-path', 'Nothing is served at this address.'), c.get('requestId')),
  );
  app.onError((error, c) => {
    const requestId = c.get('requestId');
    const problem = problemOf(error);
    if (problem.status === 500) dependencies.log.error({ err: error, requestId }, 'unexpected error');
    if (problem.status === 401)
      dependencies.log.warn(
        { requestId, status: 401, missing: missing[problem.kind] ?? problem.kind },
        'A call was refused',
      );
    return problemAnswer(problem, requestId);
  });
  return app;
}
