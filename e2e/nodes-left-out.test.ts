import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../scripts/process/repository-root.ts';
import { allocatePort } from '../scripts/stack/ports.ts';
import { findProgram } from '../scripts/tests/find-program.mjs';
import { hasNginx } from './start-nginx.ts';

const shipped = await readFile(join(root, 'deploy/nginx/other-machines.conf'), 'utf8');

/** Starts nginx with the group of website nodes of the shipped file, at these ports of this machine. */
async function startGroup(file: string, [first, second]: readonly [number, number]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const port = await allocatePort();
  const group = /upstream vitrine_website \{[^}]+\}/.exec(file)?.[0] ?? '';
  const ofTest = group
    .replaceAll('10.0.0.11:3000', `127.0.0.1:${first}`)
    .replaceAll('10.0.0.12:3000', `127.0.0.1:${second}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(' ')} ${ofTest}
      server { listen 127.0.0.1:${port}; proxy_http_version 1.1; proxy_set_header Connection "";
        location / { proxy_pass http://vitrine_website; proxy_next_upstream error timeout non_idempotent; } } }`,
  );
  const program = findProgram(['nginx']) ?? 'nginx';
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  await promisify(execFile)(program, ['-t', ...options]);
  const nginx = spawn(program, options, { stdio: 'ignore' });
  onTestFinished(async () => {
    if (nginx.kill('SIGTERM')) await once(nginx, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  return `http://127.0.0.1:${port}`;
}

/** Starts a node that breaks its connection off for some requests and answers the others. */
async function startNode(breaks: { left: number }): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => {
    if (breaks.left > 0 && breaks.left--) request.socket.destroy();
    else response.end('ok');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, server }; // It listens on TCP.
}

/**
 * Stops one of two nodes, as an upgrade does, while the other one breaks three connections off; returns how many of the requests of the two seconds
 * that follow got 502.
 */
async function failuresOf(file: string): Promise<number> {
  const breaks = { left: 0 };
  const [stays, stops] = [await startNode(breaks), await startNode({ left: 0 })];
  const url = await startGroup(file, [stays.port, stops.port]);
  while (!(await fetch(url).catch(() => null))) await delay(20);
  stops.server.closeAllConnections();
  stops.server.close();
  breaks.left = 3;
  const end = performance.now() + 2000;
  const statuses: number[] = [];
  while (performance.now() < end) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => fetch(url)));
    statuses.push(...answers.map(({ status }) => status));
    await delay(10);
  }
  return statuses.filter((status) => status === 502).length;
}

describe.skipIf(!hasNginx() && !process.env.CI)('nginx before nodes on other machines', () => {
  test('without a second place for them, answers 502 while all are left out at once', async () => {
    expect(await failuresOf(shipped.replaceAll(/^.* backup;$/gm, ''))).toBeGreaterThan(20);
  });

  test('as its file says, asks them all the same, and no request fails', async () => {
    expect(await failuresOf(shipped)).toBe(0);
  });
});
