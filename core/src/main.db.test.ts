import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCoreDatabase, siteKey } from '../test/core-fixture.ts';
import { addressOf, type Program, startProgram, waitForLogLine } from '../test/core-programs.ts';
import { messageOf } from '../test/message-fixture.ts';

let databaseUrl: string;
let dataDir: string;
const running: ChildProcess[] = [];

beforeAll(async () => {
  databaseUrl = await createCoreDatabase('core_main');
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-core-main-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const run = (program: Program, env: Record<string, string> = {}) => {
  const child = startProgram(program, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env });
  running.push(child);
  return child;
};

const send = (address: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${address}/api/swc/m-1/contact`, { method: 'POST', headers: { 'x-site-key': siteKey }, body });
};

test('a message posted to the API becomes two files in the outbox, and both processes stop when told', async () => {
  const [api, worker] = [run('main.ts'), run('worker-main.ts')];
  const [address] = await Promise.all([addressOf(api), waitForLogLine(worker, 'The worker is ready')]);
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
  const { id } = await (await send(address, messageOf())).json();
  const outbox = join(dataDir, 'outbox');
  await expect.poll(() => readdir(outbox)).toHaveLength(2);
  expect(await readFile(join(outbox, `lead.${id}.broker@localhost.localdomain.eml`), 'utf8')).toContain('Reply-To:');
  for (const child of [api, worker]) {
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
}, 30_000);

test('ten megabytes over the network get their answer too', async () => {
  const address = await addressOf(run('main.ts'));
  const answer = await send(address, messageOf({ message: 'x'.repeat(10 * 1024 * 1024) }));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ type: '/docs#problem-too-large' });
});

const complaint = async (child: ChildProcess) => {
  const text = String(Buffer.concat((await child.stderr?.toArray()) ?? []));
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
  return text;
};

test('a wrong environment is said in a sentence a variable, without a stack trace', async () => {
  const api = run('main.ts', { DATABASE_URL: '', PORT: 'abc' });
  expect(await complaint(api)).toBe('core cannot start:\n  PORT must be a port number.\n  DATABASE_URL is missing.\n');
});

test('the API listens on this machine alone unless HOST says otherwise', async () => {
  const hostOf = async (env: Record<string, string>) =>
    JSON.parse(await waitForLogLine(run('main.ts', env), 'core answers')).address;
  expect(await Promise.all([hostOf({}), hostOf({ HOST: '0.0.0.0' })])).toEqual(['127.0.0.1', '0.0.0.0']);
});

test('a port that is taken is said in a sentence', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const taken = other.address();
  const port = typeof taken === 'object' ? taken?.port : taken;
  expect(await complaint(run('main.ts', { PORT: String(port) }))).toBe(
    `core cannot start: port ${port} is taken. Set PORT to another one.\n`,
  );
  other.close();
});
