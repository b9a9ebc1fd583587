import type { CorePrivacyFacts } from '@vitrine/contract/core/privacy-facts.ts';
import { privacyFacts } from '@vitrine/contract/privacy-facts.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type ContentFixture, startContent, startCoreDouble } from '../../../test/content-fixture.ts';

const usual: CorePrivacyFacts = {
  ...{ message_days: 1095, proof_days: 1095, backup_days: 14, has_listings: false, sends_to_crm: false },
  ...{ sends_to_board: false, reports: 'never', tour_players: [], picture_hosts: [] },
};

let facts: CorePrivacyFacts | 'down' = usual;
let content: ContentFixture;
let core: Awaited<ReturnType<typeof startCoreDouble>>;
let site: number;
const path = '/fr/vos-renseignements';

beforeAll(async () => {
  core = await startCoreDouble((request, response) => {
    const isAsked = request.url?.endsWith('/privacy-facts');
    const data = isAsked ? facts : { propertiesListing: [], total: 0 };
    const status = data === 'down' ? 503 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
  });
  content = await startContent('content_privacy_facts', core.url);
  await content.importSite('1');
  const { docs } = await content.payload.find({ collection: 'sites', where: { site_id: { equals: '1' } } });
  site = Number(docs[0]?.id);
  // The pages of the imported site have forms of their own.
  await content.payload.delete({ collection: 'pages', where: { site: { equals: site } } });
  await add([{ blockType: 'privacy_notice_block' }], { path, stays: true });
});
afterAll(async () => {
  await content.stop();
  await core.stop();
});
beforeEach(() => {
  facts = usual;
});

let number = 0;
interface Given {
  path?: string;
  status?: 'draft' | 'published';
  access?: 'public' | 'restricted';
  stays?: boolean;
}

/** Adds a French page with blocks until the test ends. */
async function add(
  blocks: object[],
  { path: own, status = 'published', access = 'public', stays = false }: Given = {},
) {
  number += 1;
  const data = { site, title: 'Page', path: own ?? `/fr/page-${number}`, access, _status: status, blocks };
  const { id } = await content.payload.create({ collection: 'pages', locale: 'fr', data, draft: status === 'draft' });
  if (!stays) onTestFinished(async () => void (await content.payload.delete({ collection: 'pages', id })));
}

const noticeOf = async () => (await content.page('1', path)).body.content.fields[0].block_params.core_data;
const factsOf = async () => privacyFacts.parse((await noticeOf()).privacy);

test('a site without forms collects by none', async () => {
  expect(await factsOf()).toMatchObject({
    ...usual,
    forms: [],
    has_films: false,
    frame_hosts: [],
    has_code: false,
    code_hosts: [],
  });
});

test('the answer names the pages and people of its site, so that a change of them clears it everywhere', async () => {
  const tags = (await content.page('1', path)).headers.get('cache-tag')?.split(',');
  expect(tags).toEqual(expect.arrayContaining([`pages-${site}`, `people-${site}`]));
});

test.each([
  ['contact_form_block', ['contact_form']],
  ['property_valuation_block', ['property_valuation']],
  ['property_alert_block', ['property_alert']],
  ['search_properties_block', ['property_alert']],
])('a page with %s changes the notice at once, and back when it is gone', async (blockType, forms) => {
  await expect.poll(async () => (await factsOf()).forms).toEqual([]);
  await add([{ blockType }]);
  await expect.poll(async () => (await factsOf()).forms).toEqual(forms);
});

test('a form that is hidden, a draft or on a restricted page collects nothing', async () => {
  await add([{ blockType: 'contact_form_block', params: { is_hidden: true } }]);
  await add([{ blockType: 'contact_form_block' }], { status: 'draft' });
  await add([{ blockType: 'contact_form_block' }], { access: 'restricted' });
  // The notice shows this page, so that it has seen the others.
  await add([{ blockType: 'script_embed_block', script: '<script src="https://seen.example/a.js"></script>' }]);
  await expect.poll(() => factsOf()).toMatchObject({ code_hosts: ['seen.example'], forms: [] });
});

test('a form within the tabs of a page counts', async () => {
  const tab = {
    blockType: 'test_tab_item',
    main_title: 'Onglet',
    blocks_repeater: [{ blockType: 'contact_form_block' }],
  };
  await add([{ blockType: 'test_block', tabs_repeater: [tab] }]);
  await expect.poll(async () => (await factsOf()).forms).toEqual(['contact_form']);
});

test('listings bring the forms of their pages', async () => {
  facts = { ...usual, has_listings: true };
  await add([]);
  await expect.poll(async () => (await factsOf()).forms).toEqual(['contact_form', 'visit_request']);
});

test('frames, code within pages and films are known by their hosts', async () => {
  await add([
    { blockType: 'property_iframe_block', params: { core_data: { iframeUrl: 'https://projet.example/fr' } } },
  ]);
  await add([{ blockType: 'script_embed_block', script: '<script src="https://code.example/a.js"></script>' }]);
  await expect
    .poll(() => factsOf())
    .toMatchObject({ frame_hosts: ['projet.example'], code_hosts: ['code.example'], has_code: true, has_films: false });
  const film = (url: string) => ({ kind: 'video', video: { origin: 'external_video', sources: [{ url }] } });
  await add([
    { blockType: 'hero_block_1', bg_media: film('https://video.example/watch') },
    { blockType: 'contact_form_block' },
  ]);
  await expect.poll(() => factsOf()).toMatchObject({ film_hosts: ['video.example'], has_films: false });
  await add([{ blockType: 'hero_block_1', bg_media: film('https://www.youtube.com/watch?v=dQw4w9WgXcQ') }]);
  await expect.poll(async () => (await factsOf()).has_films).toBe(true);
});

test('while core does not answer the notice says so, and is not cached', async () => {
  facts = 'down';
  await add([]);
  await expect.poll(() => noticeOf()).toEqual({ failed: true });
  facts = usual;
  await expect.poll(() => factsOf()).toMatchObject(usual);
});
