import { draftResponse } from '@vitrine/contract/draft.ts';
import { type PreviewClaims, signPreviewToken } from '@vitrine/contract/preview-token.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentFixture, linkKey, startContent } from '../../../test/content-fixture.ts';

let content: ContentFixture;
let pageId: string;

const soon = () => Math.floor(Date.now() / 1000) + 60;

beforeAll(async () => {
  content = await startContent('content_drafts');
  await content.importSite('1');
  await content.importSite('2');
  const { docs: sites } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
  const own = { site: Number(sites[0]?.id), access: 'public' };
  const block = (text: string) => ({ blockType: 'text_block_1', main_title: text });
  const { id } = await content.payload.create({
    collection: 'pages',
    data: { ...own, title: 'Publiée', path: '/fr/publiee', blocks: [block('Publié')], _status: 'published' },
    locale: 'fr',
  });
  pageId = String(id);
  await content.payload.update({
    collection: 'pages',
    id,
    data: { ...own, title: 'Brouillon', path: '/fr/nouvelle', blocks: [block('Pas encore publié')], _status: 'draft' },
    locale: 'fr',
    draft: true,
  });
});
afterAll(() => content.stop());

const token = (claims: Partial<PreviewClaims> = {}, siteId = '1', key = linkKey) =>
  signPreviewToken(key, siteId, { purpose: 'link', kind: 'page', id: pageId, expires: soon(), ...claims });

async function draft(siteId: string, given: string, more: Record<string, unknown> = {}) {
  const body = JSON.stringify({ token: given, locale: 'fr', ...more });
  const answer = await content.call(`/api/draft/${siteId}`, { method: 'POST', body });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

describe('a draft', () => {
  test('is answered to its token in the form of the contract, and is not stored', async () => {
    const { status, headers, body } = await draft('1', await token());
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(draftResponse.safeParse(body).error).toBeUndefined();
    expect(body.content.fields[0].fields.main_title.content.fr).toBe('Pas encore publié');
    expect(body.draft).toEqual({ purpose: 'link', published_path: '/fr/publiee' });
  });

  test('has no published address in a language in which the page was never published', async () => {
    const { status, body } = await draft('1', await token(), { locale: 'en' });
    expect([status, body.draft.published_path]).toEqual([200, null]);
  });

  test('is not on the site', async () => {
    expect((await content.page('1', '/fr/publiee')).body.title.fr).toBe('Publiée');
    expect((await content.page('1', '/fr/nouvelle')).status).toBe(404);
  });

  test('is found by the domain of its site', async () => {
    const body = JSON.stringify({ token: await token(), locale: 'fr', domain_name: 'site-1.example.ca' });
    expect((await content.call('/api/draft', { method: 'POST', body })).status).toBe(200);
  });
});

describe('a variant of a draft', () => {
  const variantOf = async (given: string, more?: Record<string, unknown>) => {
    const { status, body } = await draft('1', given, more);
    return [status, body.variant?.name ?? null, body.content?.fields[0].fields.main_title.content.fr];
  };

  beforeAll(async () => {
    const blocks = [{ blockType: 'text_block_1', main_title: 'Au printemps' }];
    const data = { variants: [{ key: 'printemps', name: 'Printemps', color: '#7A3E9D', blocks }], _status: 'draft' };
    await content.payload.update({ collection: 'pages', id: Number(pageId), data, locale: 'fr', draft: true });
  });

  test('is shown by a link of its own, and to an editor who asks for it', async () => {
    const shown = [200, 'Printemps', 'Au printemps'];
    expect(await variantOf(await token({ variant: 'printemps' }))).toEqual(shown);
    expect(await variantOf(await token({ purpose: 'editor' }), { variant: 'printemps' })).toEqual(shown);
  });

  test('is not shown by a link to the page, nor by one to another variant', async () => {
    expect(await variantOf(await token())).toEqual([200, null, 'Pas encore publié']);
    expect((await draft('1', await token(), { variant: 'printemps' })).status).toBe(404);
    expect((await draft('1', await token({ variant: 'ete' }))).status).toBe(404);
    expect((await draft('2', await token({ variant: 'printemps' }))).status).toBe(404);
  });

  test('is not on the site', async () => {
    const { body } = await content.page('1', '/fr/publiee', { query: { variant: 'printemps' } });
    expect([body.variant, body.content.fields[0].fields.main_title.content.fr]).toEqual([null, 'Publié']);
  });
});

describe('a form that is not saved', () => {
  const editor = () => token({ purpose: 'editor' });
  const edit =
    (edited: Record<string, unknown>, locale = 'fr') =>
    async (given: string) =>
      (await draft('1', given, { edited, locale })).body.content.fields;
  let rowId: string;

  beforeAll(async () => {
    rowId = (await draft('1', await token())).body.content.fields[0].id;
  });

  test('is shown to an editor in the language of the form, beside the saved texts of the other one', async () => {
    const row = { id: rowId, blockType: 'text_block_1', main_title: 'Draft title' };
    const [block] = await edit({ blocks: [row] }, 'en')(await editor());
    expect(block).toMatchObject({
      id: rowId,
      fields: { main_title: { content: { fr: 'Pas encore publié', en: 'Draft title' } } },
    });
  });

  test('shows added blocks in their order, with the settings and the items that they have', async () => {
    const added = {
      ...{ id: 'new', blockType: 'highlights_block', main_title: 'Nouveau', params: { color_scheme: 'inverted' } },
      about_repeater: [{ id: 'item', blockType: 'about_item', main_title: 'Un point fort' }],
    };
    const blocks = await edit({ blocks: [added, { id: rowId, blockType: 'text_block_1' }] })(await editor());
    expect(blocks.map(({ id }: { id: string }) => id)).toEqual(['new', rowId]);
    expect(blocks[0].block_params.color_scheme).toBe('inverted');
    expect(JSON.stringify(blocks[0])).toContain('Un point fort');
    expect(blocks[1].fields.main_title.content.fr).toBe('Pas encore publié');
  });

  test.each(['is_hidden', 'is_sample'])('keeps a block that is not published because it %s', async (mark) => {
    const row = { id: rowId, blockType: 'text_block_1', params: { [mark]: true } };
    expect(await edit({ blocks: [row] })(await editor())).toHaveLength(1);
  });

  test('without blocks shows none', async () => {
    expect(await edit({ blocks: 0 })(await editor())).toEqual([]);
  });

  test('shows its own pictures and not those of another site', async () => {
    const { docs } = await content.payload.find({ collection: 'media', depth: 0, pagination: false });
    const page = (await draft('1', await token())).body.site_id;
    const { docs: sites } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: page } } });
    const shown = async (media: unknown) => {
      const image = { block_image: { media, alt: 'Une photo' } };
      return JSON.stringify(
        await edit({ blocks: [{ id: 'p', blockType: 'image_text_block', ...image }] })(await editor()),
      );
    };
    const own = docs.find(({ site }) => site === sites[0]?.id);
    const foreign = docs.find(({ site }) => site && site !== sites[0]?.id);
    expect(await shown(own?.id)).toContain(`/resources/${own?.filename}`);
    expect(await shown(foreign?.id)).not.toContain('/resources/');
  });

  test('is not stored', async () => {
    await edit({ title: 'Autre', blocks: 0 })(await editor());
    expect((await draft('1', await token())).body.content.fields).toHaveLength(1);
  });

  test('is refused to a link that was sent', async () => {
    expect((await draft('1', await token(), { edited: { title: 'Autre' } })).status).toBe(404);
  });

  test('may be as large as a page of many blocks', async () => {
    const large = { blocks: [{ id: rowId, blockType: 'text_block_1', main_title: 'x'.repeat(300_000) }] };
    expect((await draft('1', await editor(), { edited: large })).status).toBe(200);
  });
});

test.each(['is_hidden', 'is_sample'])('a block that %s is neither on the site nor behind a link', async (mark) => {
  const block = { blockType: 'text_block_1', main_title: 'Réservé', params: { [mark]: true } };
  const shown = { blockType: 'text_block_1', main_title: 'Montré' };
  const page = await content.payload.findByID({ collection: 'pages', id: pageId, depth: 0 });
  const path = `/fr/avec-${mark.replace('_', '-')}`;
  const { id } = await content.payload.create({
    collection: 'pages',
    data: { site: page.site, access: 'public', title: 'Page', path, blocks: [block, shown], _status: 'published' },
    locale: 'fr',
  });
  const answers = [(await content.page('1', path)).body, (await draft('1', await token({ id: String(id) }))).body];
  for (const { content: answered } of answers) {
    expect(answered.fields).toHaveLength(1);
    expect(JSON.stringify(answered)).not.toContain('Réservé');
  }
});

describe('the draft of an article', () => {
  let article: { id: number; site: number };
  const articleToken = (claims: Partial<PreviewClaims> = {}) =>
    token({ kind: 'article', id: String(article.id), purpose: 'editor', ...claims });

  beforeAll(async () => {
    const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
    const site = Number(docs[0]?.id);
    const data = { site, title: 'Écrit hier', slug: 'ecrit', published_at: '2026-01-05T12:00:00Z' };
    const { id } = await content.payload.create({
      collection: 'articles',
      data: { ...data, _status: 'draft' },
      locale: 'fr',
    });
    article = { id: Number(id), site };
  });

  const shown = async (given: string, more: Record<string, unknown> = {}) => {
    const { status, body } = await draft('1', given, more);
    const [block] = body.content?.fields ?? [];
    return { status, title: block?.fields.main_title.content.fr, author: block?.fields.author_name?.content?.fr, body };
  };

  test('is its own page of the website, saved or as the form has it', async () => {
    const saved = await shown(await articleToken());
    expect([saved.status, saved.title, saved.body.draft.published_path]).toEqual([200, 'Écrit hier', null]);
    expect(draftResponse.safeParse(saved.body).error).toBeUndefined();
    expect((await shown(await articleToken(), { edited: { title: 'Tapé' } })).title).toBe('Tapé');
  });

  test('is shown while its date is missing', async () => {
    expect((await shown(await articleToken(), { edited: { published_at: null } })).status).toBe(200);
  });

  test('names no author of another site', async () => {
    const person = async (siteId: string) => {
      const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: siteId } } });
      const data = {
        site: Number(docs[0]?.id),
        kind: 'broker',
        slug: `personne-${siteId}`,
        name: `Personne ${siteId}`,
      } as const;
      return (await content.payload.create({ collection: 'people', data, locale: 'fr' })).id;
    };
    const authorOf = async (author: unknown) => (await shown(await articleToken(), { edited: { author } })).author;
    expect(await authorOf(await person('1'))).toBe('Personne 1');
    expect(await authorOf(await person('2'))).toBeUndefined();
  });

  test('has the address of the published article to leave for', async () => {
    await content.payload.update({
      collection: 'articles',
      id: article.id,
      data: { _status: 'published' },
      locale: 'fr',
    });
    expect((await shown(await articleToken())).body.draft.published_path).toBe(`/fr/blogue/ecrit-${article.id}`);
  });

  test('is answered neither to another site nor to a token of a page of the same id', async () => {
    expect((await draft('2', await articleToken())).status).toBe(404);
    expect((await shown(await token({ kind: 'page', id: String(article.id), purpose: 'editor' }))).title).not.toBe(
      'Écrit hier',
    );
  });
});

describe('the draft of a site', () => {
  const siteOf = async (siteId: string) => {
    const { docs } = await content.payload.find({
      collection: 'sites',
      where: { site_id: { equals: siteId } },
      depth: 0,
    });
    return Number(docs[0]?.id);
  };
  const siteToken = async (siteId = '1') =>
    token({ kind: 'site', id: String(await siteOf(siteId)), purpose: 'editor' });
  const footer = (text: string) => [{ blockType: 'footer_classic_block', agency: text }];

  test('is its home page between the header and the footer of the form', async () => {
    const home = (await content.page('1', '/fr')).body;
    const { status, body } = await draft('1', await siteToken(), { edited: { footer: footer('Nouveau pied') } });
    expect([status, body.draft.published_path]).toEqual([200, '/fr']);
    expect(body.content.fields.map(({ id }: { id: string }) => id)).toEqual(
      home.content.fields.map(({ id }: { id: string }) => id),
    );
    expect(JSON.stringify(body.footer)).toContain('Nouveau pied');
    expect(body.header).toEqual(home.header);
    expect(draftResponse.safeParse(body).error).toBeUndefined();
  });

  test('shows a saved draft that visitors do not see', async () => {
    const data = { footer: footer('Brouillon de pied'), _status: 'draft' } as const;
    await content.payload.update({ collection: 'sites', id: await siteOf('1'), data, locale: 'fr', draft: true });
    expect(JSON.stringify((await draft('1', await siteToken())).body.footer)).toContain('Brouillon de pied');
    expect(JSON.stringify((await content.page('1', '/fr')).body.footer)).not.toContain('Brouillon de pied');
  });

  test('has the colours of the form, which visitors do not see', async () => {
    const edited = { theme: { colors: [{ id: 'a', name: 'accent1.normal', value: '#123456' }] } };
    const { body } = await draft('1', await siteToken(), { edited });
    expect(body.theme.colors).toMatchObject({ accent1: { normal: '#123456' } });
    expect(JSON.stringify((await content.page('1', '/fr')).body.theme)).not.toContain('#123456');
  });

  test('keeps its ids and keys, whatever the form says', async () => {
    const { body } = await draft('1', await siteToken(), { edited: { site_id: '9', site_key: 'stolen' } });
    expect([body.site_id, body.site_key]).toEqual(['1', (await content.page('1', '/fr')).body.site_key]);
  });

  test('is not answered to another site', async () => {
    expect((await draft('2', await siteToken('1'))).status).toBe(404);
    expect((await draft('2', await token({ kind: 'site', id: String(await siteOf('1')) }, '2'))).status).toBe(404);
  });
});

describe('no draft is answered', () => {
  test.each([
    ['to an expired token', () => token({ expires: soon() - 61 }), '1'],
    ['to another site', () => token(), '2'],
    ['to a token of another site for the page', () => token({}, '2'), '2'],
    ['to a token of another key', () => token({}, '1', 'another-key-of-16'), '1'],
    ['to a token for another page', async () => (await token()).replace(`.${pageId}.`, `.${Number(pageId) - 1}.`), '1'],
    ['to a token without a page', () => token({ id: '999999' }), '1'],
    ['without a token', async () => '', '1'],
  ])('%s', async (_, make, siteId) => {
    const { status, body } = await draft(siteId, await make());
    expect(status).toBe(404);
    expect(body).not.toHaveProperty('content');
    expect(body.title.fr).toBe('Ce lien d’aperçu n’est plus valide');
  });

  test('without the key of the service', async () => {
    const body = JSON.stringify({ token: await token(), locale: 'fr' });
    const answer = await content.app.request('/api/draft/1', { method: 'POST', body });
    expect(answer.status).toBe(401);
  });

  test.each([[{ locale: 'de' }], [{ token: 5 }]])('to a body such as %j', async (wrong) => {
    expect((await draft('1', await token(), wrong)).status).toBe(422);
  });
});
