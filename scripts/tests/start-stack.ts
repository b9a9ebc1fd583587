import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../process/repository-root.ts';
import type { Keys } from '../stack/keys.ts';
import { allocatePort } from '../stack/ports.ts';
import { startPostgres } from '../stack/postgres.ts';
import { portVariables, readSettings, type Settings } from '../stack/settings.ts';

export interface Stack {
  /** Returns where a part answers, by default under `localhost`. */
  origin: (part: 'site' | 'core' | 'content' | 'admin', host?: string) => string;
  dataDir: string;
  databaseUrl: string;
  keys: Keys;
  /** Variables with which another process joins the stack: its ports and, as `TEST_STACK`, its data folder. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

interface Options {
  /** The admin takes longest to build; without it the stack is ready when the sites answer. */
  admin: boolean;
  /** Further variables for the parts. With `DATABASE_URL` the stack starts no PostgreSQL of its own. */
  env?: Record<string, string>;
  /** Ports and an empty data folder that somebody else has chosen. */
  ports?: Ports;
  dataDir?: string;
}

/** Options of the stack for the browser tests. */
export const forBrowserTests: Options = {
  admin: true,
  env: {
    // The tests open the pages of examples without a link from the admin.
    QA_ACCESS: 'open',
    // The pictures of the demo are drawn before the first test, and no test looks at them: coarse drawings and variants of few
    // pixels take a tenth of the time.
    DEMO_PICTURES: 'draft',
    PICTURE_EFFORT: '0',
    PICTURE_SCALE: '0.125',
    // Sources and their reports lead to servers of the tests.
    FEED_PRIVATE_HOSTS: '127.0.0.1',
  },
};

type Ports = Settings['ports'];

const startLimitMs = 8 * 60_000;

/** Starts every part as `npm start` does, on free ports and a new data folder that `stop` removes. For tests and measurements. */
export async function startStack({ admin, env, ...given }: Options): Promise<Stack> {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'vitrine-stack-'));
  const ports = given.ports ?? (await allocatePorts());
  const stack = spawn(process.execPath, ['scripts/stack/start.ts', ...(admin ? [] : ['--no-admin'])], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      ...variablesOf(ports),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await waitForLine(stack, admin ? /Staff log in at/ : /Vitrine is ready/);
  return {
    ...(await describeStack(ports, dataDir, env?.DATABASE_URL)),
    async stop() {
      stack.kill('SIGTERM');
      if (stack.exitCode === null) await once(stack, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the stack that `npm start` runs on these ports and this data folder. Its `stop` leaves it running. */
export async function joinStack(ports: Ports, dataDir: string): Promise<Stack> {
  return { ...(await describeStack(ports, dataDir, undefined)), async stop() {} };
}

/** Joins the running stack whose data folder `TEST_STACK` names and whose ports are set as for `npm start`; starts one without it. */
export async function joinOrStartStack(options: Options): Promise<Stack> {
  const running = process.env.TEST_STACK;
  return running ? await joinStack(readSettings(process.env).ports, running) : await startStack(options);
}

async function describeStack(
  ports: Ports,
  dataDir: string,
  externalDatabase: string | undefined,
): Promise<Omit<Stack, 'stop'>> {
  // The embedded PostgreSQL runs already, so this joins it.
  const databaseUrl = externalDatabase ?? (await startPostgres({ dataDir })).url;
  return {
    databaseUrl,
    origin: (part, host = 'localhost') => `http://${host}:${ports[part]}`,
    dataDir,
    environment: { ...variablesOf(ports), TEST_STACK: dataDir },
    // Written by `loadKeys` when the stack started.
    keys: JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as Keys,
  };
}

function variablesOf(ports: Ports): Record<string, string> {
  const names = Object.keys(ports) as (keyof Ports)[]; // Object.keys forgets the names that the type knows.
  return Object.fromEntries(names.map((name) => [portVariables[name].variable, String(ports[name])]));
}

/** Returns a free port for each part. */
export async function allocatePorts(): Promise<Ports> {
  const taken = new Set<number>();
  const next = async (): Promise<number> => {
    const port = await allocatePort();
    if (taken.has(port)) return next();
    taken.add(port);
    return port;
  };
  return {
    site: await next(),
    core: await next(),
    content: await next(),
    admin: await next(),
    propertySite: await next(),
    demoListings: await next(),
  };
}

/** Passes on the output of the stack until a line matches; rejects when the stack stops or takes too long. */
function waitForLine(stack: ChildProcess, line: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The stack did not print ${line} in time.`)), startLimitMs);
    stack.once('exit', (code) => reject(new Error(`The stack stopped with code ${code} before it was ready.`)));
    if (!stack.stdout) throw new Error('The output of the stack cannot be read.');
    createInterface({ input: stack.stdout }).on('line', (text) => {
      if (text.trim() !== '' && !/password/.test(text)) process.stderr.write(`  ${text}\n`);
      if (!line.test(text)) return;
      clearTimeout(limit);
      resolve();
    });
  });
}
