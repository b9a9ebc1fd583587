import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_site_identity');
});
afterAll(() => api.stop());

const editors: RoleName[] = ['editorOfA', 'editorOfBoth'];

const patchSite = (role: RoleName, id: number, json: unknown, query = 'locale=fr') =>
  api.call(role, `sites/${id}?${query}`, { method: 'PATCH', json });
const siteA = () => api.payload.findByID({ collection: 'sites', id: api.sites.a, depth: 0 });

test('an editor who restores the header and footer of a site brings back neither its domains nor its ids', async () => {
  const rename = (data: object) => api.payload.update({ collection: 'sites', id: api.sites.a, data });
  const { docs } = await api.payload.findVersions({
    ...{ collection: 'sites', where: { parent: { equals: api.sites.a } }, sort: 'createdAt', limit: 1, depth: 0 },
  });
  const { name } = await siteA();
  await rename({ name: 'Nouveau nom', domains: ['nouveau.example.ca'], site_type: 'broker' });
  const json = { version: `${docs[0]?.id}`, language: null };
  const restored = await api.call('editorOfA', `sites/${api.sites.a}/restore-version`, { method: 'POST', json });
  expect(restored.status).toBe(200);
  const draft = await api.payload.findByID({ collection: 'sites', id: api.sites.a, depth: 0, draft: true });
  expect(draft).toMatchObject({ name, domains: ['nouveau.example.ca'], site_type: 'broker' });
  await rename({ domains: ['a.example.ca'], site_type: 'agency' });
});

test('a draft of the header, the footer or the theme is shown to no visitor before it is published', async () => {
  const footer = [{ blockType: 'footer_classic_block', agency: 'Brouillon du pied de page' }];
  const page = { site: api.sites.a, title: 'Accueil', path: '/fr/accueil', access: 'public', _status: 'published' };
  await api.call('editorOfA', 'pages?locale=fr', { json: page });
  expect((await patchSite('editorOfA', api.sites.a, { footer }, 'locale=fr&draft=true')).status).toBe(200);
  const shown = async () => JSON.stringify((await api.content.page('a', '/fr/accueil')).body);
  expect(await shown()).not.toContain('Brouillon du pied de page');
  await patchSite('editorOfA', api.sites.a, { footer, _status: 'published' });
  await expect.poll(shown).toContain('Brouillon du pied de page');
});

describe.each(editors)('%s', (role) => {
  test.each([
    ['microsite_id', '*'],
    ['microsite_id', 'm-a,m-b'],
    ['site_id', 'c'],
    ['site_key', 'another-key-of-enough-length'],
    ['domains', ['elsewhere.example.ca']],
    ['site_type', 'broker'],
    ['maintenance', true],
    ['captcha', { version: 'v3', site_key: 'theirs' }],
    ['hosts', ['elsewhere.example.ca']],
  ])('does not change the %s of a site', async (field, value) => {
    const before = await siteA();
    await patchSite(role, api.sites.a, { [field]: value });
    await api.call(role, `sites?where[id][equals]=${api.sites.a}`, { method: 'PATCH', json: { [field]: value } });
    // The time and the author of the last change differ after each request, so they are not compared.
    const noted = { updatedAt: undefined, changed_by: undefined };
    expect({ ...(await siteA()), ...noted }).toEqual({ ...before, ...noted });
  });

  test.each([
    ['sites', 'where[site_key][like]=the-secret'],
    ['sites', 'where[or][0][site_key][exists]=true'],
    ['sites', 'where[hosts][equals]=a.example.ca'],
    ['sites', 'sort=site_key'],
    ['pages', 'where[site.site_key][like]=the-secret'],
    ['pages', 'sort=site.site_key'],
    ['pages', 'draft=true&where[site.site_key][like]=the-secret'],
    ['pages/versions', 'where[version.site.site_key][like]=the-secret'],
    ['sites/versions', 'where[version.site_key][like]=the-secret'],
    ['sites', 'draft=true&where[site_key][like]=the-secret'],
    ['media', 'where[site.site_key][like]=the-secret'],
    ['users', 'where[sites.site_key][like]=the-secret'],
  ])('cannot search %s with %s', async (path, query) => {
    expect((await api.call(role, `${path}?${query}`)).status).toBe(400);
  });

  test('gets the key of a site from no endpoint', async () => {
    await api.payload.create({
      collection: 'pages',
      data: {
        site: api.sites.a,
        title: 'Clé',
        path: `/fr/cle-${role.toLowerCase()}`,
        access: 'public',
        _status: 'published',
      },
      locale: 'fr',
    });
    const paths = ['sites', `sites/${api.sites.a}`, 'sites?select[site_key]=true', 'pages?depth=3', 'users?depth=3'];
    for (const path of [...paths, 'users/me?depth=3', 'pages/versions?depth=3', 'pages?draft=true&depth=3']) {
      const { status, body } = await api.call(role, path);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('the-secret-key');
    }
  });
});

describe('an admin', () => {
  test.each(['m-1,m-2', '*', '', '-a', 'a b', 'é', 'a'.repeat(65), 'a/b'])(
    'cannot give a site the id “%s”',
    async (id) => {
      const { status } = await patchSite('admin', api.sites.a, { microsite_id: id });
      expect({ status, microsite_id: (await siteA()).microsite_id }).toEqual({ status: 400, microsite_id: 'm-a' });
      expect((await patchSite('admin', api.sites.a, { site_id: id })).status).toBe(400);
    },
  );

  test.each([
    'b.example.ca',
    'B.Example.CA',
    'www.b.example.ca',
    'b.example.ca.',
    'b.example.ca:8080',
    'WWW.b.example.ca:443',
  ])('cannot give a site the domain %s of another site', async (domain) => {
    const { status, body } = await patchSite('admin', api.sites.a, { domains: ['a.example.ca', domain] });
    expect(status).toBe(400);
    expect(body.errors[0].data.errors[0].message).toBe(
      'Le domaine «\u00a0b.example.ca\u00a0» est celui d’un autre site.',
    );
  });

  test('gives a site the same domain with and without www.', async () => {
    const domains = ['a.example.ca', 'www.a.example.ca'];
    expect((await patchSite('admin', api.sites.a, { domains })).status).toBe(200);
    expect((await siteA()).domains).toEqual(domains);
  });

  test('gives one of two sites a domain that both claim at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const domain = `course-${round}.example.ca`;
      const answers = await Promise.all(
        [api.sites.a, api.sites.b].map((id) => patchSite('admin', id, { domains: [domain] })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    }
  });
});

test.each(['maison-à-vendre.ca', 'MAISON-À-VENDRE.CA', 'xn--maison--vendre-mgb.ca', 'www.maison-à-vendre.ca.:3000'])(
  'The content service finds a site by %s',
  async (domain_name) => {
    await patchSite('admin', api.sites.b, { domains: ['Maison-à-vendre.ca:3000'] });
    const body = JSON.stringify({ path: '/fr', domain_name });
    await expect
      .poll(async () => (await (await api.content.call('/api/page', { method: 'POST', body })).json()).detail)
      .toBeUndefined();
  },
);
