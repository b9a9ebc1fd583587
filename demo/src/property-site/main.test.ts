import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts the property site on a free port; returns the line that it prints once it listens. */
async function readyLine(env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [program], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  child.kill('SIGTERM');
  return String(line);
}

test('it listens on this machine alone unless HOST says otherwise', async () => {
  expect(await readyLine({})).toContain(`address: '127.0.0.1'`);
  expect(await readyLine({ HOST: '0.0.0.0' })).toContain(`address: '0.0.0.0'`);
}, 20_000);
