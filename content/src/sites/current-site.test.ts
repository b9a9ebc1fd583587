import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { currentSiteId, findShownSites } from './current-site.ts';

/** Returns a request of a user with the cookie of the site switcher. */
const request = (user: object | null, site?: string) => {
  const headers = new Headers(site === undefined ? {} : { cookie: `vitrine-site=${site}` });
  // The tested function reads only these two properties.
  return { user, headers } as PayloadRequest;
};
const editor = { id: 1, role: 'editor', sites: [4, { id: 7 }] };
const admin = { id: 2, role: 'admin' };

test('an editor works on the chosen site, else on the first of the own ones', () => {
  expect(currentSiteId(request(editor, '7'))).toBe(7);
  expect(currentSiteId(request(editor))).toBe(4);
});

test('a cookie that names the site of another tenant, or nothing that is an id, is ignored', () => {
  for (const site of ['9', '-1', '4 or 1=1', '']) expect(currentSiteId(request(editor, site))).toBe(4);
  expect(currentSiteId(request({ ...editor, sites: [] }, '9'))).toBeNull();
});

test('an administrator works on the chosen site, else on all', () => {
  expect(currentSiteId(request(admin, '9'))).toBe(9);
  expect(currentSiteId(request(admin))).toBeNull();
  expect(currentSiteId(request(null, '9'))).toBeNull();
});

test('the chosen site is shown alone, all sites when none is chosen or the chosen one is gone', async () => {
  const docs = [
    { id: 4, microsite_id: 'm4', name: { fr: 'Rivage' } },
    { id: 7, microsite_id: 'm7', name: { fr: 'Domaine' } },
  ];
  const namesFor = async (site?: string) => {
    const payload = { find: async () => ({ docs }) };
    const sites = await findShownSites(Object.assign(request(admin, site), { payload, i18n: { language: 'fr' } }));
    return sites.map(({ name }) => name);
  };
  expect(await namesFor('4')).toEqual(['Rivage']);
  expect(await namesFor()).toEqual(['Domaine', 'Rivage']);
  expect(await namesFor('9')).toEqual(['Domaine', 'Rivage']);
});
