import { expect, test } from 'vitest';
import { knownSiteAccess, siteAccessOf } from './site-access.server.ts';

test('credentials of at most 1000 sites are known, without the one that was used the longest ago', () => {
  const remember = (site: string) => siteAccessOf(site, { microsite_id: site, site_key: 'key' });
  for (let index = 0; index < 1000; index += 1) remember(`${index}.ca`);
  expect(knownSiteAccess('0.ca')?.micrositeId).toBe('0.ca');
  remember('one-more.ca');
  expect(knownSiteAccess('0.ca')?.micrositeId).toBe('0.ca');
  expect(knownSiteAccess('1.ca')).toBeUndefined();
});
