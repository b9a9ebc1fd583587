import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '../scripts/process/child-processes.ts';
import { root } from '../scripts/process/repository-root.ts';
import { parts } from '../scripts/stack/parts.ts';

export const credentialsKey = 'a-key-of-the-benchmark-with-32-characters';

/** Runs a source, or copies its photos, in a process of its own, with the options of the worker; returns its duration and the most memory that it held. */
export async function runSource(
  databaseUrl: string,
  id: string,
  command: 'run' | 'photos' = 'run',
  env: Record<string, string> = {},
): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now();
  const flags = parts.worker.run.filter((argument) => argument.startsWith('--'));
  const child = startChild([process.execPath, ...flags, join(root, 'core/src/feed-main.ts'), command, id], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      FEED_CREDENTIALS_KEY: credentialsKey,
      FEED_PRIVATE_HOSTS: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  let kilobytes = 0;
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    // The peak of resident memory since the start.
    kilobytes = Math.max(kilobytes, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0));
    await Promise.race([exit, delay(100)]);
  }
  if (child.exitCode !== 0) throw new Error(`The run of the source ended with exit code ${child.exitCode}.`);
  return { seconds: (performance.now() - start) / 1000, megabytes: (kilobytes * 1024) / 1e6 };
}
