import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../process/repository-root.ts';

const run = promisify(execFile);
const script = (name: string) => join(root, 'scripts/stack', name);

test('an embedded database runs alone until it is stopped; migrating it makes the first account once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-migrate-'));
  // PostgreSQL runs as a user of its own, which has to reach its folders.
  await chmod(dataDir, 0o711);
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'production' as const };
  const database = spawn(process.execPath, [script('run-database.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    database.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });
  for await (const line of createInterface(database.stdout)) if (line.includes('PostgreSQL runs')) break;
  const migrate = (email: string) =>
    run(process.execPath, [script('migrate.ts')], { cwd: root, env: { ...env, STAFF_EMAIL: email } });
  expect((await migrate('chef@example.ca')).stdout).toContain('Staff log in first as chef@example.ca');
  await migrate('autre@example.ca');
  expect(database.exitCode).toBe(null);

  const home = join(dataDir, 'postgres');
  const [port, password] = await Promise.all(['port', 'password'].map((name) => readFile(join(home, name), 'utf8')));
  const client = new pg.Client({ host: '127.0.0.1', port: Number(port), user: 'postgres', password: password?.trim() });
  await client.connect();
  const { rows } = await client.query('select email, role from content.users');
  await client.end();
  expect(rows).toEqual([{ email: 'chef@example.ca', role: 'admin' }]);

  database.kill('SIGTERM');
  const [code] = await once(database, 'exit');
  expect(code).toBe(0);
  await expect(readFile(join(home, 'cluster/postmaster.pid'))).rejects.toThrow('ENOENT');
}, 300_000);
