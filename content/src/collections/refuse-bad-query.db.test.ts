import type { Where } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_bad_query');
});
afterAll(() => api.stop());

const either = (count: number) => Array.from({ length: count }, (_, n) => `where[or][${n}][id][equals]=1`).join('&');
const nested = (depth: number): Where => (depth === 0 ? { title: { equals: 'x' } } : { and: [nested(depth - 1)] });

const tooLarge = 'La recherche compte trop de conditions. Gardez au plus 100 conditions, sur 5 niveaux.';
const asGet = { method: 'POST', headers: { 'x-payload-http-method-override': 'GET' } };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

const answerOf = async (...call: Parameters<StaffApi['call']>) => {
  const { status, body } = await api.call(...call);
  return { status, message: body.errors?.[0]?.message };
};

describe('A search with too many conditions is refused in plain words', () => {
  test.each([
    'pages',
    'pages/count',
    'pages/versions',
    'audit-log',
    'payload-folders',
    'payload-preferences',
    'payload-locked-documents',
    'payload-locked-documents/count',
  ])('by GET /%s', async (path) => {
    expect(await answerOf('editorOfA', `${path}?${either(101)}`)).toEqual({ status: 400, message: tooLarge });
  });

  test.each(['pages', 'payload-locked-documents', 'users'])('by PATCH and DELETE /%s', async (path) => {
    const many = `${path}?${either(101)}`;
    expect(await answerOf('admin', many, { method: 'PATCH', json: {} })).toEqual({ status: 400, message: tooLarge });
    expect(await answerOf('admin', many, { method: 'DELETE' })).toEqual({ status: 400, message: tooLarge });
  });

  test('by a POST that stands for a GET', async () => {
    const { headers, method } = asGet;
    const call = { method, text: either(101), headers: { ...headers, ...urlencoded } };
    expect(await answerOf('editorOfA', 'pages', call)).toEqual({ status: 400, message: tooLarge });
  });

  test('among the documents that are joined to those found', async () => {
    const joined = either(101).replaceAll('where', 'joins[documentsAndFolders][where]');
    expect(await answerOf('editorOfA', `payload-folders?${joined}`)).toEqual({ status: 400, message: tooLarge });
  });

  test.each(['pages', 'payload-preferences'] as const)('by the server, as for the lists of %s', async (collection) => {
    const call = api.payload.find({ collection: collection as 'pages', where: nested(6) });
    await expect(call).rejects.toMatchObject({ status: 400 });
  });
});

test('A search with thousands of levels is refused', async () => {
  const where = encodeURIComponent(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`);
  expect(await answerOf('editorOfA', `pages?where=${where}`)).toEqual({ status: 400, message: tooLarge });
});

test('A list with more values than PostgreSQL takes is refused', async () => {
  const { headers, method } = asGet;
  const text = `where[id][in]=${Array.from({ length: 70_000 }, (_, n) => n)}`;
  expect(await answerOf('editorOfA', 'pages', { method, text, headers: { ...headers, ...urlencoded } })).toEqual({
    status: 400,
    message: 'La recherche contient une liste de plus de 20 000 valeurs. Cherchez-en moins à la fois.',
  });
});

test('A search within the bounds is answered', async () => {
  expect((await api.call('editorOfA', `pages?${either(15)}`)).status).toBe(200);
  expect((await api.payload.find({ collection: 'pages', where: nested(5) })).docs).toEqual([]);
  expect((await api.call('editorOfA', 'pages?page=0&limit=0&sort=-updatedAt,title')).status).toBe(200);
  expect((await api.call('editorOfA', 'pages/versions?sort=-version.updatedAt')).status).toBe(200);
});

const number = 'Le numéro de page et le nombre de résultats par page sont des nombres entiers, de 1 à 1 000 000.';
const comparison = 'La recherche compare un champ d’une manière qui n’existe pas pour lui.';
const order = 'Une liste ne se trie que par les champs de ses propres documents.';

describe.each(['pages', 'pages/versions', 'payload-locked-documents'])('GET /%s', (path) => {
  test.each([
    ['page=-1', number],
    ['page=1.5', number],
    ['page=99999999999999999999', number],
    ['limit=-1', number],
    ['limit=1e309', number],
    ['limit=many', number],
    ['where[id][near]=1', comparison],
    ['where[or][0][id][within]=1', comparison],
    ['where={', 'La requête n’est pas du JSON valide.'],
    ['where[createdAt][like]=1', 'La requête contient une valeur ou un caractère qui ne peut pas être enregistré.'],
  ])('with %s is refused in plain words', async (query, message) => {
    expect(await answerOf('editorOfA', `${path}?${query}`)).toEqual({ status: 400, message });
  });
});

test.each([
  'pages?sort=-site.hosts',
  'pages?sort=title,site.name',
  'pages?sort=site__hosts',
  'pages?draft=true&sort=site.hosts',
  'pages/versions?sort=-version.site.hosts',
  'users?sort=sites.hosts',
])('GET /%s is not sorted by another document', async (path) => {
  expect(await answerOf('admin', path)).toEqual({ status: 400, message: order });
});

test.each([
  ['sites?sort=site_key', 'site_key'],
  ['sites?where[site_key][like]=the', 'site_key'],
  ['pages?where[nothing][equals]=1', 'nothing'],
])('GET /%s names the field that an editor may not use', async (path, field) => {
  const message = `Ce champ n’existe pas ou ne vous est pas ouvert : ${field}`;
  expect(await answerOf('editorOfA', path)).toEqual({ status: 400, message });
});

test('A refusal is in the language of the reader', async () => {
  const { message } = await answerOf('editorOfA', 'pages?page=-1', { headers: { 'accept-language': 'en' } });
  expect(message).toBe('The page number and the number of results on a page are whole numbers from 1 to 1,000,000.');
});
