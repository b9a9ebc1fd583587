import { expect, test } from 'vitest';
import { readEnvironment } from './env.server.ts';

test('With its key and a site, the website has all its settings.', () => {
  expect(readEnvironment({ CONTENT_API_KEY: 'key', SITE_ID: '1' })).toMatchObject({
    PORT: 3000,
    CONTENT_URL: 'http://localhost:3002',
    CORE_URL: 'http://localhost:3001',
    ASSETS_URL: 'http://localhost:3002',
    PRODUCTION: true,
    EXPOSE_ERRORS: false,
    PAGE_CACHE_SECONDS: 10,
    TRUST_PROXY: 0,
  });
});

test('Assets come from the content service unless ASSETS_URL is set.', () => {
  const base = { CONTENT_API_KEY: 'key', SITE_MODE: 'domain', CONTENT_URL: 'http://content:3002/' };
  expect(readEnvironment(base).ASSETS_URL).toBe('http://content:3002');
  expect(readEnvironment({ ...base, ASSETS_URL: 'https://cdn.example.ca' }).ASSETS_URL).toBe('https://cdn.example.ca');
});

test('Every wrong variable is listed in one sentence.', () => {
  expect(() =>
    readEnvironment({ CORE_URL: 'core', PRODUCTION: 'yes', PAGE_CACHE_SECONDS: '-1', CONTENT_API_KEY: '' }),
  ).toThrow(
    [
      'The website cannot start, because its environment is not right:',
      '  CORE_URL must be an address such as http://localhost:3002.',
      '  CONTENT_API_KEY is missing: it is the key that the content service expects in X-Header-Api.',
      '  PRODUCTION must be true or false.',
      '  PAGE_CACHE_SECONDS must be 0 or more.',
      '  SITE_ID or SITE_MODE=domain must be set, one of the two.',
    ].join('\n'),
  );
});

test('A website serves one site or a domain mode, not both.', () => {
  expect(() => readEnvironment({ CONTENT_API_KEY: 'key', SITE_ID: '1', SITE_MODE: 'domain' })).toThrow(
    'one of the two',
  );
});
