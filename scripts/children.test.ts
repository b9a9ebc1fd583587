import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { onStop, startChild, stopAll } from './children.ts';
import { isGroupAlive } from './process-group.ts';

afterAll(stopAll);

test('What was started last is stopped first, each before the next, and all of it before the end.', async () => {
  const order: string[] = [];
  onStop(async () => {
    // As a database does, this takes longer than the children that use it.
    await new Promise((done) => setImmediate(done));
    order.push('database');
  });
  const code = `process.on('SIGTERM', () => process.exit(0)); console.log('ready'); setInterval(() => {}, 1000)`;
  const groups: number[] = [];
  for (const name of ['core', 'website']) {
    const child = startChild([process.execPath, '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.once('exit', () => order.push(name));
    groups.push(child.pid ?? 0);
    if (child.stdout) await once(child.stdout, 'data');
  }
  await stopAll();
  expect(order).toEqual(['website', 'core', 'database']);
  expect(groups.map(isGroupAlive)).toEqual([false, false]);
});
