import { Hono } from 'hono';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { ProblemError } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';
import { fetchCopiedPhoto } from '../pictures/copied-photo.ts';

/** Headers of core's answer that are passed on. */
const passedOn = ['content-type', 'content-length', 'cache-control', 'etag'];

const shared = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Routes of `GET /resources/photos/{name}`: photos of listings that core has copied, beside the pictures of the content. */
export const photoRoutes = ({ coreUrl }: Pick<ServiceDependencies, 'coreUrl'>) =>
  new Hono<RequestVariables>().get('/resources/photos/:name', async (c) => {
    const answer = await fetchCopiedPhoto(coreUrl, c.req.param('name'));
    if (answer?.status === 404) throw new ProblemError(404, 'unknown-resource', 'There is no such picture.');
    if (!answer?.ok) throw new ProblemError(503, 'busy', 'The picture cannot be fetched right now.');
    const headers: Record<string, string> = { ...shared };
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    if (headers.etag && c.req.header('if-none-match')?.includes(headers.etag)) {
      await answer.body?.cancel();
      return new Response(null, { status: 304, headers });
    }
    return new Response(answer.body, { headers });
  });
