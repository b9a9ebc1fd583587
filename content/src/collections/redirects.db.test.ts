import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_redirects');
});
afterAll(() => api.stop());

let count = 0;
/** Returns a path that no other test uses. */
const uniquePath = (word = 'page') => {
  count += 1;
  return `/fr/${word}-${count}`;
};

async function createPage(path: string, { site = api.sites.a, status = 'published', english = '' } = {}) {
  const data = { site, title: 'Page', path, access: 'public', _status: status };
  const { id } = await api.payload.create({ collection: 'pages', data, locale: 'fr', draft: status === 'draft' });
  if (english) {
    const own = { title: 'Page', path: english, _status: status };
    await api.payload.update({ collection: 'pages', id, data: own, locale: 'en' });
  }
  return Number(id);
}

const create = (role: RoleName, data: Record<string, unknown>) =>
  api.call(role, 'redirects', { json: { site: api.sites.a, ...data } });
const visit = (path: string, query: Record<string, string> = {}) => api.content.page('a', path, { query });
const locationOf = async (path: string, query: Record<string, string> = {}) => {
  const { status, body } = await visit(path, query);
  return [status, body.location];
};
const redirectsFrom = async (source_key: string) => {
  const { docs } = await api.payload.find({
    collection: 'redirects',
    where: { source_key: { equals: source_key } },
    depth: 0,
  });
  return docs;
};

describe('a redirect', () => {
  test('without a target is refused by the label of the field', async () => {
    const { status, body } = await create('editorOfA', { source: '/nulle-part' });
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain('Vers une adresse');
    expect(body.errors[0].message).not.toContain('target_address');
  });

  test('leads from any old address to a page, in the language of the old address or the chosen one', async () => {
    const path = uniquePath('cible');
    const target_page = await createPage(path, { english: path.replace('/fr/', '/en/') });
    const english = path.replace('/fr/', '/en/');
    await create('editorOfA', { source: '/fr/Vieille-Page/', target_page });
    await create('editorOfA', { source: '/en/old-page', target_page });
    await create('editorOfA', { source: 'index.php?ID=7', target_page, language: 'en', status: '302' });
    expect(await locationOf('/fr/vieille-page')).toEqual([301, path]);
    expect(await locationOf('/FR/VIEILLE-PAGE')).toEqual([301, path]);
    expect(await locationOf('/en/old-page')).toEqual([301, english]);
    expect(await locationOf('/index.php', { id: '7' })).toEqual([302, english]);
    expect((await visit('/index.php', { id: '8' })).status).toBe(404);
  });

  test('follows its page, and finds nothing while the page is not published', async () => {
    const page = await createPage(uniquePath('suivie'));
    await create('admin', { source: '/suivie', target_page: page });
    const path = uniquePath('renommee');
    await api.payload.update({ collection: 'pages', id: page, data: { path, _status: 'published' }, locale: 'fr' });
    expect(await locationOf('/suivie')).toEqual([301, path]);
    await api.payload.update({ collection: 'pages', id: page, data: { _status: 'draft' } });
    expect((await visit('/suivie')).status).toBe(404);
  });

  test('carries over the rest of the query when it names a part of it', async () => {
    await create('admin', { source: '/liste.asp?cat=2', target_address: '/fr/liste' });
    const { body } = await visit('/liste.asp', { cat: '2', tri: 'prix' });
    expect(body).toEqual({ location: '/fr/liste?tri=prix', drops_query: true });
  });

  test('of a path with a query makes other queries of the path not cacheable for all', async () => {
    await create('admin', { source: '/fr/fiche.php?id=2', target_address: '/fr/liste' });
    expect((await visit('/fr/fiche.php')).body.depends_on_query).toBe(true);
    expect((await visit('/fr/autre.php')).body.depends_on_query).toBeUndefined();
  });

  test('of one site is not that of another', async () => {
    await create('admin', { source: '/a-seul', target_address: '/fr/liste' });
    expect((await api.content.page('b', '/a-seul')).status).toBe(404);
  });

  test.each([
    ['anonymous', 403],
    ['editorOfA', 403],
    ['editorOfBoth', 201],
  ] as const)('of another site is answered %s with %i', async (role, status) => {
    const json = { site: api.sites.b, source: `/tenant-${role}`, target_address: '/fr/liste' };
    expect((await api.call(role, 'redirects', { json })).status).toBe(status);
  });

  test('does not lead to a page of another site', async () => {
    const target_page = await createPage(uniquePath('ailleurs'), { site: api.sites.b });
    const { status, body } = await create('editorOfBoth', { source: '/ailleurs', target_page });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('target_page');
  });

  test('that loops, chains or has no effect is refused with the field and the reason', async () => {
    await create('admin', { source: '/fr/boucle-b', target_address: '/fr/boucle-c' });
    const reasonOf = async (source: string, target_address: string) =>
      (await create('editorOfA', { source, target_address })).body.errors[0].data.errors[0];
    expect(await reasonOf('/fr/boucle-a', '/fr/boucle-b')).toMatchObject({
      ...{ path: 'target_address', message: expect.stringContaining('ce serait une chaîne') },
    });
    expect(await reasonOf('/fr/boucle-c', '/fr/boucle-b')).toMatchObject({ path: 'source' });
    expect(await reasonOf('/fr/seule', '/fr/Seule/')).toMatchObject({ message: expect.stringContaining('boucle') });
    const path = uniquePath('occupee');
    await createPage(path);
    expect(await reasonOf(path, '/fr/liste')).toMatchObject({ message: expect.stringContaining('page publiée') });
  });

  test('of two that would loop together, sent at the same time, one is refused', async () => {
    const answers = await Promise.all([
      create('admin', { source: '/fr/ensemble-a', target_address: '/fr/ensemble-b' }),
      create('admin', { source: '/fr/ensemble-b', target_address: '/fr/ensemble-a' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  test('does not take fields that hooks alone write', async () => {
    const { body } = await create('editorOfA', {
      ...{ source: '/champs', target_address: '/fr/liste', source_key: '/fr', is_automatic: true },
    });
    expect(body.doc).toMatchObject({ source_key: '/champs', is_automatic: false });
  });

  test('purges the answers that an address is not found', async () => {
    const { docs } = await api.payload.find({ collection: 'redirects', limit: 1 });
    const { rows } = await api.payload.db.pool.query(
      `select tgname from pg_trigger where tgrelid = 'content.redirects'::regclass and not tgisinternal`,
    );
    expect(docs.length).toBe(1);
    expect(rows).toEqual([{ tgname: 'announce_change' }]);
  });
});

describe('a page that moves', () => {
  const publish = (id: number, path: string, locale: 'fr' | 'en' = 'fr') =>
    api.payload.update({ collection: 'pages', id, data: { path, _status: 'published' }, locale });

  test('is redirected from its former path, in each language, and no more when the path comes back', async () => {
    const [first, second] = [uniquePath('depart'), uniquePath('arrivee')];
    const [english, moved] = [first.replace('/fr/', '/en/'), second.replace('/fr/', '/en/')];
    const id = await createPage(first, { english });
    await publish(id, second);
    expect(await locationOf(first)).toEqual([301, second]);
    await publish(id, moved, 'en');
    expect(await locationOf(english)).toEqual([301, moved]);
    expect(await redirectsFrom(first)).toMatchObject([{ is_automatic: true, target_page: id }]);
    await publish(id, first);
    expect(await redirectsFrom(first)).toEqual([]);
    expect((await visit(first)).status).toBe(200);
    expect(await locationOf(second)).toEqual([301, first]);
  });

  test('in a draft is redirected when the draft is published', async () => {
    const [first, second] = [uniquePath('avant'), uniquePath('apres')];
    const id = await createPage(first);
    await api.payload.update({ collection: 'pages', id, data: { path: second }, draft: true, locale: 'fr' });
    expect((await visit(first)).status).toBe(200);
    expect(await redirectsFrom(first)).toEqual([]);
    await api.payload.update({ collection: 'pages', id, data: { _status: 'published' }, locale: 'fr' });
    await expect.poll(() => locationOf(first)).toEqual([301, second]);
  });

  test('takes along the redirects to its former path, so that none becomes a chain', async () => {
    const [first, second] = [uniquePath('un'), uniquePath('deux')];
    const id = await createPage(first);
    await create('admin', { source: '/chaine.htm', target_address: first });
    await publish(id, second);
    expect(await redirectsFrom('/chaine.htm')).toMatchObject([
      { target_page: id, target_address: null, is_automatic: false },
    ]);
    expect(await locationOf('/chaine.htm')).toEqual([301, second]);
  });

  test('by an editor writes the redirect on behalf of the editor, in the language of the form', async () => {
    const [first, second] = [uniquePath('editeur'), uniquePath('editrice')];
    const id = await createPage(first);
    const json = { path: second, _status: 'published' };
    const { status, body } = await api.call('editorOfA', `pages/${id}?locale=fr`, { method: 'PATCH', json });
    expect([status, body.doc.path]).toEqual([200, second]);
    expect(await locationOf(first)).toEqual([301, second]);
  });

  test('loses its automatic redirects when it is deleted; those of staff stay without a target', async () => {
    const [first, second] = [uniquePath('ote'), uniquePath('retire')];
    const id = await createPage(first);
    await create('admin', { source: '/garde.htm', target_page: id });
    await publish(id, second);
    await api.payload.delete({ collection: 'pages', id });
    expect(await redirectsFrom(first)).toEqual([]);
    expect(await redirectsFrom('/garde.htm')).toMatchObject([{ target_page: null }]);
    expect((await visit('/garde.htm')).status).toBe(404);
  });
});

describe('an import', () => {
  const send = (role: RoleName, csv: string, { check = false, site = api.sites.a } = {}) =>
    api.call(role, 'redirects/import', { json: { site, csv, check } });

  test('writes every line, and changes those that are stored', async () => {
    const path = uniquePath('importee');
    const page = await createPage(path);
    const csv = `Ancienne adresse;Destination;Nature\r\n/imp-a;${path};\r\n"/imp-b?x=1;2";https://autre.ca/;302\r\n`;
    const { body } = await send('editorOfA', csv);
    expect(body.isImported).toBe(true);
    expect(body.lines.map(({ line, result }: { line: number; result: string }) => [line, result])).toEqual([
      [2, 'new'],
      [3, 'new'],
    ]);
    expect(await redirectsFrom('/imp-a')).toMatchObject([{ target_page: page, status: '301' }]);
    expect((await redirectsFrom('/imp-b?x=1%3B2'))[0]).toMatchObject({
      target_address: 'https://autre.ca/',
      status: '302',
    });
    const again = await send('editorOfA', `/imp-a,${path}\n/imp-b?x=1%3B2,https://autre.ca/nouveau,302\n`);
    expect(again.body.lines.map(({ result }: { result: string }) => result)).toEqual(['unchanged', 'changed']);
  });

  test('writes nothing when a line is refused, and says which and why', async () => {
    const csv =
      '/imp-c,/fr/liste\n/imp-d,/imp-e\n/imp-d,/fr/liste\n/imp-f,nulle part\n/imp-g,/fr/liste,307\n/fr/imp-e,/fr/liste\n';
    const { status, body } = await send('admin', csv);
    expect(status).toBe(200);
    expect(body.isImported).toBe(false);
    expect(body.lines.map(({ result, message }: { result: string; message: string }) => message ?? result)).toEqual([
      'new',
      'new',
      'La ligne 2 redirige déjà cette adresse.',
      expect.stringContaining('Choisissez une page'),
      expect.stringContaining('301 ou 302'),
      expect.stringContaining('formeraient une chaîne'),
    ]);
    expect(await redirectsFrom('/imp-c')).toEqual([]);
  });

  test('that only checks writes nothing', async () => {
    const { body } = await send('admin', '/imp-h,/fr/liste\n', { check: true });
    expect(body).toMatchObject({ isImported: false, lines: [{ result: 'new' }] });
    expect(await redirectsFrom('/imp-h')).toEqual([]);
  });

  test.each(['"', '"a', 'a\n'.repeat(2001), 'x'.repeat(1_000_001)])(
    'refuses a file that cannot be read: %.10j',
    async (csv) => {
      const { status, body } = await send('admin', csv);
      expect([status, typeof body.errors[0].message]).toEqual([400, 'string']);
    },
  );

  test('is refused to those who do not work on the site', async () => {
    expect((await send('anonymous', '/imp-i,/fr/liste')).status).toBe(401);
    expect((await send('editorOfA', '/imp-i,/fr/liste', { site: api.sites.b })).status).toBe(403);
    expect(await redirectsFrom('/imp-i')).toEqual([]);
  });
});

describe('an address that is not found', () => {
  const counted = async (site: 'a' | 'b' = 'a') => {
    await api.content.flushMissingPaths();
    const { docs } = await api.payload.find({
      ...{ collection: 'missing-paths', where: { site: { equals: api.sites[site] } }, pagination: false, depth: 0 },
    });
    return new Map(docs.map(({ path, count: times }) => [path, times]));
  };

  test('is counted by site and path, without the visitor’s data', async () => {
    for (const path of ['/fr/perdue', '/FR/Perdue', '/fr/perdue']) await visit(path, { courriel: 'a@b.ca' });
    await visit('/perdue.php', { id: '3', nom: 'Tremblay' });
    await api.content.page('b', '/fr/perdue');
    await visit('/fr/a@b.ca');
    const own = await counted();
    expect([own.get('/fr/perdue'), own.get('/perdue.php?id=3')]).toEqual([3, 1]);
    expect([...own.keys()].join()).not.toMatch(/tremblay|@/i);
    expect((await counted('b')).get('/fr/perdue')).toBe(1);
  });

  test('is not counted for a site that is not in production', async () => {
    await api.content.page('a', '/fr/essai-perdu', { production: false });
    expect((await counted()).has('/fr/essai-perdu')).toBe(false);
  });

  test('leaves the list when it is redirected, or when a page is published there', async () => {
    const path = uniquePath('retrouvee');
    for (const missing of ['/fr/a-rediriger', path]) await visit(missing);
    expect([...(await counted()).keys()]).toEqual(expect.arrayContaining(['/fr/a-rediriger', path]));
    await create('editorOfA', { source: '/fr/a-rediriger', target_address: '/fr/liste' });
    await createPage(path);
    const left = await counted();
    expect([left.has('/fr/a-rediriger'), left.has(path)]).toEqual([false, false]);
  });

  test('is not listed when it was redirected before its requests were stored, on the same site', async () => {
    const source = '/fr/redirigee-entre-temps';
    await visit(source);
    await api.content.page('b', source);
    await create('editorOfA', { source, target_address: '/fr/liste' });
    expect([(await counted()).has(source), (await counted('b')).has(source)]).toEqual([false, true]);
  });

  test('fills the list to its limit alone, and those asked for most stay', async () => {
    for (let times = 0; times < 3; times += 1) await visit('/fr/souvent');
    await counted();
    for (let index = 0; index < 600; index += 1) await visit(`/fr/hostile-${index}`);
    const left = await counted();
    expect(left.size).toBeLessThanOrEqual(500);
    expect(left.get('/fr/souvent')).toBe(3);
  });
});

test('a site is deleted with its redirects and missing addresses', async () => {
  const data = {
    name: 'c',
    site_id: 'c',
    microsite_id: 'm-c',
    site_key: 'the-secret-key-of-site-c',
    site_type: 'agency',
  };
  const { id } = await api.payload.create({ collection: 'sites', data });
  await create('admin', { site: id, source: '/c', target_address: '/fr' });
  await api.content.page('c', '/fr/perdue');
  await api.content.flushMissingPaths();
  expect((await api.call('admin', `sites/${id}`, { method: 'DELETE' })).status).toBe(200);
});
