import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../process/repository-root.ts';
import { findProgram } from '../tests/find-program.mjs';
import { loadKeys } from './keys.ts';
import { environmentOf, parts } from './parts.ts';
import { readSettings } from './settings.ts';

const run = promisify(execFile);
const folder = join(root, 'deploy/systemd');
const units = await readdir(folder);
const textOf = (unit: string) => readFile(join(folder, unit), 'utf8');

/** Copies the units into a folder of the current test, with the paths of this machine in place of those of a server. */
async function copyUnits(change = (text: string) => text): Promise<string> {
  const copied = await mkdtemp(join(tmpdir(), 'vitrine-units-'));
  onTestFinished(() => rm(copied, { recursive: true, force: true }));
  const environment = join(copied, 'vitrine.env');
  await writeFile(environment, '');
  for (const unit of units) {
    const text = (await textOf(unit))
      .replaceAll('/opt/vitrine/node_modules/node/bin/node', process.execPath)
      .replaceAll('/opt/vitrine', root)
      .replaceAll('/etc/vitrine/vitrine.env', environment);
    await writeFile(join(copied, unit), change(text));
  }
  return copied;
}

/** Returns what systemd says against the units of a folder; empty when it accepts them. */
async function verify(copied: string): Promise<string> {
  const paths = units.map((unit) => join(copied, unit.replace('@', '@3001')));
  for (const unit of units.filter((name) => name.includes('@')))
    await writeFile(join(copied, unit.replace('@', '@3001')), await readFile(join(copied, unit), 'utf8'));
  return run('systemd-analyze', ['verify', '--man=no', ...paths], {
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${copied}:` },
  }).then(
    ({ stderr }) => stderr,
    ({ stderr }: { stderr: string }) => stderr || 'refused',
  );
}
const complaints = (text: string) => text.split('\n').filter((line) => line.includes('vitrine'));

describe.skipIf(!findProgram(['systemd-analyze']))('the units for systemd', () => {
  test('are accepted', async () => {
    expect(complaints(await verify(await copyUnits()))).toEqual([]);
  });

  test('with a program that is not there, or an unknown setting, are not', async () => {
    const moved = await copyUnits((text) => text.replaceAll(process.execPath, '/nowhere/node'));
    expect(complaints(await verify(moved)).join()).toContain('/nowhere/node');
    const misspelt = await copyUnits((text) => text.replaceAll('ProtectHome=', 'ProtectHouse='));
    expect(complaints(await verify(misspelt)).join()).toContain('ProtectHouse');
  });
});

test('each unit runs a program of this repository', async () => {
  const texts = await Promise.all(units.map(textOf));
  const programs = texts.flatMap((text) => /^ExecStart=\S+ (\S+\.ts)/m.exec(text)?.[1] ?? []);
  expect(programs.length).toBe(8);
  for (const program of programs) expect(await readFile(join(root, program), 'utf8')).toContain('runScript(');
});

test('the example of an environment leads the parts to each other through the proxy, and each node to its own port', async () => {
  const given = parseEnv(await readFile(join(root, 'deploy/vitrine.env'), 'utf8'));
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-keys-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const context = {
    ...{
      settings: readSettings(given),
      keys: await loadKeys(dataDir, {}),
      databaseUrl: 'postgres://a',
      hasDemoListings: false,
    },
  };
  expect(environmentOf(parts.content, context, false).CORE_URL).toBe('http://localhost:3100');
  expect(given.CORE_URL).toBe('http://127.0.0.1:3100');
  expect(environmentOf(parts.admin, context, false).CONTENT_URL).toBe('http://localhost:3200');
  expect(given.CONTENT_URL).toBe('http://127.0.0.1:3200');
  const nginx = await readFile(join(root, 'deploy/nginx/vitrine.conf'), 'utf8');
  for (const port of ['3100', '3200']) expect(nginx).toContain(`listen 127.0.0.1:${port};`);
  for (const part of ['core', 'content', 'website'])
    expect(await textOf(`vitrine-${part}@.service`)).toContain('Environment=PORT=%i');
});

test('nginx speaks TLS 1.2 and 1.3 alone, with ciphers whose keys are made for the connection', async () => {
  const servers = (await readFile(join(root, 'deploy/nginx/vitrine.conf'), 'utf8'))
    .split(/^server \{$/m)
    .filter((text) => text.includes('listen 443'));
  expect(servers).toHaveLength(2);
  for (const server of servers) {
    expect(server).toMatch(/^ {2}ssl_protocols TLSv1\.2 TLSv1\.3;$/m);
    const [, ciphers = ''] = /^ {2}ssl_ciphers ([^;]+);$/m.exec(server) ?? [];
    for (const cipher of ciphers.split(':')) expect(cipher).toMatch(/^ECDHE-.*(GCM|CHACHA20)/);
    expect(server).toContain('server_tokens off;');
  }
});
