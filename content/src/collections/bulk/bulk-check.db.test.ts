import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type SiteName, type StaffApi, startStaffApi } from '../../../test/staff-api.ts';

// Tests the check of a bulk action and the changes after it for users who must not change a document.

let api: StaffApi;
const pages: Record<string, number> = {};

async function createPage(site: SiteName, name: string, status: string): Promise<void> {
  const data = { site: api.sites[site], title: name, path: `/fr/${name}`, access: 'public', _status: status };
  const { status: answered, body } = await api.call('admin', 'pages?locale=fr', { json: data });
  expect(answered, JSON.stringify(body)).toBe(201);
  pages[name] = body.doc.id;
}

beforeAll(async () => {
  api = await startStaffApi('bulk_check');
  await createPage('a', 'brouillon-a', 'draft');
  await createPage('a', 'publiee-a', 'published');
  await createPage('b', 'brouillon-b', 'draft');
});
afterAll(() => api.stop());

const check = (role: RoleName, json: unknown, search = '') => api.call(role, `pages/bulk-check${search}`, { json });
const ids = () => ['brouillon-a', 'publiee-a', 'brouillon-b'].map((name) => pages[name]);

test('the check names the pages that are published already, and those of another site without their title', async () => {
  const { status, body } = await check('editorOfA', { action: 'publish', ids: ids() });
  expect(status).toBe(200);
  expect(body.entries).toEqual([
    { id: pages['brouillon-a'], title: 'brouillon-a', obstacle: null, uses: null },
    { id: pages['publiee-a'], title: 'publiee-a', obstacle: 'done', uses: null },
    { id: pages['brouillon-b'], title: null, obstacle: 'rights', uses: null },
  ]);
});

test('taking pages off the site concerns those that are published', async () => {
  const { body } = await check('editorOfBoth', { action: 'unpublish', ids: ids() });
  expect(body.entries.map(({ obstacle }: { obstacle: unknown }) => obstacle)).toEqual(['done', null, 'done']);
});

test('the whole list is that of the site and of the conditions in the address', async () => {
  const listed = async (role: RoleName, search: string) => {
    const { body } = await check(role, { action: 'publish', ids: null }, search);
    return body.entries.map(({ id }: { id: number }) => id).sort();
  };
  expect(await listed('editorOfA', '')).toEqual([pages['brouillon-a'], pages['publiee-a']]);
  expect(await listed('editorOfA', '?where[title][equals]=publiee-a')).toEqual([pages['publiee-a']]);
  expect(await listed('editorOfA', `?where[site][equals]=${api.sites.b}`)).toEqual([]);
});

describe('nothing is answered to', () => {
  test('a visitor', async () => {
    expect((await check('anonymous', { action: 'publish', ids: ids() })).status).toBe(401);
  });

  test.each([
    ['an unknown action', { action: 'duplicate', ids: [1] }],
    ['ids that are no numbers', { action: 'publish', ids: ['1 or 1=1'] }],
    ['too many documents', { action: 'publish', ids: Array.from({ length: 501 }, (_, index) => index + 1) }],
    ['no request at all', 'publish'],
  ])('%s', async (_, json) => {
    expect((await check('editorOfA', json)).status).toBe(400);
  });
});

test.each(['published', 'draft'])('an editor does not change a page of another site to %s', async (status) => {
  const change = { method: 'PATCH', json: { _status: status } };
  expect((await api.call('editorOfA', `pages/${pages['brouillon-b']}`, change)).status).toBeGreaterThanOrEqual(403);
  const all = await api.call('editorOfA', `pages?where[id][in]=${ids().join(',')}`, change);
  expect(all.body.docs?.map(({ id }: { id: number }) => id) ?? []).not.toContain(pages['brouillon-b']);
  const { body } = await api.call('admin', `pages/${pages['brouillon-b']}?draft=true`);
  expect(body._status).toBe('draft');
});

test('a file moves to a folder of its own site only, and never by an editor of another site', async () => {
  const folder = async (site: SiteName) => {
    const { body } = await api.call('admin', 'payload-folders', {
      json: { name: `Dossier ${site}`, site: api.sites[site] },
    });
    return Number(body.doc.id);
  };
  const picture = await api.payload.create({
    collection: 'media',
    data: { site: api.sites.a, alt: 'Un point' },
    file: { data: Buffer.from(pixel, 'base64'), mimetype: 'image/png', name: 'point.png', size: 70 },
  });
  const obstacleOf = async (role: RoleName, to: number) => {
    const { body } = await api.call(role, 'media/bulk-check', {
      json: { action: 'move', ids: [picture.id], folder: to },
    });
    return body.entries[0].obstacle;
  };
  const [a, b] = [await folder('a'), await folder('b')];
  expect(await obstacleOf('editorOfA', a)).toBeNull();
  expect(await obstacleOf('editorOfA', b)).toBe('site');
  expect(await obstacleOf('editorOfBoth', b)).toBe('site');
});

/** A PNG of one pixel, in base64. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
