import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Program = 'main.ts' | 'worker-main.ts';

/** Starts a program of core in a separate process, which the test must stop. The API uses any free port. */
export const startProgram = (program: Program, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, '../src', program)], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Waits for a line with this text in the log of the process and returns it. */
export async function waitForLogLine(child: ChildProcess, text: string): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output');
  const lines = createInterface({ input: child.stdout });
  for await (const said of lines) if (said.includes(text)) return said;
  throw new Error(`The process ended without saying ${text}`);
}

/** Returns the address on which the API listens. */
export const addressOf = async (api: ChildProcess): Promise<string> =>
  `http://127.0.0.1:${JSON.parse(await waitForLogLine(api, 'core answers')).port}`;
