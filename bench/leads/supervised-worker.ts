import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startChild } from '../../scripts/process/child-processes.ts';
import { root } from '../../scripts/process/repository-root.ts';

export interface SupervisedWorker {
  /** Returns the process id of the current or last worker. */
  pid(): number;
  /**
   * Sends SIGKILL to the current worker, or to the next one after its first line of output. The supervisor then starts another.
   */
  kill(): Promise<void>;
}

/** Starts the worker under the supervisor of `npm start` in a separate process. */
export async function startSupervisedWorker(env: Record<string, string>): Promise<SupervisedWorker> {
  const script = fileURLToPath(new URL('../servers/supervised-worker.ts', import.meta.url));
  const child = startChild([process.execPath, script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('The output of the worker cannot be read.');
  const lines = createInterface({ input: child.stdout });
  let [pid, killed] = [0, 0];
  lines.on('line', (line) => {
    // Each line of the log names the process that wrote it.
    const writer = /^\{.*"pid":(\d+)/.exec(line)?.[1];
    if (writer) pid = Number(writer);
    else if (line.trim()) process.stderr.write(`${line}\n`);
  });
  const untilRunning = async () => {
    while (pid === killed) await once(lines, 'line');
  };
  await untilRunning();
  return {
    pid: () => pid,
    async kill() {
      await untilRunning();
      killed = pid;
      process.kill(pid, 'SIGKILL');
    },
  };
}
