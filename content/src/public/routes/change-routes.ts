import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { ServiceDependencies } from '../answers/service-dependencies.ts';
import { everyTag } from '../cache/cache-tags.ts';
import { ProblemError } from '../http/problem.ts';
import type { RequestVariables } from '../http/request-variables.ts';

/** Time between comments that show that the connection is alive, ms. */
const pingMs = 15_000;

/**
 * `GET /api/changes`: server-sent events with the cache tags of changed content, comma-separated. The first event has the tag of
 * everything, because changes may have been missed before. The stream ends, and is refused with 503, while no changes are received.
 */
export const changeRoutes = ({ changes, receivesChanges }: ServiceDependencies) =>
  new Hono<RequestVariables>().get('/changes', (c) => {
    if (!receivesChanges()) throw new ProblemError(503, 'no-changes', 'Changes are not received at the moment.');
    // Without this header nginx would buffer the events.
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>();
      const send = (tags: readonly string[]) => void stream.writeSSE({ data: tags.join(',') });
      const unsubscribe = changes.subscribe({ onChange: send, onEnd: ended.resolve });
      stream.onAbort(ended.resolve);
      send([everyTag]);
      const ping = setInterval(() => void stream.write(': ping\n\n'), pingMs);
      await ended.promise;
      clearInterval(ping);
      unsubscribe();
    });
  });
