import { expect, test } from 'vitest';
import { noOutsideServices } from '../site/outside-services.ts';
import { outsideServices } from './outside-services.server.ts';

const settings = {
  ...{ DIDOMI_KEY: undefined, SENTRY_DSN: undefined, MAP_STYLE_URL: undefined },
  ...{ ASSETS_URL: 'http://localhost:3002', SERVICE_WORKER: false },
};
const withElements = (...elements: object[]) => ({ metadata: { elements: elements as { tag: string }[] } });

test('a website by itself uses no services of others', () => {
  expect(outsideServices({}, settings)).toEqual(noOutsideServices);
  const local = { ...settings, ASSETS_URL: 'http://10.0.0.4:3002', MAP_STYLE_URL: 'http://tiles.internal/style.json' };
  expect(outsideServices({}, local)).toEqual(noOutsideServices);
});

test('each service is known by its setting', () => {
  const on = outsideServices(
    {},
    {
      ...{ DIDOMI_KEY: 'key', SENTRY_DSN: 'https://key@errors.example.com/1', SERVICE_WORKER: true },
      ...{ MAP_STYLE_URL: 'https://maps.example.com/style.json', ASSETS_URL: 'https://media.example.ca' },
    },
  );
  expect(on).toEqual({
    ...noOutsideServices,
    ...{ usesDidomi: true, errorHost: 'errors.example.com', mapHost: 'maps.example.com' },
    ...{ mediaHost: 'media.example.ca', isInstallable: true, asksConsent: true },
  });
});

test.each([
  ['v3', true],
  ['v2', true],
  ['enterprise', true],
  ['altcha', false],
] as const)('the captcha %s is one of Google: %s', (version, isGoogle) => {
  expect(outsideServices({ recaptcha: { site_key: 'key', version } }, settings).usesRecaptcha).toBe(isGoogle);
  expect(outsideServices({ recaptcha: { site_key: null, version } }, settings).usesRecaptcha).toBe(false);
});

test('scripts are told apart by what they wait for, with the hosts in their addresses and their code', () => {
  const page = withElements(
    { tag: 'script', attributes: { src: 'https://necessary.example/a.js', 'data-category': 'necessary' } },
    { tag: 'SCRIPT', content: "load('https://www.googletagmanager.com/gtm.js?id='+i)" },
    { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{"url":"https://data.example"}' },
    { tag: 'style', content: '@import "https://fonts.example/a.css"' },
  );
  expect(outsideServices(page, settings)).toMatchObject({
    ...{ heldHosts: ['www.googletagmanager.com'], freeHosts: ['necessary.example'], asksConsent: true },
  });
});
