import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../scripts/process/repository-root.ts';
import { allocatePort } from '../scripts/stack/ports.ts';
import { stack } from './browser.ts';

/** Starts a second admin of the stack under test, on a free port and with other settings; sessions of the first are its own too. */
export async function startAdmin(settings: Record<string, string>): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await allocatePort();
  const origin = `http://localhost:${port}`;
  const keys: Record<string, string> = JSON.parse(await readFile(join(stack.dataDir, 'keys.json'), 'utf8'));
  const admin = spawn(process.execPath, ['content/src/admin/main.ts'], {
    cwd: root,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ADMIN_URL: origin },
      ...{ DATABASE_URL: stack.databaseUrl, DATA_DIR: stack.dataDir, PAYLOAD_SECRET: keys.PAYLOAD_SECRET },
      ...{ STAFF_API_KEY: keys.STAFF_API_KEY, STAFF_LINK_KEY: keys.STAFF_LINK_KEY },
      ...{ CORE_URL: stack.core, WEBSITE_URL: new URL(stack.agency).origin, ...settings },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = Promise.withResolvers<void>();
  createInterface({ input: admin.stdout }).on('line', (line) => line.includes('The admin answers') && ready.resolve());
  admin.once('exit', (code) => ready.reject(new Error(`The admin stopped with code ${code}.`)));
  await ready.promise;
  return {
    origin,
    async stop() {
      admin.kill('SIGTERM');
      if (admin.exitCode === null) await once(admin, 'exit');
    },
  };
}
