import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf } from '../alerts/test-alert-core.ts';
import { startTestServices } from '../page/test-services.ts';
import '../block-framework/registry/every-block.server.ts';

const wireText = (fr: string, en: string) => ({ cms_component: 'text', content: { fr, en } });
const draft = {
  content: { fields: [{ id: 'a', block_type: 'text_block_1', fields: { main_title: wireText('Bientôt', 'Soon') } }] },
  title: { fr: 'Brouillon', en: 'Draft' },
  metadata: { elements: [{ tag: 'script', content: 'countVisit()', position: 'head' }] },
  alternate_paths: [{ locale: 'fr', path: '/fr/nouvelle' }],
  draft: { purpose: 'link', published_path: '/fr/ancienne' },
};

let answer: { status: number; body: unknown };
/** Time after which a draft is answered, ms. */
let delayMs: number;
const asked: { url: string; body: unknown }[] = [];
/** A content service that gives `answer` to every request for a draft and has no other page. */
startTestServices(async (request, response) => {
  const sent = await text(request);
  const url = request.url ?? '';
  if (url === '/healthz') return void response.end('{}');
  const { status, body } = url.startsWith('/api/draft/') ? answer : { status: 503, body: {} };
  if (url.startsWith('/api/draft/')) {
    asked.push({ url, body: JSON.parse(sent) });
    await setTimeout(delayMs);
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});

let handle: typeof import('../entry.server.ts').handle;

beforeAll(async () => {
  ({ handle } = await import('../entry.server.ts'));
});
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: draft };
  delayMs = 0;
});

const open = async (path: string, init: RequestInit = {}) => {
  const { response, cache, policy } = await handle(new Request(`https://www.example.ca${path}`, init), contextOf());
  return { status: response.status, headers: response.headers, html: await response.text(), cache, policy };
};

test('a draft is shown with its banner to whoever has its token', async () => {
  const { status, html } = await open('/fr/apercu?preview=link.12.99.abc');
  expect(status).toBe(200);
  expect(html).toContain('Bientôt');
  expect(html).toContain('Vous voyez un brouillon');
  expect(html).toMatch(/<a href="\/fr\/ancienne"[^>]*>Quitter l’aperçu/);
  expect(asked).toEqual([
    {
      url: '/api/draft/7',
      body: { token: 'link.12.99.abc', locale: 'fr', edited: null, variant: null, production: true },
    },
  ]);
});

test('a draft is shown in English too', async () => {
  answer = { status: 200, body: { ...draft, draft: { purpose: 'link', published_path: null } } };
  const { html } = await open('/en/preview?preview=token');
  expect(html).toContain('Soon');
  expect(html).toContain('You are viewing a draft');
  expect(html).toMatch(/<a href="\/en"[^>]*>Leave the preview/);
});

test('nobody keeps, lists or frames a draft, and no other site learns its address', async () => {
  const { headers, html, cache, policy } = await open('/fr/apercu?preview=token');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(cache).toBeNull();
  expect(policy.isFramedByAdmin).toBe(false);
  expect(html).toContain('noindex, nofollow');
  expect(html).not.toContain('rel="canonical"');
});

test('scripts of other services do not run on a draft', async () => {
  expect((await open('/fr/apercu?preview=token')).html).not.toContain('countVisit()');
});

test('a refused token leads to an error page in the words of the content service', async () => {
  answer = { status: 404, body: { title: { fr: 'Lien expiré', en: 'Expired' }, message: null } };
  const { status, headers, html } = await open('/fr/apercu?preview=token');
  expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect(html).toContain('Lien expiré');
  expect(html).not.toContain('Vous voyez un brouillon');
});

test('an answer that is no draft is not shown', async () => {
  answer = { status: 200, body: { ...draft, draft: undefined } };
  const { status, html } = await open('/fr/apercu?preview=token');
  expect(status).toBe(500);
  expect(html).not.toContain('Bientôt');
});

const forEditor = () => ({ status: 200, body: { ...draft, draft: { ...draft.draft, purpose: 'editor' } } });
const form = (origin: string, body = JSON.stringify({ edited: { blocks: 0 }, variant: 'ete' })) => ({
  method: 'POST',
  headers: { origin },
  body,
});

test('the admin may embed the draft of an editor, without the banner', async () => {
  answer = forEditor();
  const alone = await open('/fr/apercu?preview=token');
  const embedded = await open('/fr/apercu?preview=token', { headers: { 'sec-fetch-dest': 'iframe' } });
  expect([alone, embedded].map(({ policy }) => policy.isFramedByAdmin)).toEqual([true, true]);
  expect(alone.html).toContain('Vous voyez un brouillon');
  expect(embedded.html).not.toContain('Vous voyez un brouillon');
  expect(embedded.html).toContain('Bientôt');
});

test('a draft that is late is waited for, in the preview and with the values of the form', async () => {
  answer = forEditor();
  delayMs = 2500;
  const path = '/fr/apercu?preview=token';
  const answers = await Promise.all([open(path), open(path, form('https://www.example.ca'))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each([404, 503])('the admin shows an editor why there is no draft (%i)', async (status) => {
  answer = { status, body: {} };
  const failed = await open('/fr/apercu?preview=token', { headers: { 'sec-fetch-dest': 'iframe' } });
  expect([failed.status, failed.policy.isFramedByAdmin]).toEqual([status, true]);
  expect(failed.html).toContain('<h1');
});

test('the values of the form are finished for the preview page', async () => {
  answer = forEditor();
  const { status, headers, html } = await open('/fr/apercu?preview=token', form('https://www.example.ca'));
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(JSON.parse(html).page.main[0].fields.main_title).toBe('Bientôt');
  expect(asked[0]?.body).toMatchObject({ edited: { blocks: 0 }, variant: 'ete' });
});

test.each(['https://evil.example', 'https://admin.example.ca', 'null'])(
  'a page of %s sends no values',
  async (origin) => {
    expect((await open('/fr/apercu?preview=token', form(origin))).status).toBe(403);
    expect(asked).toEqual([]);
  },
);

test.each(['[]', '"x"', 'x'])('%s is no form', async (body) => {
  expect((await open('/fr/apercu?preview=token', form('https://www.example.ca', body))).status).toBe(422);
});

test('a refused token gets no finished page', async () => {
  answer = { status: 404, body: {} };
  expect((await open('/fr/apercu?preview=token', form('https://www.example.ca'))).status).toBe(404);
});
