import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { precompress } from './precompress.ts';
import { page, raw, temporaryFolder, testServer } from './test-server.ts';

const source = 'export const greeting = "Bonjour";\n'.repeat(100);

/** A folder above the build holds a secret, so that leaving the build would show. */
function buildFolder(): string {
  const above = temporaryFolder();
  const dir = join(above, 'client');
  mkdirSync(join(dir, 'assets'), { recursive: true });
  mkdirSync(join(dir, '.vite'));
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(dir, '.vite', 'manifest.json'), 'secret');
  writeFileSync(join(dir, 'assets', 'entry-abc.js'), source);
  writeFileSync(join(dir, 'assets', 'font.woff2'), Buffer.alloc(2000));
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>');
  return dir;
}

test('Files with a hash in their name may be kept for good, others for an hour.', async () => {
  const { get } = await testServer({ clientDir: buildFolder() });
  const script = await get('/assets/entry-abc.js');
  expect(await script.text()).toBe(source);
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('For "%s" a script comes as %s.', async (accepted, coding) => {
  const { get } = await testServer({ clientDir: buildFolder() });
  const response = await get('/assets/entry-abc.js', { headers: { 'accept-encoding': accepted } });
  expect(response.headers.get('content-encoding')).toBe(coding);
  expect(await response.text()).toBe(source);
});

test('What was compressed at build is what is sent, and is no file of its own.', async () => {
  const clientDir = buildFolder();
  await precompress(clientDir);
  const { get } = await testServer({ clientDir });
  const response = await get('/assets/entry-abc.js', { headers: { 'accept-encoding': 'br' } });
  expect(await response.text()).toBe(source);
  expect((await get('/assets/entry-abc.js.br')).status).toBe(404);
});

test('A small file comes as it was compressed at build when that is smaller, and as it is otherwise.', async () => {
  const clientDir = buildFolder();
  const rule = '.card{display:grid}';
  writeFileSync(join(clientDir, 'assets', 'cards-abc.css'), rule.repeat(10));
  await precompress(clientDir);
  const { get } = await testServer({ clientDir });
  const styles = await get('/assets/cards-abc.css', { headers: { 'accept-encoding': 'br' } });
  expect(styles.headers.get('content-encoding')).toBe('br');
  expect(Number(styles.headers.get('content-length'))).toBeLessThan(rule.length * 10);
  expect(await styles.text()).toBe(rule.repeat(10));
  const icon = await get('/favicon.svg', { headers: { 'accept-encoding': 'br' } });
  expect([icon.headers.get('content-encoding'), await icon.text()]).toEqual([null, '<svg/>']);
});

test('A font is not compressed again.', async () => {
  const { get } = await testServer({ clientDir: buildFolder() });
  const response = await get('/assets/font.woff2', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('A file that the browser has is answered with 304.', async () => {
  const { get } = await testServer({ clientDir: buildFolder() });
  const etag = (await get('/favicon.svg')).headers.get('etag') ?? '';
  expect((await get('/favicon.svg', { headers: { 'if-none-match': `"other", W/${etag}` } })).status).toBe(304);
  expect((await get('/favicon.svg', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('HEAD has the length of the file and no body.', async () => {
  const { get } = await testServer({ clientDir: buildFolder() });
  const response = await get('/favicon.svg', { method: 'HEAD' });
  expect([response.headers.get('content-length'), await response.text()]).toEqual(['6', '']);
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e%5c..%5csecret.txt',
  '/.vite/manifest.json',
  '/assets/entry-abc.js%00.txt',
])('No path leads out of the folder: %s', async (path) => {
  const { port } = await testServer({ clientDir: buildFolder(), handle: async () => page('app') });
  const answer = await raw(port, `GET ${path} HTTP/1.1`, 'Host: localhost');
  expect(answer).not.toContain('secret');
  expect(answer).not.toContain('Bonjour');
});

test('A script of an earlier build gets a plain 404 that nobody keeps, without asking the application.', async () => {
  const { get } = await testServer({ clientDir: buildFolder(), handle: () => Promise.reject(new Error('asked')) });
  const response = await get('/assets/entry-old.js');
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
