import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerLimit } from './answer-limit.ts';

test('the limit is reached after its time', async () => {
  const started = performance.now();
  const { signal } = answerLimit(250);
  await Promise.all([once(signal, 'abort'), setTimeout(300)]);
  expect(performance.now() - started).toBeGreaterThanOrEqual(249);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'There was no answer within 250 ms' });
});

test('time for which the process is busy itself does not count', async () => {
  const { signal } = answerLimit(250);
  for (const end = performance.now() + 1000; performance.now() < end; );
  await setTimeout(1);
  expect(signal.aborted).toBe(false);
  await once(signal, 'abort');
});

test('a limit that was ended is never reached', async () => {
  const { signal, end } = answerLimit(120);
  await setTimeout(10);
  end();
  await setTimeout(300);
  expect(signal.aborted).toBe(false);
});

test('a limit that is extended is reached later', async () => {
  const started = performance.now();
  const { signal, extend } = answerLimit(200);
  extend(150);
  await Promise.all([once(signal, 'abort'), setTimeout(400)]);
  expect(performance.now() - started).toBeGreaterThanOrEqual(349);
  expect(signal.reason).toMatchObject({ message: 'There was no answer within 350 ms' });
});
