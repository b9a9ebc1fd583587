import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { root } from '../scripts/settings.ts';

/** What a browser test needs to know of the house that was started for it. */
export interface House {
  agency: string;
  broker: string;
  admin: string;
  core: string;
  dataDir: string;
  staff: { email: string; password: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    house: House;
  }
}

/** Far from the usual ports, so that a `npm start` may run beside the tests. */
const ports = { PORT: 4300, CORE_PORT: 4301, CONTENT_PORT: 4302, ADMIN_PORT: 4303 };
const startLimitMs = 8 * 60_000;

/** Starts the whole house as `npm start` does, on an empty data folder, and stops it after the last test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  const house = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...stringified(ports), DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await said(house, /Staff log in at/);
  const keys: { STAFF_EMAIL: string; STAFF_PASSWORD: string } = JSON.parse(
    readFileSync(join(dataDir, 'keys.json'), 'utf8'),
  );
  project.provide('house', {
    agency: `http://localhost:${ports.PORT}`,
    broker: `http://courtier.localhost:${ports.PORT}`,
    admin: `http://localhost:${ports.ADMIN_PORT}/admin`,
    core: `http://localhost:${ports.CORE_PORT}`,
    dataDir,
    staff: { email: keys.STAFF_EMAIL, password: keys.STAFF_PASSWORD },
  });
  return async () => {
    house.kill('SIGTERM');
    if (house.exitCode === null) await once(house, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
}

const stringified = (values: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Passes on what the house says until it says `line`; fails when it stops or takes too long. */
function said(house: ChildProcess, line: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The house did not say ${line} in time.`)), startLimitMs);
    house.once('exit', (code) => reject(new Error(`The house stopped with code ${code} before the tests began.`)));
    if (!house.stdout) throw new Error('The output of the house cannot be read.');
    createInterface({ input: house.stdout }).on('line', (text) => {
      console.log(`  ${text}`);
      if (!line.test(text)) return;
      clearTimeout(limit);
      resolve();
    });
  });
}
