import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { isGroupAlive, stopGroup } from './process-group.ts';

/** Starts a Node process in a group of its own and waits until it says that it is ready. */
async function startChild(code: string): Promise<{ pid: number; said: string; ended: Promise<unknown[]> }> {
  const child = spawn(process.execPath, ['-e', code], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [said] = await once(child.stdout, 'data');
  const { pid = 0 } = child;
  onTestFinished(() => stopGroup(pid, 'SIGKILL', 0));
  return { pid, said: String(said), ended };
}

const stayAlive = 'setInterval(() => {}, 1000);';

test('A child that stops when asked is not killed.', async () => {
  const child = await startChild(`process.on('SIGTERM', () => process.exit(7)); console.log('ready'); ${stayAlive}`);
  await stopGroup(child.pid, 'SIGTERM', 10_000);
  expect(await child.ended).toEqual([7, null]);
});

test('A child that ignores SIGTERM is killed after the timeout.', async () => {
  const child = await startChild(`process.on('SIGTERM', () => {}); console.log('ready'); ${stayAlive}`);
  await stopGroup(child.pid, 'SIGTERM', 100);
  expect(await child.ended).toEqual([null, 'SIGKILL']);
});

test('The children of a child stop with it.', async () => {
  const child = await startChild(
    `require('node:child_process').spawn(process.execPath, ['-e', '${stayAlive}'], { stdio: 'ignore' });
     console.log('ready'); process.on('SIGTERM', () => process.exit(0)); ${stayAlive}`,
  );
  await stopGroup(child.pid, 'SIGTERM', 100);
  expect(isGroupAlive(child.pid)).toBe(false);
});

test('A watched child stops when its parent is killed.', async () => {
  const parent = await startChild(
    `const { spawn } = require('node:child_process');
     import(${JSON.stringify(import.meta.resolve('./watchdog-client.ts'))}).then(({ watchGroup }) => {
       const child = spawn(process.execPath, ['-e', '${stayAlive}'], { detached: true, stdio: 'ignore' });
       watchGroup(child.pid, 'SIGTERM', 5000);
       console.log(child.pid);
     }); ${stayAlive}`,
  );
  const watched = Number(parent.said);
  expect(isGroupAlive(watched)).toBe(true);
  process.kill(parent.pid, 'SIGKILL');
  await expect.poll(() => isGroupAlive(watched), { timeout: 10_000 }).toBe(false);
});
