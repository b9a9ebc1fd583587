import { expect, test } from 'vitest';
import { isPublicHost } from './public-host.ts';

test.each(['groupe-rivage.ca', 'xn--rsidence-b1a.quebec', 'a.b.example.ca'])('%s is public', (host) => {
  expect(isPublicHost(host)).toBe(true);
});

test.each([
  'localhost',
  'courtier.localhost',
  'intranet',
  'site.local',
  'site.test',
  'rivage.example',
  'www.example.com',
  'site.internal',
  'nas.lan',
  '10.0.0.1',
  '203.0.113.7',
  '::1',
  'site.ca:3000',
  '',
])('%s is not public', (host) => {
  expect(isPublicHost(host)).toBe(false);
});
