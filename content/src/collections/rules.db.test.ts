import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../test/content-fixture.ts';
import { ensureStaffUser } from '../seed/ensure-staff-user.ts';

let content: ContentFixture;
let payload: Payload;
const sites: Record<string, number> = {};

beforeAll(async () => {
  content = await startContent('content_rules');
  ({ payload } = content);
  await content.importSite('1');
  await content.importSite('2');
  const { docs } = await payload.find({ collection: 'sites' });
  for (const site of docs) sites[String(site.site_id)] = Number(site.id);
});
afterAll(() => content.stop());

const newPage = (site: string, path: string, more: Record<string, unknown> = {}) => ({
  site: sites[site],
  title: 'Essai',
  path,
  access: 'public',
  _status: 'published',
  ...more,
});

/** Returns the messages of Payload's refusal, in the language of the admin. */
async function refusals(work: Promise<unknown>): Promise<string[]> {
  try {
    await work;
    return [];
  } catch (error) {
    const data = error instanceof Error && 'data' in error ? error.data : null;
    const errors =
      typeof data === 'object' && data && 'errors' in data && Array.isArray(data.errors) ? data.errors : [];
    return errors.map(({ message }) => message);
  }
}

/** Returns a request of staff who use the admin in this language. */
const inAdmin = (language: 'fr' | 'en') => ({ i18n: { ...payload.config.i18n, language } }) as never;

describe('a path', () => {
  test('that another page of the site has is refused, in words that say which', async () => {
    const create = (language: 'fr' | 'en') =>
      payload.create({ collection: 'pages', data: newPage('1', '/fr/vendre'), locale: 'fr', req: inAdmin(language) });
    expect(await refusals(create('fr'))).toEqual([
      'Le chemin «\u00a0/fr/vendre\u00a0» est déjà pris sur ce site. Choisissez-en un autre.',
    ]);
    expect(await refusals(create('en'))).toEqual([
      'The path “/fr/vendre” is already taken on this site. Choose another one.',
    ]);
  });

  test('that was taken in the language that the form does not show keeps the page from being published, and is named', async () => {
    const user = { id: 1, collection: 'users', role: 'admin', email: 'staff@example.ca' };
    const req = { ...(inAdmin('fr') as object), user } as never;
    const english = { title: 'Taken', path: '/en/taken', _status: 'published' } as const;
    const first = await payload.create({ collection: 'pages', data: newPage('1', '/fr/premiere'), locale: 'fr' });
    await payload.update({ collection: 'pages', id: first.id, data: english, locale: 'en' });
    const draft = newPage('1', '/fr/seconde', { _status: 'draft' });
    const { id } = await payload.create({ collection: 'pages', data: draft, locale: 'fr', draft: true });
    const own = { ...english, _status: 'draft' };
    await payload.update({ collection: 'pages', id, data: own, locale: 'en', draft: true });
    const publish = () =>
      payload.update({ collection: 'pages', id, data: { _status: 'published' }, locale: 'fr', req });
    await expect(publish()).rejects.toMatchObject({
      data: {
        errors: [{ path: 'path@en', message: expect.stringContaining('«\u00a0/en/taken\u00a0» est déjà pris') }],
      },
    });
    await payload.delete({ collection: 'pages', id: first.id });
    expect((await publish())._status).toBe('published');
  });

  test('may be the same on another site', async () => {
    expect(
      await refusals(payload.create({ collection: 'pages', data: newPage('1', '/fr/commun'), locale: 'fr' })),
    ).toEqual([]);
    expect(
      await refusals(payload.create({ collection: 'pages', data: newPage('2', '/fr/commun'), locale: 'fr' })),
    ).toEqual([]);
  });

  test('may be written again on its own page', async () => {
    const { docs } = await payload.find({
      collection: 'pages',
      where: { path: { equals: '/fr/commun' } },
      locale: 'fr',
    });
    const data = { path: '/fr/commun', _status: 'published' as const };
    expect(
      await refusals(payload.update({ collection: 'pages', id: Number(docs[0]?.id), data, locale: 'fr' })),
    ).toEqual([]);
  });

  test.each(['contact', '/contact', '/en/contact', '/fr/Contact', '/fr/à-propos', '/fr//contact', '/french'])(
    'in French is not %s',
    async (path) => {
      expect(
        await refusals(payload.create({ collection: 'pages', data: newPage('1', path), locale: 'fr' })),
      ).toHaveLength(1);
    },
  );
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'contact', ''])(
  'a page does not redirect to “%s”',
  async (location) => {
    const data = newPage('1', '/fr/redirection', { redirect: { status: '301', location } });
    expect(await refusals(payload.create({ collection: 'pages', data, locale: 'fr' }))).toHaveLength(1);
  },
);

describe('an editor', () => {
  let editor: Awaited<ReturnType<Payload['create']>>;
  beforeAll(async () => {
    const data = { email: 'redaction@example.ca', password: 'un-mot-de-passe', role: 'editor', sites: [sites['1']] };
    editor = await payload.create({ collection: 'users', data });
  });
  const asEditor = () => ({ overrideAccess: false, user: { ...editor, collection: 'users' } as never });

  test('sees the pages of the own sites alone', async () => {
    const { docs } = await payload.find({ collection: 'pages', depth: 0, limit: 100, ...asEditor() });
    expect(new Set(docs.map(({ site }) => site))).toEqual(new Set([sites['1']]));
  });

  test('makes no page on another site', async () => {
    const create = payload.create({
      collection: 'pages',
      data: newPage('2', '/fr/intrus'),
      locale: 'fr',
      ...asEditor(),
    });
    await expect(create).rejects.toMatchObject({ status: 403 });
  });

  test('does not become an admin, and does not see a site’s key', async () => {
    const { role } = await payload.update({
      collection: 'users',
      id: editor.id,
      data: { role: 'admin' },
      ...asEditor(),
    });
    expect(role).toBe('editor');
    const { docs } = await payload.find({ collection: 'sites', ...asEditor() });
    expect(docs.map(({ site_key }) => site_key)).toEqual([undefined]);
  });
});

test('the first staff user is made once, and the password is never set again', async () => {
  const user = { email: 'equipe@example.ca', password: 'premier-mot-de-passe' };
  await payload.delete({ collection: 'users', where: {} });
  expect(await ensureStaffUser(payload, user)).toBe(true);
  expect(await ensureStaffUser(payload, { ...user, password: 'un-autre' })).toBe(false);
  const { user: loggedIn } = await payload.login({ collection: 'users', data: user });
  expect(loggedIn).toMatchObject({ email: user.email, role: 'admin' });
});

test('a site that is imported again is the same site', async () => {
  const count = async () =>
    await Promise.all(
      (['sites', 'pages', 'people', 'offices', 'articles', 'categories', 'media'] as const).map(
        async (collection) => (await payload.count({ collection })).totalDocs,
      ),
    );
  const before = await count();
  const { body } = await content.page('1', '/fr');
  await content.importSite('1');
  expect(await count()).toEqual(before);
  await expect.poll(async () => (await content.page('1', '/fr')).body).toEqual(body);
});
