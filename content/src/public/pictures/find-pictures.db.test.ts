import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../../test/staff-api.ts';
import { withPictures } from './find-pictures.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_find_pictures');
});
afterAll(() => api.stop());

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');

test('A site shows its own pictures and shared ones, and none of another site.', async () => {
  const add = async (name: string, site?: number) => {
    const file = { name: `${name}.svg`, data: svg, size: svg.length, mimetype: 'image/svg+xml' };
    return (await api.payload.create({ collection: 'media', data: site === undefined ? {} : { site }, file })).id;
  };
  const ids = [await add('own', api.sites.a), await add('shared'), await add('foreign', api.sites.b)];
  const found = await withPictures(api.payload, api.sites.a, (find) => ids.map((id) => find(id)?.filename));
  expect(found).toEqual(['own.svg', 'shared.svg', undefined]);
});
