import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCoreRecorder } from '../../test/core-recorder.ts';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { purgeTrash } from './purge-trash.ts';

let api: StaffApi;
const core = createCoreRecorder();
beforeAll(async () => {
  api = await startStaffApi('content_people_trash', core.services);
});
afterAll(() => api.stop());
beforeEach(() => core.reset());

let count = 0;
/** Creates a person, who becomes a recipient of leads, on behalf of an editor. */
async function createPerson(more: object = {}, role: RoleName = 'editorOfA') {
  count += 1;
  const own = { site: api.sites.a, name: `Inès Roy ${count}`, slug: `ines-${count}`, kind: 'broker' };
  const json = { ...own, email: `ines-${count}@example.ca`, ...more };
  const { status, body } = await api.call(role, 'people?locale=fr', { json });
  expect(status).toBe(201);
  core.calls = [];
  return { id: Number(body.doc.id), slug: String(body.doc.slug), name: String(body.doc.name) };
}

const change = (role: RoleName, id: number, json: object, query = '') =>
  api.call(role, `people/${id}?locale=fr${query}`, { method: 'PATCH', json });
const trash = (id: number, role: RoleName = 'editorOfA') => change(role, id, { deletedAt: new Date().toISOString() });
const restore = (id: number, role: RoleName = 'editorOfA', more: object = {}) =>
  change(role, id, { deletedAt: null, ...more }, '&trash=true');
const remove = (id: number, role: RoleName = 'editorOfA') =>
  api.call(role, `people/${id}?trash=true`, { method: 'DELETE' });
const removed = (slug: string) => ['remove', 'm-a', { type: 'broker', slug }];
const saved = (slug: string) => ['save', 'm-a', { type: 'broker', slug, was: null }];
const stored = async (id: number) =>
  (await api.payload.find({ collection: 'people', where: { id: { equals: id } }, trash: true, depth: 0 })).docs[0];
/** Creates a published page of site A and returns a function that reads it as the website does. */
async function publishPage(blocks: object[]) {
  count += 1;
  const path = `/fr/equipe-${count}`;
  const data = { site: api.sites.a, title: 'Équipe', path, access: 'public', _status: 'published' as const, blocks };
  await api.payload.create({ collection: 'pages', data, locale: 'fr' });
  return async () => JSON.stringify((await api.content.page('a', path)).body);
}

describe('a person in the trash', () => {
  test('leaves the team blocks, the articles and the lists of the admin, and comes back as before', async () => {
    const { id, name } = await createPerson();
    const article = { site: api.sites.a, title: 'Un', slug: `un-${id}`, author: id, _status: 'published' as const };
    const { id: articleId } = await api.payload.create({ collection: 'articles', data: article, locale: 'fr' });
    const ofEverybody = { params: { core_data: { source: 'people' } } };
    const readers = [
      await publishPage([{ blockType: 'members_carousel_block', ...ofEverybody }]),
      await publishPage([{ blockType: 'team_members_block', ...ofEverybody }]),
      async () => JSON.stringify((await api.content.page('a', `/fr/blogue/un-${id}-${articleId}`)).body),
    ];
    const shownBy = () => Promise.all(readers.map(async (read) => (await read()).includes(name)));
    expect(await shownBy()).toEqual([true, true, true]);
    expect((await trash(id)).status).toBe(200);
    await expect.poll(shownBy).toEqual([false, false, false]);
    const { body } = await api.call('editorOfA', 'people?limit=0&depth=0');
    expect(body.docs.map((doc: { id: number }) => doc.id)).not.toContain(id);
    expect((await restore(id)).status).toBe(200);
    await expect.poll(shownBy).toEqual([true, true, true]);
  });

  test('counts no more as a recipient of the site, for blocks that need one', async () => {
    const { docs } = await api.payload.find({ collection: 'people', where: { kind: { equals: 'team' } }, limit: 0 });
    expect(docs).toEqual([]);
    const { id } = await createPerson({ kind: 'team' });
    const block = { blockType: 'contact_form_block', main_title: 'Notre équipe', params: { visible_for: 'team' } };
    const read = await publishPage([block]);
    expect(await read()).toContain('Notre équipe');
    await trash(id);
    await expect.poll(read).not.toContain('Notre équipe');
  });

  test('receives no leads, and receives them again when restored', async () => {
    const { id, slug } = await createPerson();
    await trash(id);
    expect(core.calls).toEqual([removed(slug)]);
    await restore(id);
    expect(core.calls.slice(1)).toMatchObject([saved(slug)]);
  });

  test('stays where it was while core does not answer', async () => {
    const { id } = await createPerson();
    core.isAvailable = false;
    expect((await trash(id)).status).toBe(503);
    expect((await stored(id))?.deletedAt).toBeNull();
    core.isAvailable = true;
    await trash(id);
    core.isAvailable = false;
    expect((await restore(id)).status).toBe(503);
    expect((await stored(id))?.deletedAt).not.toBeNull();
  });

  test('frees the short name: the one who has it meanwhile keeps the leads and refuses the restore', async () => {
    const { id, slug } = await createPerson();
    await trash(id);
    const other = await createPerson({ slug });
    const refused = await restore(id);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('a été pris par')]);
    await change('editorOfA', id, { name: 'Autre' }, '&trash=true');
    await remove(id);
    expect([await stored(id), core.calls]).toEqual([undefined, []]);
    expect((await stored(other.id))?.slug).toBe(slug);
  });

  test('that is restored with another short name leaves the recipient who has the former one', async () => {
    const { id, slug } = await createPerson();
    await trash(id);
    await createPerson({ slug });
    expect((await restore(id, 'editorOfA', { slug: `${slug}-bis` })).status).toBe(200);
    expect(core.calls).toMatchObject([saved(`${slug}-bis`)]);
  });

  test('that was a draft comes back as one, and receives nothing', async () => {
    const { id, slug } = await createPerson({ is_draft: true });
    await trash(id);
    await restore(id);
    expect(core.calls).toEqual(core.calls.map(() => removed(slug)));
    expect((await stored(id))?.is_draft).toBe(true);
  });

  test('is deleted after 30 days, and not before', async () => {
    const [old, recent] = [await createPerson(), await createPerson()];
    for (const { id } of [old, recent]) await trash(id);
    const age = (id: number, days: number) =>
      api.payload.db.pool.query('update content.people set deleted_at = $1 where id = $2', [
        new Date(Date.now() - days * 86_400_000).toISOString(),
        id,
      ]);
    await age(old.id, 30.01);
    await age(recent.id, 29.99);
    await purgeTrash({ payload: api.content.payload, locks: api.content.locks, log: pino({ level: 'silent' }) });
    expect([await stored(old.id), (await stored(recent.id))?.id]).toEqual([undefined, recent.id]);
  });
});

describe('a person of a source', () => {
  const feed = '6f1c1f0a-6f0e-4c52-9a52-0d6f3c0f6b11';
  /** Creates a person of a source of listings. The reference to the source is written directly, because no request may write it. */
  async function createOfSource(key: string) {
    const person = await createPerson();
    const set = 'update content.people set source_ref = $1 where id = $2';
    await api.payload.db.pool.query(set, [`${feed}/Member/${key}`, person.id]);
    return person;
  }
  const matches = () => core.calls.filter((call) => String(call).startsWith('match'));

  test('has no listings in the trash, and has them again when restored', async () => {
    const { id, slug } = await createOfSource('K1');
    await trash(id);
    await restore(id);
    expect(matches()).toEqual([
      ['match', 'm-a', 'K1', null],
      ['match', 'm-a', 'K1', slug],
    ]);
  });

  test('leaves the listings to the one whom staff made meanwhile, until that one is deleted', async () => {
    const first = await createOfSource('K2');
    await trash(first.id);
    const second = await createOfSource('K2');
    await restore(first.id);
    expect(matches()).toEqual([['match', 'm-a', 'K2', second.slug]]);
    core.calls = [];
    await trash(second.id);
    await remove(second.id);
    expect(matches()).toEqual([['match', 'm-a', 'K2', first.slug]]);
  });
});

describe('the trash of people of another tenant', () => {
  test.each([
    ['anonymous', false],
    ['editorOfA', false],
    ['editorOfBoth', true],
  ] as const)('is open to %s: %s', async (role, may) => {
    const { id } = await createPerson({ site: api.sites.b }, 'admin');
    await trash(id, role);
    expect(Boolean((await stored(id))?.deletedAt)).toBe(may);
    await trash(id, 'admin');
    const list = (await api.call(role, 'people?trash=true&limit=0&depth=0')).body.docs ?? [];
    expect(list.some((doc: { id: number }) => doc.id === id)).toBe(may);
    expect((await api.call(role, `people/${id}?trash=true`)).status === 200).toBe(may);
    core.calls = [];
    await restore(id, role);
    expect([(await stored(id))?.deletedAt === null, core.calls.length > 0]).toEqual([may, may]);
    await trash(id, 'admin');
    await remove(id, role);
    expect((await stored(id)) === undefined).toBe(may);
  });

  test('has no author for an article of another site', async () => {
    const { id } = await createPerson({ site: api.sites.b }, 'admin');
    await trash(id, 'admin');
    const json = { site: api.sites.a, title: 'Deux', slug: `deux-${id}`, author: id };
    expect((await api.call('editorOfA', 'articles?locale=fr', { json })).status).toBe(400);
  });

  test('goes with its site', async () => {
    const name = `Site ${Date.now()}`;
    const site = { name, site_id: 'c-trash', microsite_id: 'm-c-trash', site_key: 'the-secret-key-of-site-c-trash' };
    const { id: siteId } = await api.payload.create({ collection: 'sites', data: site, locale: 'fr' });
    const { id } = await createPerson({ site: siteId }, 'admin');
    await trash(id, 'admin');
    expect((await api.call('admin', `sites/${siteId}`, { method: 'DELETE' })).status).toBe(200);
    expect(await stored(id)).toBeUndefined();
  });
});
