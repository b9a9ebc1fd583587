import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const headersOf = (path: string, isHttps = true, uploadOrigin: string | null = null) =>
  securityHeaders({
    ...{ path, nonce: 'abc', isHttps, websiteUrl: 'https://www.example.ca', uploadOrigin, isDevelopment: false },
  });
const scriptsOf = (path: string) =>
  headersOf(path)
    ['content-security-policy']?.split('; ')
    .find((rule) => rule.startsWith('script-src'));

test('A page runs the scripts of its nonce and no inline script beside them.', () => {
  expect(scriptsOf('/admin/login')).toBe("script-src 'self' 'nonce-abc' 'strict-dynamic'");
});

test.each(['/admin', '/api/users', '/api/media/file/a.svg'])(
  '%s is framed by no other origin and is not sniffed.',
  (path) => {
    const headers = headersOf(path);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(self|none)'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('A page embeds websites of the scheme that the website has.', () => {
  expect(headersOf('/admin')['content-security-policy']).toContain("; frame-src 'self' https:;");
});

test('A page sends files to the bucket of signed uploads, and nowhere else.', () => {
  const rule = (origin: string | null) =>
    /connect-src [^;]*/.exec(headersOf('/admin', true, origin)['content-security-policy'] ?? '')?.[0];
  expect(rule(null)).toBe("connect-src 'self'");
  expect(rule('https://vitrine.s3.example.com')).toBe("connect-src 'self' https://vitrine.s3.example.com");
});

test('An uploaded file is sandboxed.', () => {
  expect(headersOf('/api/media/file/picture.svg')['content-security-policy']).toContain('sandbox');
});

test('Browsers are told to keep to https only where https is used.', () => {
  expect(headersOf('/admin')['strict-transport-security']).toContain('max-age=');
  expect(headersOf('/admin', false)).not.toHaveProperty('strict-transport-security');
});

test('Answers of the API are stored by no cache, and files are checked again by the server.', () => {
  for (const path of ['/api', '/api/users/me', '/api/pages?file/', '/api/access']) {
    expect(headersOf(path)['cache-control']).toBe('no-store');
  }
  expect(headersOf('/api/media/file/picture.svg')['cache-control']).toBe('private, no-cache');
  // Next sets the cache headers of pages and their scripts.
  expect(headersOf('/admin')).not.toHaveProperty('cache-control');
});
