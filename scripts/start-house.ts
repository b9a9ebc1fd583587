import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Keys } from './keys.ts';
import { startPostgres } from './postgres.ts';
import { root } from './settings.ts';

export interface House {
  origin: (part: 'site' | 'core' | 'content' | 'admin', host?: string) => string;
  dataDir: string;
  databaseUrl: string;
  keys: Keys;
  stop(): Promise<void>;
}

interface Options {
  /** The website's port; core, content and the admin take the next three. */
  firstPort: number;
  /** The admin takes longest to build; without it the house is ready when the sites answer, and does no more. */
  admin: boolean;
}

const startLimitMs = 8 * 60_000;
const places = { site: 0, core: 1, content: 2, admin: 3 };

/** Starts the whole house as `npm start` does, on a new data folder that goes with it. For tests and measurements. */
export async function startHouse({ firstPort, admin }: Options): Promise<House> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-house-'));
  const port = (part: keyof typeof places) => String(firstPort + places[part]);
  const house = spawn(process.execPath, ['scripts/start.ts', ...(admin ? [] : ['--no-admin'])], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: port('site'),
      CORE_PORT: port('core'),
      CONTENT_PORT: port('content'),
      ADMIN_PORT: port('admin'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await said(house, admin ? /Staff log in at/ : /Vitrine is ready/);
  return {
    ...(await joinHouse(firstPort, dataDir)),
    async stop() {
      house.kill('SIGTERM');
      if (house.exitCode === null) await once(house, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The house that `npm start` runs on these ports and this data folder; `stop` leaves it running. */
export async function joinHouse(firstPort: number, dataDir: string): Promise<House> {
  // PostgreSQL runs already, so this joins it.
  const { url: databaseUrl } = await startPostgres({ dataDir });
  return {
    databaseUrl,
    origin: (part, host = 'localhost') => `http://${host}:${firstPort + places[part]}`,
    dataDir,
    // Written by `keptKeys` when the house started.
    keys: JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as Keys,
    async stop() {},
  };
}

/** Passes on what the house says until it says `line`; fails when it stops or takes too long. */
function said(house: ChildProcess, line: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The house did not say ${line} in time.`)), startLimitMs);
    house.once('exit', (code) => reject(new Error(`The house stopped with code ${code} before it was ready.`)));
    if (!house.stdout) throw new Error('The output of the house cannot be read.');
    createInterface({ input: house.stdout }).on('line', (text) => {
      if (text.trim() !== '' && !/password/.test(text)) process.stderr.write(`  ${text}\n`);
      if (!line.test(text)) return;
      clearTimeout(limit);
      resolve();
    });
  });
}
