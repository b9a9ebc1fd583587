import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCoreRecorder } from '../../test/core-recorder.ts';
import { type RoleName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
const core = createCoreRecorder();
beforeAll(async () => {
  api = await startStaffApi('content_people', core.services);
});
afterAll(() => api.stop());
beforeEach(() => core.reset());

let count = 0;
const sample = (more: object = {}) => {
  count += 1;
  const slug = `ines-roy-${count}`;
  return { site: api.sites.a, name: 'Inès Roy', slug, kind: 'broker', email: 'ines@example.ca', ...more };
};
const create = (json: object) => api.call('editorOfA', 'people?locale=fr', { json });
const change = (id: number, json: object) => api.call('editorOfA', `people/${id}?locale=fr`, { method: 'PATCH', json });
const stored = async (slug: string) =>
  (await api.payload.count({ collection: 'people', where: { slug: { equals: slug } } })).totalDocs;

describe('a person whom staff save', () => {
  test('becomes a recipient of the leads of the site', async () => {
    const person = sample({ languages: ['en', 'fr'] });
    expect((await create(person)).status).toBe(201);
    const { slug } = person;
    const recipient = { type: 'broker', slug, name: 'Inès Roy', email: 'ines@example.ca', locale: 'en', was: null };
    expect(core.calls).toEqual([['save', 'm-a', { ...recipient, licence_number: null, licence_name: null }]]);
  });

  test('is known to core with the licence', async () => {
    const { status, body } = await create(sample({ licence_number: ' z1234 ', licence_name: 'Marie-Inès Roy' }));
    expect([status, body.doc.licence_number]).toEqual([201, 'Z1234']);
    expect(core.calls).toMatchObject([
      ['save', 'm-a', { name: 'Inès Roy', licence_number: 'Z1234', licence_name: 'Marie-Inès Roy' }],
    ]);
  });

  test.each(['OACIQ', 'n° 1234', '1'.repeat(21)])('is refused with the licence number “%s”', async (licence_number) => {
    const { status, body } = await create(sample({ licence_number }));
    expect([status, body.errors[0].data.errors[0].path]).toEqual([400, 'licence_number']);
  });

  test('becomes one under its French name, or else its English one, as an office', async () => {
    const office = { site: api.sites.a, name: 'Laval Office', slug: 'laval-office', email: 'laval@example.ca' };
    const { body } = await api.call('editorOfA', 'offices?locale=en', { json: office });
    const rename = { method: 'PATCH', json: { name: 'Bureau de Laval' } };
    await api.call('editorOfA', `offices/${body.doc.id}?locale=fr`, rename);
    expect(core.calls).toMatchObject([
      ['save', 'm-a', { type: 'office', slug: 'laval-office', name: 'Laval Office' }],
      ['save', 'm-a', { name: 'Bureau de Laval' }],
    ]);
  });

  test('is refused without a short name, by the name of the field', async () => {
    const { status, body } = await create(sample({ slug: '' }));
    expect([status, body.errors[0].data.errors[0].path]).toEqual([400, 'slug']);
    expect(core.calls).toEqual([]);
  });

  test('keeps the leads when the kind or the short name changes', async () => {
    const { body } = await create(sample());
    const { slug } = body.doc;
    core.calls = [];
    await change(body.doc.id, { kind: 'director', slug: `${slug}-x` });
    expect(core.calls).toMatchObject([
      ['save', 'm-a', { type: 'executive_team', slug: `${slug}-x`, was: { type: 'broker', slug } }],
    ]);
  });

  test('without an e-mail address receives no leads any more', async () => {
    const { body } = await create(sample());
    core.calls = [];
    await change(body.doc.id, { email: null });
    expect(core.calls).toEqual([['remove', 'm-a', { type: 'broker', slug: body.doc.slug }]]);
  });

  test('is not saved while leads could not reach them', async () => {
    core.isAvailable = false;
    const person = sample();
    const { status, body } = await create(person);
    expect(status).toBe(503);
    expect(body.errors[0].message).toMatch(/^Rien n’a été enregistré/);
    expect(await stored(person.slug)).toBe(0);
  });

  test('cannot have the short name of a colleague', async () => {
    const person = sample();
    await create(person);
    expect((await create(sample({ slug: person.slug }))).status).toBe(400);
  });
});

describe('a proposed short name', () => {
  const propose = (role: RoleName, query: object, collection = 'people') =>
    api.call(role, `${collection}/proposed-slug?${new URLSearchParams({ site: String(api.sites.a), ...query })}`);

  test('is free on the site, of people or offices', async () => {
    const { body } = await create(sample({ slug: 'zoe-d-arcy' }));
    expect((await propose('editorOfA', { name: 'Zoé D’Arcy' })).body).toEqual({ value: 'zoe-d-arcy-2' });
    expect((await propose('editorOfA', { name: 'Zoé D’Arcy', id: String(body.doc.id) })).body).toEqual({
      value: 'zoe-d-arcy',
    });
    expect((await propose('editorOfA', { name: 'Zoé D’Arcy' }, 'offices')).body).toEqual({ value: 'zoe-d-arcy' });
    expect((await propose('editorOfA', { name: '物件' })).body).toEqual({ value: '' });
  });

  test('tells nothing of a site that is not the editor’s', async () => {
    await api.call('admin', 'people?locale=fr', { json: sample({ site: api.sites.b, slug: 'yan-cote' }) });
    const query = { name: 'Yan Côté', site: String(api.sites.b) };
    expect((await propose('editorOfA', query)).body).toEqual({ value: 'yan-cote' });
    expect((await propose('editorOfBoth', query)).body).toEqual({ value: 'yan-cote-2' });
    expect((await propose('anonymous', query)).status).toBe(401);
    expect((await propose('editorOfA', { name: 'a'.repeat(501) })).status).toBe(400);
  });
});

describe('a person whom staff delete', () => {
  test('hands the leads over', async () => {
    const { body } = await create(sample());
    core.calls = [];
    expect((await api.call('editorOfA', `people/${body.doc.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(core.calls).toEqual([['remove', 'm-a', { type: 'broker', slug: body.doc.slug }]]);
  });

  test('stays while the leads cannot be handed over', async () => {
    const { body } = await create(sample());
    core.isAvailable = false;
    expect((await api.call('editorOfA', `people/${body.doc.id}`, { method: 'DELETE' })).status).toBe(503);
    expect(await stored(body.doc.slug)).toBe(1);
  });
});

test('staff of another site change no recipient', async () => {
  const person = sample({ site: api.sites.b });
  const { body } = await api.call('admin', 'people?locale=fr', { json: person });
  core.calls = [];
  await create(sample({ site: api.sites.b }));
  await change(body.doc.id, { email: 'eve@example.ca' });
  await api.call('editorOfA', `people/${body.doc.id}`, { method: 'DELETE' });
  expect((await api.call('editorOfA', `people/${body.doc.id}/create-page`, { method: 'POST' })).status).toBe(404);
  expect((await api.call('anonymous', `people/${body.doc.id}/create-page`, { method: 'POST' })).status).toBe(401);
  expect(core.calls).toEqual([]);
});

test('the page of a person is a draft in both languages, made once, and the team links to it when it is published', async () => {
  const { body } = await create(
    sample({
      ...{ bio: 'Née à Laval.\nTroisième génération.', job_title: 'Courtière', licence_number: 'Z1234' },
      ...{ languages: ['fr', 'ht'], areas: 'Vimont et Auteuil', phone: '450 555-0140' },
    }),
  );
  const { id, slug } = body.doc;
  const make = async () => (await api.call('editorOfA', `people/${id}/create-page`, { method: 'POST' })).body.page;
  const page = await make();
  expect(await make()).toBe(page);
  const doc = await api.payload.findByID({ collection: 'pages', id: page, locale: 'all', draft: true, depth: 0 });
  expect(doc).toMatchObject({
    _status: 'draft',
    path: { fr: `/fr/equipe/${slug}`, en: `/en/team/${slug}` },
    title: { fr: 'Inès Roy', en: 'Inès Roy' },
  });
  expect(doc.blocks).toMatchObject([
    { blockType: 'image_text_block', main_title: { fr: 'Inès Roy', en: 'Inès Roy' } },
    { blockType: 'icon_list_block' },
    { blockType: 'properties_block', params: { core_data: { source: 'properties', query: { broker: [slug] } } } },
    {
      blockType: 'properties_slider_block',
      params: { core_data: { source: 'properties', query: { broker: [slug], status: 'sold' } } },
    },
    {
      ...{ blockType: 'contact_form_block', recipient_type: 'broker', recipient_slug: slug },
      broker_subtitle: { fr: 'Courtière, permis Z1234' },
    },
  ]);
  const brief = JSON.stringify((doc.blocks as object[])[1]);
  for (const words of ['450 555-0140', 'Français, créole haïtien', 'French, Haitian Creole', 'Vimont et Auteuil'])
    expect(brief).toContain(words);
  for (const locale of ['fr', 'en'] as const)
    await api.payload.update({ collection: 'pages', id: page, data: { _status: 'published' }, locale });
  const team = {
    ...{ site: api.sites.a, title: 'Équipe', path: '/fr/equipe', access: 'public', _status: 'published' },
    blocks: [{ blockType: 'members_carousel_block', params: { core_data: { source: 'people' } } }],
  };
  expect((await api.call('editorOfA', 'pages?locale=fr', { json: team })).status).toBe(201);
  const shown = JSON.stringify((await api.content.page('a', '/fr/equipe')).body);
  expect(shown).toContain('Rencontrer Inès Roy');
  expect(shown).toContain(`/fr/equipe/${slug}`);
});
