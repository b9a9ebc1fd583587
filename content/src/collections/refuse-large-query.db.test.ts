import type { Where } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_large_query');
});
afterAll(() => api.stop());

const either = (count: number) => Array.from({ length: count }, (_, n) => `where[or][${n}][title][equals]=x`).join('&');
const nested = (depth: number): Where => (depth === 0 ? { title: { equals: 'x' } } : { and: [nested(depth - 1)] });

test('A search with too many conditions is refused in plain words', async () => {
  const { status, body } = await api.call('editorOfA', `pages?${either(101)}`);
  expect({ status, message: body.errors[0].message }).toEqual({
    status: 400,
    message: 'La recherche compte trop de conditions. Gardez au plus 100 conditions, sur 5 niveaux.',
  });
});

test('A search with too many levels is refused', async () => {
  await expect(api.payload.find({ collection: 'pages', where: nested(6) })).rejects.toMatchObject({ status: 400 });
});

test('A search within the bounds is answered', async () => {
  expect((await api.call('editorOfA', `pages?${either(15)}`)).status).toBe(200);
  expect((await api.payload.find({ collection: 'pages', where: nested(5) })).docs).toEqual([]);
});
