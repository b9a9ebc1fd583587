import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { appendErasures, type ErasureLine, erasuresFileIn, readErasures } from '@vitrine/core/persons/erasures-file.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../stack/ports.ts';
import { type RunningPostgres, startPostgres } from '../stack/postgres.ts';
import { readAbout } from './backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

let home: string;
let dataDir: string;
let folder: string;
let server: RunningPostgres;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  // PostgreSQL runs as a user of its own, which has to reach its folders.
  await chmod(home, 0o711);
  [dataDir, folder] = [join(home, 'data'), join(home, 'backups')];
  await mkdir(join(dataDir, 'media'), { recursive: true });
  await mkdir(join(dataDir, 'logs'));
  await writeFile(join(dataDir, 'keys.json'), '{"SITE_KEY_SECRET":"a"}', { mode: 0o600 });
  await writeFile(join(dataDir, 'media/facade.avif'), 'a picture');
  await writeFile(join(dataDir, 'logs/core.log'), 'a visitor');
  server = await startPostgres({ dataDir, port: await findFreePort(25_632) });
  await ask(server.url, 'create table lead (id serial primary key, name text)');
  await ask(server.url, `insert into lead (name) select 'Léa ' || n from generate_series(1, 20000) n`);
});
afterAll(async () => {
  await server.stop();
  await rm(home, { recursive: true, force: true });
});

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const content = `select count(*)::integer as count, md5(string_agg(id || name, ',' order by id)) as hash from lead where id <= 20000`;
let second = 0;
/** Takes a backup, each a second after the one before. */
const backUp = (keep = 14) =>
  takeBackup({ databaseUrl: server.url, dataDir, folder, keep, now: new Date(Date.UTC(2026, 0, 1, 0, 0, second++)) });

/** Starts a restored installation on a port of its own for the current test. */
async function start(restored: string): Promise<RunningPostgres> {
  const found = await startPostgres({ dataDir: restored, port: await findFreePort(25_700) });
  onTestFinished(() => found.stop());
  return found;
}

test('A backup of a database that is written to meanwhile is restored with every row, picture and key, and takes new rows.', async () => {
  let isWriting = true;
  const writing = (async () => {
    for (let written = 0; isWriting; written++) await ask(server.url, `insert into lead (name) values ('${written}')`);
  })();
  const { path } = await backUp();
  isWriting = false;
  await writing;
  const restored = join(home, 'restored');
  expect((await restoreBackup(path, restored)).verified).toBeGreaterThan(900);
  const second = await start(restored);
  expect(await ask(second.url, content)).toEqual(await ask(server.url, content));
  const [last] = await ask(second.url, `insert into lead (name) values ('after') returning id`);
  expect(Number(last?.id)).toBeGreaterThan(20_000);
  expect(await readFile(join(restored, 'media/facade.avif'), 'utf8')).toBe('a picture');
  expect((await stat(join(restored, 'keys.json'))).mode & 0o777).toBe(0o600);
  expect(await readdir(restored)).not.toContain('logs');
});

test('A backup says which bucket it does not hold, and leaves the copies of its files out.', async () => {
  await mkdir(join(dataDir, 'media-copies'), { recursive: true });
  await writeFile(join(dataDir, 'media-copies/b.avif'), 'a copy');
  const now = new Date(Date.UTC(2026, 0, 1, 0, 0, second++));
  const { path } = await takeBackup({
    databaseUrl: server.url,
    dataDir,
    folder,
    keep: 14,
    now,
    bucket: 'vitrine-media',
  });
  expect((await readAbout(path)).bucket).toBe('vitrine-media');
  expect(await readdir(join(path, 'files'))).not.toContain('media-copies');
});

test('A backup is readable by its owner alone.', async () => {
  const { path } = await backUp();
  const modes = await Promise.all(
    ['.', 'database/base.tar.gz', 'files/keys.json'].map((name) => stat(join(path, name))),
  );
  expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0]);
});

test('A file that has not changed takes no space in the next backup; one that was deleted stays in the older one.', async () => {
  await writeFile(join(dataDir, 'media/old.avif'), 'old');
  const first = await backUp();
  await rm(join(dataDir, 'media/old.avif'));
  await appendFile(join(dataDir, 'media/facade.avif'), ' in winter');
  await writeFile(join(dataDir, 'media/new.avif'), 'new');
  const next = await backUp();
  expect([next.linked, next.bytes]).toEqual([next.files - 2, 'a picture in winter'.length + 3]);
  expect(await readFile(join(first.path, 'files/media/old.avif'), 'utf8')).toBe('old');
  expect(await readFile(join(first.path, 'files/media/facade.avif'), 'utf8')).toBe('a picture');
  expect(await readdir(join(next.path, 'files/media'))).toEqual(['facade.avif', 'new.avif']);
});

test('As many backups are kept as asked for, and what was interrupted is none.', async () => {
  await mkdir(join(folder, '.incomplete'), { recursive: true });
  await writeFile(join(folder, '.incomplete/half'), '');
  await mkdir(join(folder, 'vitrine-of-somebody-else'));
  await backUp();
  const { path, pruned } = await backUp(2);
  expect(pruned.length).toBeGreaterThan(0);
  const left = await readdir(folder);
  expect(left).toHaveLength(3);
  expect(left).toContain('vitrine-of-somebody-else');
  expect(left).toContain(path.split('/').at(-1));
});

test('A restored backup lists who was erased after it: in newer backups, and in a list that is named.', async () => {
  const erasure = (number: string): ErasureLine => ({
    ...{ number, at: '2026-01-02T00:00:00.000Z', microsite_ids: null, email_hash: 'a', phone_hash: null },
    ...{ staff_id: '7', locale: 'fr', backups_until: '2026-01-16' },
  });
  const { path } = await backUp();
  await appendErasures(erasuresFileIn(dataDir), [erasure('E-1')]);
  await backUp();
  await appendErasures(erasuresFileIn(dataDir), [erasure('E-2')]);
  const restored = join(home, 'restored-erasures');
  await restoreBackup(path, restored, [erasuresFileIn(dataDir)]);
  expect([...(await readErasures(erasuresFileIn(restored))).keys()]).toEqual(['E-1', 'E-2']);
  await restoreBackup(path, join(home, 'restored-alone'));
  expect([...(await readErasures(erasuresFileIn(join(home, 'restored-alone')))).keys()]).toEqual(['E-1']);
});

test('Nothing is restored over an installation, from a folder that is no backup, or from a damaged one.', async () => {
  const { path } = await backUp();
  await expect(restoreBackup(path, dataDir)).rejects.toThrow('is not empty');
  await expect(restoreBackup(home, join(home, 'none'))).rejects.toThrow('is no complete backup');
  const archive = join(path, 'database/base.tar.gz');
  const bytes = gunzipSync(await readFile(archive));
  // A row of the table, as it lies in the archive.
  const at = bytes.indexOf('Léa 12345');
  expect(at).toBeGreaterThan(0);
  bytes[at] = 0;
  await writeFile(archive, gzipSync(bytes));
  await expect(restoreBackup(path, join(home, 'damaged'))).rejects.toThrow('The backup is damaged');
  await truncate(archive, 1000);
  await expect(restoreBackup(path, join(home, 'cut'))).rejects.toThrow('The backup is damaged');
});

test('An account that may not copy the database is told what it lacks.', async () => {
  await ask(server.url, `create role reader login password 'reader'`);
  const url = new URL(server.url);
  [url.username, url.password] = ['reader', 'reader'];
  const taken = takeBackup({ databaseUrl: url.href, dataDir, folder, keep: 14, now: new Date() });
  await expect(taken).rejects.toThrow('the attribute REPLICATION');
});
