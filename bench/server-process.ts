import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '../scripts/process/child-processes.ts';
import { root } from '../scripts/process/repository-root.ts';
import { findFreePort } from '../scripts/stack/ports.ts';
import { type Load, sendLoad } from './load.ts';

/** Maximum start time, ms: a core with a million listings starts slowly on a busy machine. */
const startLimitMs = 120_000;

/** A server in a separate process that reports its CPU time at `/metrics`. */
export interface ServerProcess {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a script that serves on `PORT`, answers `/readyz` and stops at SIGTERM. Rejects when it does not come up. `flags` are those of
 * node.
 */
export async function startServer(
  script: string,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const port = String(await findFreePort(4410));
  const child = startChild([process.execPath, ...flags, join(root, script)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  const deadline = Date.now() + startLimitMs;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with exit code ${child.exitCode}.`);
    if (Date.now() > deadline) throw new Error(`${script} did not come up within ${startLimitMs / 1000} s.`);
    await delay(50);
  }
  return {
    origin,
    // The process has answered, so it has an id.
    pid: child.pid ?? 0,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Sends the load and returns the CPU time that one request cost the server, µs over all its threads. */
export async function measureServer(load: Load) {
  const { origin } = new URL(load.url);
  const before = await cpuSeconds(origin);
  const result = await sendLoad(load);
  const used = (await cpuSeconds(origin)) - before;
  return { ...result, cpuMicroseconds: (used * 1e6) / result.requests };
}

async function cpuSeconds(origin: string): Promise<number> {
  const response = await fetch(`${origin}/metrics`);
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(await response.text())?.[1];
  if (seconds === undefined) throw new Error(`${origin}/metrics does not tell the CPU time.`);
  return Number(seconds);
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}
