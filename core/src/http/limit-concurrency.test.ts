import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerProblem } from './answer-problem.ts';
import type { CoreEnv } from './core-env.ts';
import { limitConcurrency } from './limit-concurrency.ts';

test('a call too many is 503 at once, and those at work end and make room, also by failing', async () => {
  const app = new Hono<CoreEnv>();
  app.onError(answerProblem);
  const ends: PromiseWithResolvers<void>[] = [];
  app.get('/', limitConcurrency(2), async (context) => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    await end.promise;
    return context.text('done');
  });
  const running = [app.request('/'), app.request('/')];
  const refused = await app.request('/');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  ends[0]?.resolve();
  ends[1]?.reject(new Error('It failed'));
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 500]);
  const next = app.request('/');
  ends[2]?.resolve();
  expect((await next).status).toBe(200);
});
