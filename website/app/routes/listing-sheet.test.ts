import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pdfText } from '../../../scripts/tests/pdf-text.ts';
import { contextOf } from '../alerts/test-alert-core.ts';
import { fixtures } from '../blocks/property-detail/property-detail.fixture.ts';
import { startTestServices } from '../page/test-services.ts';
import '../block-framework/registry/every-block.server.ts';

const path = '/fr/proprietes/maison-4318-rue-fabre-montreal-20145678';
let answer: { status: number; body: object };
/** Answers with the page of an example; no other address has one. */
const pageOf = (name: string, status = 200) => ({
  status,
  body: {
    content: { fields: [{ ...fixtures[name], id: 'listing' }] },
    title: { fr: 'Propriété' },
    theme: { preset: 'blue' },
    ...{ microsite_id: 'm-1', site_key: 'the-key-of-the-site' },
  },
});

startTestServices((request, response) => {
  let sent = '';
  request.on('data', (chunk) => {
    sent += chunk;
  });
  request.on('end', () => {
    const isListing = sent.includes('20145678');
    const { status, body } = isListing ? answer : { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});

let get: typeof import('./listing-sheet.ts').get;
beforeAll(async () => {
  ({ get } = await import('./listing-sheet.ts'));
});
beforeEach(() => {
  answer = pageOf('default');
});

async function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`https://www.example.ca${address}`, { headers });
  const given = await get({ request, url: new URL(request.url), isDocument: true, params: {}, context: contextOf() });
  return given instanceof Response ? given : given.response;
}

test('a sheet is a PDF named after the address, kept from search engines, and asked for again each time', async () => {
  const response = await ask(`${path}/fiche.pdf`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="maison-4318-rue-fabre-montreal-20145678.pdf"',
    'x-robots-tag': 'noindex',
    'cache-control': 'private, no-cache',
  });
  expect(pdfText(Buffer.from(await response.arrayBuffer()))).toContain('4318, rue Fabre');
  const etag = response.headers.get('etag') ?? '';
  expect((await ask(`${path}/fiche.pdf`, { 'if-none-match': etag })).status).toBe(304);
  expect((await ask(`${path}/fiche-complete.pdf`, { 'if-none-match': etag })).status).toBe(200);
});

test('a listing whose price changed has another sheet at once', async () => {
  const { etag } = Object.fromEntries((await ask(`${path}/fiche.pdf`)).headers);
  answer = JSON.parse(JSON.stringify(answer).replace('1249000', '1199000'));
  const response = await ask(`${path}/fiche.pdf`, { 'if-none-match': etag ?? '' });
  expect(response.status).toBe(200);
  expect(pdfText(Buffer.from(await response.arrayBuffer()))).toContain('1\u00a0199\u00a0000');
});

test.each([
  ['of an unknown listing', 404, { status: 404, body: {} }],
  ['of a listing off the market for long', 410, pageOf('sold long ago', 410)],
  ['while core is unavailable', 503, pageOf('core did not answer')],
])('the sheet %s is %d', async (_, status, given) => {
  answer = given;
  expect((await ask(`${path}/fiche.pdf`)).status).toBe(status);
});

test('the sheet of a listing that just left the market leads to its page, which says so', async () => {
  answer = pageOf('off the market');
  const response = await ask(`${path}/fiche.pdf`);
  expect([response.status, response.headers.get('location')]).toEqual([302, path]);
});

test('the sheet at another address of the listing leads to that at its own', async () => {
  answer = { status: 301, body: { location: path } };
  const response = await ask('/fr/proprietes/20145678/fiche-complete.pdf');
  expect([response.status, response.headers.get('location')]).toEqual([301, `${path}/fiche-complete.pdf`]);
});
