import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Fault, startS3Double } from '../../content/test/s3-double.ts';
import { createTestDatabase } from '../tests/create-test-database.ts';
import { examine } from './examine.ts';

const now = new Date('2026-11-26T12:00:00Z');
let databaseUrl: string;
let dataDir: string;

beforeAll(async () => {
  databaseUrl = await createTestDatabase(inject('databaseUrl'), 'doctor');
});
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
});

/** Variables of an installation that lacks nothing. */
const complete = () => ({
  ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ADMIN_URL: 'https://admin.example.ca', TRUST_PROXY: '1' },
  ...{ ADMIN_ORIGIN: 'https://admin.example.ca', ASSETS_URL: 'https://www.example.ca' },
  MAIL_FROM: 'bonjour@example.ca',
});
const findings = async (given: Record<string, string> = {}) => examine({ ...complete(), ...given }, now);
/** Returns the sentences of what is wrong, each with what to do. */
const wrongs = async (given: Record<string, string> = {}) =>
  (await findings(given)).flatMap(({ level, text, remedy }) => (level === 'wrong' ? [`${text} ${remedy}`] : []));

test('a complete configuration has nothing wrong, and examining it writes nothing', async () => {
  expect(await wrongs()).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a variable that a part refuses',
    { PAGE_CACHE_SECONDS: 'ten' },
    'The website does not start: PAGE_CACHE_SECONDS must be a number',
  ],
  ['a sender without an address', { MAIL_FROM: 'nobody' }, 'Core does not start: MAIL_FROM must be an e-mail address'],
  ['an admin that no page may embed', { ADMIN_ORIGIN: '' }, 'Set ADMIN_ORIGIN=https://admin.example.ca.'],
  ['no proxy that is believed', { TRUST_PROXY: '' }, 'all visitors look like one'],
  ['pictures on this machine', { ASSETS_URL: '' }, 'Pictures lead to this machine'],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
    'The database does not answer: connect ECONNREFUSED',
  ],
  [
    'a mail server that is not there',
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    'The mail server 127.0.0.1:1 does not answer',
  ],
  ['backups that nobody takes', { BACKUP_DIR: '/nowhere' }, 'There is no backup in /nowhere.'],
])('%s is wrong, with what to do', async (_, given, sentence) => {
  const found = await wrongs(given);
  expect(found.some((each) => each.includes(sentence))).toBe(true);
});

test('keys that others can read are wrong', async () => {
  const file = join(dataDir, 'keys.json');
  await writeFile(file, '{}', { mode: 0o600 });
  expect(await wrongs()).toEqual([]);
  await chmod(file, 0o644);
  expect(await wrongs()).toEqual([expect.stringContaining('Others on this machine can read keys.json.')]);
});

test('a mail server that greets is good', async () => {
  const server = createServer((socket) => socket.end('220 mail.example.ca ESMTP\r\n'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const found = await findings({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect(found).toContainEqual(
    expect.objectContaining({ level: 'good', text: `The mail server 127.0.0.1:${port} answers.` }),
  );
});

describe('a bucket', () => {
  const wrongOf = async (given: Record<string, string>, fault?: Fault) => {
    const s3 = await startS3Double();
    onTestFinished(() => s3.stop());
    s3.state.fault = () => fault ?? null;
    const found = await findings({ ...s3.variables, ...given });
    return found.filter(({ text }) => text.includes('bucket')).map(({ level, text }) => `${level}: ${text}`);
  };

  test('that answers is good, and the backup is said to leave it out', async () => {
    expect(await wrongOf({})).toEqual([
      'good: The bucket vitrine-media answers.',
      'advice: npm run backup does not copy the bucket vitrine-media.',
    ]);
  });

  test.each<[string, Record<string, string>, Fault | undefined, string]>([
    ['is another one', { MEDIA_BUCKET: 'other' }, undefined, 'The bucket other cannot be used: status 404.'],
    ['refuses the key', { MEDIA_ACCESS_KEY_ID: 'another' }, undefined, 'cannot be used: status 403.'],
    ['fails', {}, 'fails', 'cannot be used: status 500.'],
    ['is not there', { MEDIA_ENDPOINT: 'http://127.0.0.1:1' }, undefined, 'cannot be used: ECONNREFUSED.'],
  ])('that %s is wrong', async (_, given, fault, sentence) => {
    expect((await wrongOf(given, fault))[0]).toContain(sentence);
  });

  test('with half a key keeps the parts from starting', async () => {
    expect(await wrongs({ MEDIA_BUCKET: 'vitrine', MEDIA_ACCESS_KEY_ID: 'a' })).toContainEqual(
      expect.stringContaining('The content service does not start: MEDIA_SECRET_ACCESS_KEY: is missing'),
    );
  });
});

test('a backup of two days ago is old', async () => {
  const backup = (name: string, takenAt: string) =>
    mkdir(join(dataDir, name)).then(() =>
      writeFile(
        join(dataDir, name, 'backup.json'),
        JSON.stringify({ product: 'vitrine', taken_at: takenAt, postgres: '18.4', files: 1, bytes: 1 }),
      ),
    );
  await backup('vitrine-2026-11-23T000000Z', '2026-11-23T00:00:00Z');
  expect(await wrongs({ BACKUP_DIR: dataDir })).toEqual([expect.stringContaining('The last backup is 3 days old.')]);
  await backup('vitrine-2026-11-26T000000Z', '2026-11-26T00:00:00Z');
  expect(await wrongs({ BACKUP_DIR: dataDir })).toEqual([]);
});

describe('an account of the database', () => {
  test('that may neither migrate nor copy is told so', async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`drop role if exists doctor_reader`);
    await client.query(`create role doctor_reader login password 'reader'`);
    await client.end();
    const url = new URL(databaseUrl);
    [url.username, url.password] = ['doctor_reader', 'reader'];
    const found = await findings({ DATABASE_URL: url.href });
    expect(found.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'The account may not create schemas, so migrations fail.',
        'The account may not copy the database for npm run backup.',
      ]),
    );
  });
});
