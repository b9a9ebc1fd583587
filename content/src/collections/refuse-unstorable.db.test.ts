import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StaffApi, startStaffApi, uploadForm } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_unstorable');
});
afterAll(() => api.stop());

const sentence = 'La requête contient une valeur ou un caractère qui ne peut pas être enregistré.';
const escapes = ['\\u0000', '\\ud800', '\\udc00x', '\\ud83d'];

describe.each(escapes)('%s in a request', (written) => {
  test.each([
    ['POST', 'pages?locale=fr', '"title": "a?"'],
    ['POST', 'pages?locale=fr&draft=true', '"title": "a?"'],
    ['POST', 'articles?draft=true', '"body": {"root": {"children": [{"text": "?"}]}}'],
    ['POST', 'pages?draft=true', '"blocks": [{"blockType": "text_block_1", "id": "?"}]'],
    ['PATCH', 'users/SELF', '"name": "?"'],
    ['PATCH', 'pages?where[id][equals]=1', '"title": "?"'],
  ])('is refused with a sentence by %s /%s', async (method, path, field) => {
    const site = `"site": ${api.sites.a}`;
    const text = `{${site}, ${field.replace('?', written)}}`;
    const { status, body } = await api.call('admin', path.replace('SELF', `${api.users.admin}`), { method, text });
    expect({ status, message: body.errors[0].message }).toEqual({ status: 400, message: sentence });
  });

  test('is no reason to fail for the settings of an account', async () => {
    const { status } = await api.call('admin', 'payload-preferences/list', { text: `{"value": {"a": "${written}"}}` });
    expect(status).toBe(400);
  });

  test('is refused in a log-in and in a form', async () => {
    const text = `{"email": "admin${written}@example.ca", "password": "x"}`;
    expect((await api.call('anonymous', 'users/login', { text })).status).toBe(400);
    const form = new FormData();
    form.set('_payload', `{"site": ${api.sites.a}, "label": "${written}"}`);
    expect((await api.call('admin', 'categories', { method: 'POST', form })).status).toBe(400);
  });
});

test.each([
  'pages?where[title][equals]=%00',
  'pages?where[title][like]=%00&draft=true',
  'pages/versions?where[version.title][like]=a%00',
  'pages/count?where[slug][in][]=%00',
  'payload-preferences/%00',
  'pages/%00',
  'pages/versions/%00',
  'pages/abc',
  'pages/99999999999999',
  'pages/1.5',
  'pages?where[id][equals]=99999999999999',
  `pages?where[title][equals]=${'a'.repeat(2504)}`,
])('GET /%s never gets 500', async (path) => {
  expect((await api.call('admin', path)).status).toBeLessThan(500);
});

test('A category that does not exist is refused with 400', async () => {
  const data = { site: api.sites.a, title: 'x', slug: 'x', category: 999_999, _status: 'published' };
  expect((await api.call('admin', 'articles', { json: data })).status).toBe(400);
  expect((await api.call('admin', 'articles?draft=true', { json: data })).status).toBe(400);
});

test('A NUL in the name of a file is refused with a sentence', async () => {
  const form = uploadForm(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'a\0.svg', { site: api.sites.a });
  const { status, body } = await api.call('editorOfA', 'media', { method: 'POST', form });
  expect({ status, message: body.errors[0].message }).toEqual({ status: 400, message: sentence });
});

test('A request without a language writes and finds French', async () => {
  const { status, body } = await api.call('admin', 'categories', { json: { site: api.sites.a, label: 'Sans langue' } });
  expect(status).toBe(201);
  const inFrench = await api.payload.findByID({ collection: 'categories', id: body.doc.id, locale: 'fr' });
  expect(inFrench.label).toBe('Sans langue');
  const found = await api.call('admin', 'categories?where[label][equals]=Sans%20langue');
  expect(found.body.totalDocs).toBe(1);
});

test('A lock that names no collection is refused', async () => {
  const json = {
    document: { relationTo: 'nothing', value: 1 },
    user: { relationTo: 'users', value: api.users.editorOfA },
  };
  expect((await api.call('editorOfA', 'payload-locked-documents', { json })).status).toBe(403);
});
