import { expect, test } from 'vitest';
import { isRedirectTarget } from './redirect-target.ts';

test.each([
  '/fr/contact',
  '/',
  '/fr/équipe#été',
  '/fr/%C3%A9quipe?a=1',
  'https://exemple.ca/a?b=c',
  'HTTP://exemple.ca/—',
])('visitors may be redirected to %s', (address) => {
  expect(isRedirectTarget(address)).toBe(true);
});

test.each([
  ...[
    '',
    'contact',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.b',
  ],
  ...['//evil.example', '/\\evil.example', 'https://', 'https://a b', 'https:///', 'https:\\\\evil.example'],
  ...[
    '/fr\r\nset-cookie: a=b',
    '/fr\n',
    '/fr\u0000',
    '/fr\u0001',
    '/fr\u007f',
    '/fr a',
    '\t/fr',
    'https://a.b/\r\nx: y',
  ],
  ...[null, undefined, 1, {}, ['/fr']],
])('visitors may not be redirected to %j', (address) => {
  expect(isRedirectTarget(address)).toBe(false);
});
