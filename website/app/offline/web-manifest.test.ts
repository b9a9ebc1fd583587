import { beforeEach, expect, test, vi } from 'vitest';
import { siteFacts } from './site-facts.server.ts';
import { webManifest } from './web-manifest.server.ts';

beforeEach(() => {
  vi.stubEnv('CONTENT_API_KEY', 'key');
  vi.stubEnv('SITE_ID', '1');
});

const page = {
  content: {},
  metadata: { name: { fr: 'Groupe Rivage immobilier', en: 'Rivage Real Estate' }, favicon: '/resources/icone.svg' },
};
const manifestOf = (given: object, locale: 'fr' | 'en' = 'fr') =>
  webManifest(siteFacts({ ...page, ...given }, { locale, hostname: 'rivage.test' }), locale);

test('the manifest has the name of the site in its language, which begins at its home page', () => {
  expect(manifestOf({})).toMatchObject({
    ...{ name: 'Groupe Rivage immobilier', short_name: 'Groupe Rivage', lang: 'fr-CA', start_url: '/fr', scope: '/' },
  });
  expect(manifestOf({}, 'en')).toMatchObject({ name: 'Rivage Real Estate', lang: 'en-CA', start_url: '/en' });
  expect(manifestOf({ metadata: null }).name).toBe('rivage.test');
});

test('its colours are those of the theme', () => {
  const theme = {
    preset: 'red' as const,
    colors: { gray1: '#F7F1EA' },
    color_schemes: [{ name: 'normal', mapping: { 'swb-bg-color': 'gray1' } }],
  };
  expect(manifestOf({ theme })).toMatchObject({ background_color: '#F7F1EA', theme_color: '#F7F1EA' });
});

test('its icons are drawn from the icon of the site, one of them for devices that cut their edges', () => {
  const { icons } = manifestOf({});
  expect(icons.map(({ src, sizes, purpose }) => [new URL(src).pathname, sizes, purpose])).toEqual([
    ['/resources/icons/icone.svg.192.png', '192x192', 'any'],
    ['/resources/icons/icone.svg.512.png', '512x512', 'any'],
    ['/resources/icons/icone.svg.maskable.png', '512x512', 'maskable'],
  ]);
  expect(manifestOf({ metadata: { favicon: 'https://elsewhere.test/icon.png' } }).icons).toEqual([]);
});
