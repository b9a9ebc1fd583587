import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RoleName, type SiteName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';
import { asObject } from '../values/untyped-values.ts';
import { languageState } from './language-state.ts';
import { siteReport } from './site-report.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_languages');
});
afterAll(() => api.stop());

let count = 0;
let page: number;

const block = (id: string, title: string) => ({ id, blockType: 'text_block_1', main_title: title });

/** Creates a page in French only, with two blocks. */
async function createPage(site: SiteName): Promise<number> {
  count += 1;
  const { status, body } = await api.call('admin', 'pages?locale=fr', {
    json: {
      ...{ site: api.sites[site], title: 'Vendre', path: `/fr/vendre-${count}`, access: 'public', _status: 'draft' },
      blocks: [block('one', 'Vendre bien'), block('two', 'Nous joindre')],
    },
  });
  expect(status).toBe(201);
  return body.doc.id;
}

async function save(role: RoleName, locale: string, json: unknown): Promise<void> {
  const { status, body } = await api.call(role, `pages/${page}?locale=${locale}&draft=true`, { method: 'PATCH', json });
  expect(body.errors).toBeUndefined();
  expect(status).toBe(200);
}
const copy = (role: RoleName, json: unknown) => api.call(role, `pages/${page}/copy-language`, { json });
const confirm = (role: RoleName, json: unknown) => api.call(role, `pages/${page}/confirm-language`, { json });

/** Returns the texts of the page that are not up to date, each as key, language and state: `blocks.one.main_title en older`. */
async function openTexts(): Promise<string[]> {
  const doc = await api.payload.findByID({ collection: 'pages', id: page, locale: 'all', draft: true, depth: 0 });
  const { texts } = languageState(api.payload.config, 'pages', doc);
  return texts.flatMap(({ key, states }) =>
    Object.entries(states).flatMap(([locale, state]) => (state === 'done' ? [] : [`${key} ${locale} ${state}`])),
  );
}

const titles = async (locale: 'fr' | 'en') => {
  const doc = await api.payload.findByID({ collection: 'pages', id: page, locale, draft: true, depth: 0 });
  const blocks: unknown = doc.blocks;
  return Array.isArray(blocks) ? blocks.map((each) => asObject(each).main_title ?? null) : [];
};

beforeEach(async () => {
  page = await createPage('a');
});

/** Copies the French texts and marks the copies as up to date. */
async function completeEnglish(): Promise<void> {
  await copy('editorOfA', { to: 'en' });
  await confirm('editorOfA', { to: 'en' });
}

describe('the state of the languages of a page', () => {
  test('names each text that is missing in English', async () => {
    expect(await openTexts()).toEqual([
      'title en missing',
      'blocks.one.main_title en missing',
      'blocks.two.main_title en missing',
    ]);
  });

  test('is to be translated after a copy, until staff translate or confirm it', async () => {
    await copy('editorOfA', { to: 'en' });
    const [title, one, two] = ['title', 'blocks.one.main_title', 'blocks.two.main_title'].map(
      (key) => `${key} en copied`,
    );
    expect(await openTexts()).toEqual([title, one, two]);
    await save('editorOfA', 'en', { blocks: [block('one', 'Sell well'), block('two', 'Nous joindre')] });
    expect(await openTexts()).toEqual([title, two]);
    expect((await confirm('editorOfA', { to: 'en' })).body).toEqual({ changed: 2 });
    expect(await openTexts()).toEqual([]);
  });

  test('is older in English after staff changed the French text, and done after they changed the English one', async () => {
    await completeEnglish();
    await save('editorOfA', 'fr', { blocks: [block('one', 'Vendre mieux'), block('two', 'Nous joindre')] });
    expect(await openTexts()).toEqual(['blocks.one.main_title en older']);
    await save('editorOfA', 'en', { blocks: [block('one', 'Sell better'), block('two', 'Nous joindre')] });
    expect(await openTexts()).toEqual([]);
  });

  test('is done after staff confirm that the change needs no translation', async () => {
    await completeEnglish();
    await save('editorOfA', 'fr', {
      title: 'Vendre.',
      blocks: [block('one', 'Vendre.'), block('two', 'Nous joindre')],
    });
    expect((await confirm('editorOfA', { to: 'en', block: 'blocks.one' })).body).toEqual({ changed: 1 });
    expect(await openTexts()).toEqual(['title en older']);
    expect((await confirm('editorOfA', { to: 'en' })).body).toEqual({ changed: 1 });
    expect(await openTexts()).toEqual([]);
  });

  test('cannot be written by a request', async () => {
    await completeEnglish();
    await save('editorOfA', 'fr', { language_marks: { title: { older: 'en' } } });
    expect(await openTexts()).toEqual([]);
  });
});

describe('copying from French', () => {
  test('fills what is missing in English and keeps what is there, as a draft', async () => {
    await save('editorOfA', 'en', { blocks: [block('one', 'Sell'), block('two', '')] });
    expect((await copy('editorOfA', { to: 'en' })).body).toEqual({ changed: 3 });
    expect(await titles('en')).toEqual(['Sell', 'Nous joindre']);
    expect(await titles('fr')).toEqual(['Vendre bien', 'Nous joindre']);
    const doc = await api.payload.findByID({ collection: 'pages', id: page, locale: 'en', draft: true });
    expect(doc).toMatchObject({ title: 'Vendre', path: `/en/vendre-${count}`, _status: 'draft' });
  });

  test('replaces what is there when staff ask for it, and never an address', async () => {
    await save('editorOfA', 'en', { path: '/en/sell', blocks: [block('one', 'Sell'), block('two', 'Contact')] });
    await copy('editorOfA', { to: 'en', overwrite: true });
    expect(await titles('en')).toEqual(['Vendre bien', 'Nous joindre']);
    const { path } = await api.payload.findByID({ collection: 'pages', id: page, locale: 'en', draft: true });
    expect(path).toBe('/en/sell');
  });

  test('of one block leaves the other blocks', async () => {
    await copy('editorOfA', { to: 'en', block: 'blocks.two' });
    expect(await titles('en')).toEqual([null, 'Nous joindre']);
  });

  test('works in the other direction', async () => {
    await save('editorOfA', 'en', { blocks: [block('one', 'Sell'), block('two', 'Contact')] });
    await copy('editorOfA', { to: 'fr', overwrite: true, block: 'blocks.one' });
    expect(await titles('fr')).toEqual(['Sell', 'Nous joindre']);
  });

  test.each([{}, { to: 'de' }, { to: 'en', block: 7 }, 'en'])('refuses %j', async (json) => {
    expect((await copy('editorOfA', json)).status).toBe(400);
  });
});

describe('staff of another site', () => {
  test('neither copy nor confirm the languages of a page', async () => {
    page = await createPage('b');
    expect((await copy('editorOfA', { to: 'en' })).status).toBeGreaterThanOrEqual(403);
    expect((await confirm('editorOfA', { to: 'en' })).status).toBeGreaterThanOrEqual(403);
    expect((await copy('anonymous', { to: 'en' })).status).toBe(401);
    expect(await titles('en')).toEqual([null, null]);
    expect((await copy('editorOfBoth', { to: 'en' })).status).toBe(200);
  });

  test('find none of its pages in the report of a site', async () => {
    page = await createPage('b');
    const reportFor = async (id: number) => {
      const user = await api.payload.findByID({ collection: 'users', id, depth: 0 });
      const req = await createLocalReq({ user: { ...user, collection: 'users' } as TypedUser }, api.payload);
      return siteReport(req, api.sites.b);
    };
    expect(await reportFor(api.users.editorOfA)).toEqual({ entries: [], total: 0 });
    const { entries } = await reportFor(api.users.editorOfBoth);
    expect(entries.find(({ id }) => id === page)).toMatchObject({ title: 'Vendre', absent: ['en'] });
  });
});

test('an article that exists in one language alone is reported as absent from the other, not as a list of texts', async () => {
  const json = { site: api.sites.a, title: 'Le notaire', slug: 'le-notaire', excerpt: 'Son rôle.', _status: 'draft' };
  const { body } = await api.call('editorOfA', 'articles?locale=fr', { json });
  const req = await createLocalReq({}, api.payload);
  req.user = {
    ...(await api.payload.findByID({ collection: 'users', id: api.users.admin })),
    collection: 'users',
  } as TypedUser;
  const { entries } = await siteReport(req, api.sites.a);
  expect(entries.find(({ collection, id }) => collection === 'articles' && id === body.doc.id)).toEqual({
    ...{ collection: 'articles', id: body.doc.id, title: 'Le notaire', absent: ['en'] },
    ...{ missing: { fr: 0, en: 0 }, older: { fr: 0, en: 0 }, copied: { fr: 0, en: 0 } },
  });
});
