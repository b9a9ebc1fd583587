import { beforeAll, expect, test } from 'vitest';
import { setTestEnvironment } from '../page/test-environment.ts';

let assetUrl: typeof import('./content.server.ts').assetUrl;

beforeAll(async () => {
  setTestEnvironment({ CONTENT_URL: 'http://content.test' });
  process.env.ASSETS_URL = 'https://cdn.test';
  ({ assetUrl } = await import('./content.server.ts'));
});

test.each([
  ['/resources/a.webp', 'https://cdn.test/resources/a.webp'],
  ['resources/a.webp', 'https://cdn.test/resources/a.webp'],
  ['/favicon.svg', 'http://content.test/favicon.svg'],
  ['media/b.pdf', 'http://content.test/media/b.pdf'],
  ['https://example.test/resources/c.png', 'https://example.test/resources/c.png'],
  ['//example.test/c.png', ''],
  ['javascript:alert(1)', ''],
])('the file %s is at %s', (url, address) => {
  expect(assetUrl(url)).toBe(address);
});
