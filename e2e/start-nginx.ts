import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../scripts/process/repository-root.ts';
import { allocatePort } from '../scripts/stack/ports.ts';
import { findProgram } from '../scripts/tests/find-program.mjs';

const run = promisify(execFile);

/** Host of the site in the configuration. */
export const nginxHost = 'www.example.ca';

/** Ports of the nodes of each part; one that is not given has none. */
interface Nodes {
  website: readonly string[];
  core?: readonly string[];
  content?: readonly string[];
}

export interface RunningNginx {
  /** Ports at which nginx answers visitors, and the parts that ask for core and for the content service. */
  ports: Record<'http' | 'https' | 'core' | 'content', number>;
  stop(): Promise<void>;
}

export const hasNginx = () => Boolean(findProgram(['nginx']));

/** Starts a real nginx with the configuration of `deploy/nginx/`, in which only ports, paths and certificates are others. */
export async function startNginx(nodes: Nodes): Promise<RunningNginx> {
  const program = findProgram(['nginx']);
  if (program === null) throw new Error('nginx is not installed: as root on Debian, npm test installs it.');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-nginx-'));
  const [http, https, core, content] = await Promise.all([
    ...[allocatePort(), allocatePort(), allocatePort(), allocatePort()],
  ]);
  if (!http || !https || !core || !content) throw new Error('No port is free.');
  const ports = { http, https, core, content };
  await writeConfiguration(folder, nodes, ports);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  await run(program, ['-t', ...options]);
  const nginx = spawn(program, options, { stdio: 'ignore' });
  return {
    ports,
    async stop() {
      if (nginx.kill('SIGTERM')) await once(nginx, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeConfiguration(folder: string, nodes: Nodes, ports: RunningNginx['ports']): Promise<void> {
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${nginxHost}`, '-keyout', key, '-out', certificate],
  ]);
  let written = (await readFile(join(root, 'deploy/nginx/vitrine.conf'), 'utf8'))
    .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
    .replace('/var/cache/nginx/vitrine', join(folder, 'cache'))
    .replaceAll('listen 443', `listen ${ports.https}`)
    .replace('listen 80', `listen ${ports.http}`)
    .replace('127.0.0.1:3100', `127.0.0.1:${ports.core}`)
    .replace('127.0.0.1:3200', `127.0.0.1:${ports.content}`);
  for (const [first, given] of [
    ['3000', nodes.website],
    ['3001', nodes.core],
    ['3002', nodes.content],
  ] as const) {
    const [one, other] = given ?? [];
    if (one) written = written.replace(`server 127.0.0.1:${first}`, `server 127.0.0.1:${one}`);
    const second = `# server 127.0.0.1:${first.slice(0, 2)}1${first.slice(3)}`;
    if (other) written = written.replace(second, `server 127.0.0.1:${other}`);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await mkdir(join(folder, 'tmp'));
  await writeFile(join(folder, 'sites.conf'), written);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join(' ')} include ${folder}/sites.conf; }`,
  );
}
