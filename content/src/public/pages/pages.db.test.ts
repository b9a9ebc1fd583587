import { problem } from '@vitrine/contract/core/problem.ts';
import { pageResponse } from '@vitrine/contract/page.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../../test/content-fixture.ts';

let content: ContentFixture;
let siteDocument: number;

beforeAll(async () => {
  content = await startContent('content_pages');
  await content.importSite('1');
  await content.importSite('2');
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
  siteDocument = Number(docs[0]?.id);
});
afterAll(() => content.stop());

/** Creates a published page of site 1 at `/fr/{name}` and `/en/{name}`. */
async function makePage(name: string, data: Record<string, unknown>) {
  const own = { site: siteDocument, title: name, _status: 'published', access: 'public', ...data };
  const { id } = await content.payload.create({
    collection: 'pages',
    data: { ...own, path: `/fr/${name}` },
    locale: 'fr',
  });
  await content.payload.update({ collection: 'pages', id, data: { ...own, path: `/en/${name}` }, locale: 'en' });
  return id;
}

describe('a page that is there', () => {
  test('is answered with 200 in the form of the contract', async () => {
    const { status, body } = await content.page('1', '/fr');
    expect(status).toBe(200);
    expect(pageResponse.safeParse(body).error).toBeUndefined();
  });

  test('brings its blocks, its site’s header and footer, and both languages', async () => {
    const { body } = await content.page('1', '/en');
    expect(body.content.fields.map((block: { block_type: string }) => block.block_type)).toEqual([
      'hero_search_block',
      'text_block_1',
    ]);
    expect(body.content.fields[1]).toMatchObject({
      block_params: { color_scheme: 'inverted' },
      fields: {
        description: {
          cms_component: 'richtext',
          content: { fr: '<p>Un <strong>texte</strong></p>', en: '<p>A text</p>' },
        },
      },
    });
    expect(body.title).toEqual({ fr: 'Accueil', en: 'Home' });
    expect(body).toMatchObject({
      site_id: '1',
      microsite_id: 'm-1',
      site_key: 'site-key-of-site-1',
      site_type: 'agency',
      production: true,
      recaptcha: { version: 'altcha' },
      metadata: { favicon: '/resources/favicon-1.svg' },
      theme: { colors: { accent1: { normal: '#003DA5', dark: '#002266' }, gray1: '#FFFFFF' } },
      footer: { fields: [{ block_type: 'footer_classic_block' }] },
    });
  });

  test('has the SEO title of its editors in the tab', async () => {
    await makePage('titre', { title: 'Titre', seo: { title: 'Titre | Groupe' } });
    expect((await content.page('1', '/fr/titre')).body.title).toEqual({ fr: 'Titre | Groupe', en: 'Titre | Groupe' });
  });

  test('names its addresses in both languages', async () => {
    const { body } = await content.page('1', '/fr/vendre');
    expect(body.alternate_paths).toEqual([
      { locale: 'fr', path: '/fr/vendre' },
      { locale: 'en', path: '/en/sell' },
    ]);
  });

  test('keeps three levels of a menu', async () => {
    const { body } = await content.page('1', '/fr');
    const [first] = body.header.fields[0].fields.menu_repeater;
    const [second] = first.fields.menu_repeater;
    expect(second.fields.menu_repeater[0]).toMatchObject({
      block_type: 'menu_item',
      fields: { link: { text: { fr: 'Trois' } } },
    });
  });

  test('gives pictures their size, placeholder and variants, none wider than the master', async () => {
    const { body } = await content.page('1', '/fr');
    const { fr } = body.content.fields[0].fields.bg_media.media;
    expect(fr).toMatchObject({ url: '/resources/facade-001.webp', alt: 'Une maison', width: 1000, height: 600 });
    expect(fr.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(fr.variants.map(({ url }: { url: string }) => url)).toEqual([
      '/resources/facade-001-480.avif',
      '/resources/facade-001-480.webp',
      '/resources/facade-001-720.avif',
      '/resources/facade-001-720.webp',
    ]);
  });

  test('takes its SEO from its site, but never an address or a title', async () => {
    const { body } = await content.page('1', '/fr');
    expect(body.seo.fr.global).toEqual({ og_description: 'Du site' });
    expect(body.seo.fr.canonical_url).toBeUndefined();
  });

  test('may replace the footer, even with none', async () => {
    const { body } = await content.page('1', '/fr/contact');
    expect(body.content.override).toEqual({ footer: { fields: [] } });
  });

  test('fills a hero with the brokers of its site', async () => {
    const { body } = await content.page('1', '/fr');
    expect(body.content.fields[0].fields.members_repeater).toMatchObject([
      {
        block_type: 'members_carousel_item',
        fields: {
          person_name: { content: { fr: 'Camille Fontaine' } },
          person_subtitle: { content: { fr: 'Courtière immobilière', en: 'Real estate broker' } },
          recipient_type: 'broker',
          recipient_slug: 'camille-fontaine',
          cta_repeater: [{ fields: { cta: { on_click_action: 'open_contact_modal', url: { fr: '/contact' } } } }],
        },
      },
    ]);
  });

  test('is never another site’s', async () => {
    const { body } = await content.page('2', '/fr');
    expect(body.site_key).toBe('site-key-of-site-2');
  });

  test('shows the variant that is asked for, and itself for one that is not there', async () => {
    const blocks = [{ blockType: 'error_block', status_code: 404 }];
    await makePage('variante', { variants: [{ key: '42', name: 'Printemps', color: '#7A3E9D', blocks }] });
    const { body } = await content.page('1', '/fr/variante', { query: { variant: '42' } });
    expect(body.variant).toEqual({ id: '42', name: 'Printemps', color: '#7A3E9D' });
    expect(body.content.fields).toMatchObject([{ block_type: 'error_block' }]);
    const { body: plain } = await content.page('1', '/fr/variante', { query: { variant: '43' } });
    expect(plain).toMatchObject({ variant: null, content: { fields: [] } });
  });

  test('shows a block that depends on a recipient only when the site has such a recipient, in a tab too', async () => {
    const form = (visible_for: string) => ({ blockType: 'contact_form_block', params: { visible_for } });
    const tab = { blockType: 'test_tab_item', main_title: 'Onglet', blocks_repeater: [form('team'), form('broker')] };
    const tabs = { blockType: 'test_block', tabs_repeater: [tab] };
    await content.importSite('3');
    const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '3' } } });
    const site = Number(docs[0]?.id);
    const where = { site: { equals: site }, kind: { not_equals: 'broker' } };
    await content.payload.delete({ collection: 'people', where });
    const blocks = [form('all'), form('broker'), form('team'), form('agency'), tabs];
    await makePage('destinataires', { site, blocks });
    const { body, headers } = await content.page('3', '/fr/destinataires');
    expect(headers.get('cache-tag')?.split(',')).toContain(`people-${site}`);
    const shown = (blocks: { block_params?: { visible_for?: string } }[]) =>
      blocks.map(({ block_params }) => block_params?.visible_for);
    expect(shown(body.content.fields.slice(0, -1))).toEqual(['all', 'broker', 'agency']);
    const [shownTab] = body.content.fields.at(-1).fields.tabs_repeater;
    expect(shown(shownTab.fields.blocks_repeater)).toEqual(['broker']);
  });
});

describe('the status of the answer is the outcome of the page', () => {
  test('301 and 302 carry the location', async () => {
    await makePage('ancien', { redirect: { status: '301', location: '/fr/contact' } });
    await makePage('detour', { redirect: { status: '302', location: 'https://example.ca/' } });
    expect(await content.page('1', '/fr/ancien')).toMatchObject({ status: 301, body: { location: '/fr/contact' } });
    expect(await content.page('1', '/fr/detour')).toMatchObject({
      status: 302,
      body: { location: 'https://example.ca/' },
    });
  });

  test('a path that ends with a slash leads to the one that does not', async () => {
    expect(await content.page('1', '/fr/contact/')).toMatchObject({ status: 301, body: { location: '/fr/contact' } });
  });

  test('a restricted page is 403', async () => {
    await makePage('prive', { access: 'restricted' });
    expect(await content.page('1', '/fr/prive')).toMatchObject({ status: 403, body: { title: null, message: null } });
  });

  test('a page that is not there is 404, and so is a draft', async () => {
    await makePage('brouillon', { _status: 'draft' });
    for (const path of ['/fr/rien', '/', '/de', '/fr/brouillon', '/fr/%E0%A4%A', "/fr/'; drop table pages"]) {
      expect(await content.page('1', path)).toMatchObject({ status: 404, body: { message: null } });
    }
  });

  test('a site under maintenance is 503, and back when it is over', async () => {
    const maintain = async (maintenance: boolean) => {
      await content.payload.update({ collection: 'sites', id: siteDocument, data: { maintenance } });
    };
    await maintain(true);
    await expect.poll(async () => (await content.page('1', '/fr')).status).toBe(503);
    await maintain(false);
    await expect.poll(async () => (await content.page('1', '/fr')).status).toBe(200);
  });
});

describe('a request', () => {
  const ask = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await content.call(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    });
    const json = await answer.json();
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      problem: problem.safeParse(json).data,
      json,
    };
  };

  test.each(['', 'wrong', 'an-api-key-for-the-tests-and-more'])('without the key is refused: “%s”', async (key) => {
    const { status, problem } = await ask('/api/page/1', { path: '/fr' }, { 'x-header-api': key });
    expect(status).toBe(401);
    expect(problem?.type).toMatch(/\/wrong-key$/);
  });

  test('for a site that does not exist gets 404 unknown-site', async () => {
    const { status, type, problem } = await ask('/api/page/99', { path: '/fr' });
    expect({ status, type }).toEqual({ status: 404, type: 'application/problem+json' });
    expect(problem?.type).toMatch(/\/unknown-site$/);
  });

  test.each([
    'site-1.example.ca',
    'SITE-1.example.ca',
    'www.site-1.example.ca',
    'site-1.localhost:3000',
    'site-1.example.ca:8443',
  ])('by the domain %s gets its site', async (domain_name) => {
    const { status, json } = await ask('/api/page', { path: '/fr', domain_name });
    expect(status).toBe(200);
    expect(json).toMatchObject({ site_id: '1' });
  });

  test('by a domain that is nobody’s gets 404 unknown-domain', async () => {
    const { status, problem } = await ask('/api/page', { path: '/fr', domain_name: 'example.org' });
    expect(status).toBe(404);
    expect(problem?.type).toMatch(/\/unknown-domain$/);
  });

  test.each([
    ['no JSON', '{', '(body)'],
    ['no object', '"text"', '(body)'],
    ['no path', '{}', 'path'],
    ['a path without a slash', '{"path":"fr"}', 'path'],
    ['a path that is a number', '{"path":1}', 'path'],
    ['a query that is a list', '{"path":"/fr","query":[1]}', 'query'],
  ])('with %s gets 422 that names the field', async (_, body, field) => {
    const { status, problem } = await ask('/api/page/1', body);
    expect(status).toBe(422);
    expect(problem?.errors?.[0]?.field).toBe(field);
  });

  test('without a domain where one is needed gets 422', async () => {
    const { status, problem } = await ask('/api/page', { path: '/fr' });
    expect(status).toBe(422);
    expect(problem?.errors?.[0]?.field).toBe('domain_name');
  });

  test('with too large a body gets 413', async () => {
    const { status } = await ask('/api/page/1', { path: `/${'a'.repeat(70_000)}` });
    expect(status).toBe(413);
  });

  test('elsewhere gets 404 as a problem', async () => {
    const { status, problem } = await ask('/api/nothing', {});
    expect(status).toBe(404);
    expect(problem?.type).toMatch(/\/unknown-path$/);
  });

  test('is given the request id back', async () => {
    const { headers } = await content.page('1', '/fr', {}, { 'x-request-id': 'abc-1' });
    expect(headers.get('x-request-id')).toBe('abc-1');
  });
});
