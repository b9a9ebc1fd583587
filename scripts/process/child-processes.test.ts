import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { onStop, startChild, stopAll } from './child-processes.ts';
import { isGroupAlive } from './process-group.ts';

/** Starts a process that stops at SIGTERM, and returns its id once its handler is installed. */
async function startPolite(): Promise<number> {
  const code = `process.on('SIGTERM', () => process.exit(0)); console.log('ready'); setInterval(() => {}, 1000)`;
  const child = startChild([process.execPath, '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) await once(child.stdout, 'data');
  return child.pid ?? 0;
}

test('What was added first is stopped when the rest has gone, and is waited for.', async () => {
  const groups: number[] = [];
  let aliveAtTheEnd: boolean[] = [];
  let isDatabaseStopped = false;
  onStop(async () => {
    aliveAtTheEnd = groups.map(isGroupAlive);
    // A database takes longer to stop than the service that uses it.
    await delay(50);
    isDatabaseStopped = true;
  });
  groups.push(await startPolite(), await startPolite());
  expect(groups.map(isGroupAlive)).toEqual([true, true]);
  await stopAll();
  expect(aliveAtTheEnd).toEqual([false, false]);
  expect(isDatabaseStopped).toBe(true);
});
