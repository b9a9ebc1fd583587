import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stopAll } from '../process/child-processes.ts';
import { findFreePort } from './ports.ts';
import { followEnd, type Supervised, supervise } from './supervise.ts';

let folder: string;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-supervise-'));
  port = await findFreePort(25_300);
  return () => rm(folder, { recursive: true });
});

// `stopAll` is final: the process can start nothing afterwards, so it runs after all tests.
afterAll(stopAll);

async function service(code: string): Promise<Supervised> {
  const program = join(folder, 'service.mjs');
  await writeFile(program, code);
  return {
    title: 'The sample',
    command: [process.execPath, program],
    env: { PORT: String(port) },
    readyUrl: `http://localhost:${port}/readyz`,
    log: join(folder, 'logs', 'sample.log'),
  };
}

const server = `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  response.end(String(process.pid));
  if (request.url === '/fall') process.exit(3);
});
server.listen(process.env.PORT);
`;

test('A service is waited for until it is ready, and is started again when it ends by itself.', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  await supervise(await service(server));
  const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
  const first = await ask('/');
  await ask('/fall').catch(() => {});
  await expect.poll(() => ask('/').catch(() => first), { timeout: 15_000 }).not.toBe(first);
  vi.restoreAllMocks();
  expect(lines.join('')).toContain('The sample ended with exit code 3 and is started again in 1 s');
}, 20_000);

test('The log and its folder are for their owner alone, also where an older one was open to all.', async () => {
  const sample = await service(server);
  const log = sample.log ?? '';
  await mkdir(dirname(log), { mode: 0o755 });
  await writeFile(log, 'older', { mode: 0o644 });
  await supervise(sample);
  const modes = await Promise.all([dirname(log), log, `${log}.1`].map(async (path) => (await stat(path)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600, 0o600]);
});

test('A service that does not come up is told in its own words, without its stack trace.', async () => {
  const failing = `console.error('The sample cannot start:\\n  KEY is missing.\\n    at here (file.ts:1:1)'); process.exit(1);`;
  await expect(supervise(await service(failing))).rejects.toThrow(
    /^The sample did not start\. It said:\n\nThe sample cannot start:\n {2}KEY is missing\.\n\n {4}All of it is in \S+sample\.log\.$/,
  );
});

test('A service that met a full disk says so in one sentence.', async () => {
  const full = `console.error('Error: ENOSPC: no space left on device, write'); process.exit(1);`;
  await expect(supervise(await service(full))).rejects.toThrow(/^The disk that holds \S+ is full: [^\n]+$/);
});

test('The end of a brief process has a reason, and so has a program that does not exist.', async () => {
  const brief = followEnd(spawn(process.execPath, ['-e', 'process.exit(4)']));
  const absent = followEnd(spawn(join(folder, 'nothing')));
  await Promise.all([brief.ended, absent.ended]);
  expect(brief.reason).toBe('with exit code 4');
  expect(absent.reason).toMatch(/^because it could not be started \(.*ENOENT\)$/);
});
