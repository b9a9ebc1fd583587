import { expect, test } from 'vitest';
import { findRoute } from './find-route.ts';
import * as page from './page.ts';

test.each([
  ['/fr', {}],
  ['/fr/alertes', {}],
  ['/fr/alertes/a/b', {}],
  ['/FR/alertes/a', {}],
  ['/api/propertiesx', {}],
  ['/xrobotsytxt', {}],
])('%s is an address of the content service', (path, params) => {
  expect(findRoute(path)).toEqual({ route: page, params });
});

test.each([
  ['/robots.txt', {}],
  ['/', {}],
  ['/fr/favoris', {}],
  ['/en/favourites', {}],
  ['/api/properties', {}],
  ['/api/properties/', {}],
  ['/en/alerts/a-token', { token: 'a-token' }],
  ['/api/property/12345/tooltip', { uls: '12345' }],
  ['/api/property/%2e%2e/open-houses.ics', { uls: '%2e%2e' }],
])('%s has a route of its own', (path, params) => {
  const found = findRoute(path);
  expect(found.route).not.toBe(page);
  expect(found.params).toEqual(params);
});
