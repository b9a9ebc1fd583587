import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pdfPages, pdfText } from '../../../../scripts/tests/pdf-text.ts';
import { contextOf } from '../../alerts/test-alert-core.ts';
import type { HtmlAnswer } from '../../document/hash-inline-elements.server.ts';
import { startTestServices } from '../../page/test-services.ts';
import type { RouteCall } from '../route.ts';

const counts = { view: 42, heart: 3, share: 1, sheet: 0, lead: 1 };
const days = ['08', '09', '10', '11', '12', '13', '14'].map((day) => ({ day: `2026-06-${day}`, ...counts }));
const report = {
  ...{
    status: 'active',
    locale: 'fr',
    site_name: 'Agence Boréale',
    days,
    totals: counts,
    previous: counts,
    ever: counts,
  },
  listing: {
    uls: '10000001',
    type: 'Maison',
    address: '1240, rue des Érables, Montréal',
    url: '/proprietes/x-10000001',
  },
  contact: { name: 'Maude Gagnon', email: 'maude@boreale.example' },
};
const token = 't'.repeat(43);

let answer: { status: number; body?: unknown };
let asked: string[] = [];
startTestServices((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://service');
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (!pathname.startsWith('/api/swc/'))
    return json(200, { content: { fields: [] }, microsite_id: 'm-1', site_key: 'the-key-of-the-site' });
  asked.push(`${request.method} ${pathname}`);
  if (request.method === 'DELETE') return response.writeHead(answer.status === 200 ? 204 : answer.status).end();
  return json(answer.status, answer.body ?? {});
});

let end: typeof import('./seller-report-end.ts');
let pdf: typeof import('./seller-report-pdf.ts');
beforeAll(async () => {
  [end, pdf] = await Promise.all([import('./seller-report-end.ts'), import('./seller-report-pdf.ts')]);
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { data: report } };
});

const call = (given = token, method = 'GET'): RouteCall => {
  const request = new Request(`https://www.example.ca/api/seller-reports/${given}/x`, { method });
  return { request, url: new URL(request.url), isDocument: true, params: { token: given }, context: contextOf() };
};
const words = async (page: Response | HtmlAnswer) => ('response' in page ? page.response : page).text();

test('opening the link asks, and the button or a mail program ends the report', async () => {
  expect(await words(await end.get(call()))).toMatch(/Mettre fin au rapport/);
  expect(asked).toEqual([`GET /api/swc/m-1/seller-reports/${token}`]);
  expect(await words(await end.post(call(token, 'POST')))).toMatch(/ne vous sera plus envoyé/);
  expect(asked.at(-1)).toBe(`DELETE /api/swc/m-1/seller-reports/${token}`);
});

test('a link that leads nowhere says so, and core is not asked for what is no token', async () => {
  answer = { status: 404 };
  expect(await words(await end.get(call()))).toMatch(/Report not found|Rapport introuvable/);
  asked = [];
  expect((await pdf.get(call('../x'))).status).toBe(404);
  expect(asked).toEqual([]);
});

test('the PDF is one page in the language of the seller', async () => {
  const file = await pdf.get(call());
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    ...[200, 'application/pdf', 'private, no-store'],
  ]);
  expect(pdfPages(bytes)).toBe(1);
  const text = pdfText(bytes).replace(/[\n\u00a0]/g, ' ');
  expect(text).toMatch(/Rapport de la semaine[\s\S]*1240, rue des Érables[\s\S]*Vues de la page[\s\S]*42/);
  expect(text).toContain('Maude Gagnon');
});

test('a report that has ended has no PDF, and one that cannot be read is asked for again', async () => {
  answer = { status: 200, body: { data: { ...report, status: 'ended' } } };
  expect((await pdf.get(call())).status).toBe(404);
  answer = { status: 503 };
  expect((await pdf.get(call())).status).toBe(503);
});
