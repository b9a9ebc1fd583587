import { expect, test } from 'vitest';
import { type ResponsePolicy, securityHeaders } from './security-headers.ts';

const policy = (
  settings: Partial<Parameters<typeof securityHeaders>[0]>,
  needs: Partial<ResponsePolicy> = {},
): Record<string, string[]> => {
  const headers = securityHeaders({ ASSETS_URL: 'https://www.site.test', ...settings })({
    strictTransport: true,
    ...needs,
  });
  const directives = headers[headers.indexOf('content-security-policy') + 1]?.split('; ') ?? [];
  return Object.fromEntries(
    directives.map((line) => line.split(' ')).map(([name = '', ...sources]) => [name, sources]),
  );
};

test('the origin of the map’s style is let in for tiles and pictures, without its path and key, and nowhere else', () => {
  const {
    'connect-src': calls,
    'img-src': pictures,
    ...others
  } = policy({
    MAP_STYLE_URL: 'https://tiles.example.ca:8443/styles/quiet/style.json?key=k',
  });
  expect(calls).toContain('https://tiles.example.ca:8443');
  expect(pictures).toContain('https://tiles.example.ca:8443');
  expect(JSON.stringify(others)).not.toContain('tiles.example.ca');
});

test('without a style from elsewhere maps speak to nobody', () => {
  expect(policy({})['connect-src']).toEqual(["'self'", 'https://www.google.com']);
});

test('pictures may come from the hosts that the sources of the site name, and scripts from none', () => {
  const pictureHosts = [
    'ddfcdn.realtor.ca',
    '*.media.example',
    'm.example:8443',
    '*',
    "a.example; script-src 'unsafe-inline'",
  ];
  const { 'img-src': pictures, 'script-src': scripts } = policy({}, { pictureHosts });
  expect(pictures).toEqual([
    ...["'self'", 'data:', 'blob:', 'https://www.site.test'],
    ...['https://ddfcdn.realtor.ca', 'https://*.media.example', 'https://m.example:8443'],
  ]);
  expect(scripts).toEqual(["'self'"]);
});

test.each([
  ['nobody knows the hosts of the sources', { pictureHosts: null }],
  ['staff injected scripts, which may count by pictures', { injectsScripts: true }],
])('pictures may come from any host by https when %s', (_, needs) => {
  expect(policy({}, needs)['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://www.site.test', 'https:']);
});

test('no page takes another base for its addresses, and none holds a plugin', () => {
  const { 'base-uri': base, 'object-src': plugins } = policy({}, { injectsScripts: true });
  expect([base, plugins]).toEqual([["'none'"], ["'none'"]]);
});
