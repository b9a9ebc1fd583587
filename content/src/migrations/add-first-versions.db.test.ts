import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ContentFixture, startContent } from '../../test/content-fixture.ts';
import { addFirstVersions } from './add-first-versions.ts';

let content: ContentFixture;

beforeAll(async () => {
  content = await startContent('content_first_versions');
  await content.importSite('1');
});
afterAll(() => content.stop());

const findDrafts = async () =>
  (await content.payload.find({ collection: 'sites', draft: true, locale: 'all', depth: 0 })).docs;
const countVersions = async () => (await content.payload.countVersions({ collection: 'sites' })).totalDocs;

test('a site that was stored before sites had drafts is found by its draft again, in both languages, and gets one version', async () => {
  const [before] = await findDrafts();
  await content.payload.db.pool.query('delete from content._sites_v');
  expect(await findDrafts()).toEqual([]);

  await addFirstVersions(content.payload);
  await addFirstVersions(content.payload);

  const [after] = await findDrafts();
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
  expect(await countVersions()).toBe(1);
});
