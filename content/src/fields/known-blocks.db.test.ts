import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_known_blocks');
});
afterAll(() => api.stop());

const save = (content: object, status: 'draft' | 'published') =>
  api.call('editorOfA', 'pages', {
    json: {
      site: api.sites.a,
      title: 'Essai',
      path: `/fr/essai-${status}`,
      access: 'public',
      _status: status,
      ...content,
    },
  });
const tabs = (blockType: unknown) => ({
  blockType: 'test_block',
  tabs_repeater: [{ blockType: 'test_tab_item', main_title: 'Un', blocks_repeater: [{ blockType }] }],
});
/** Slugs that no list of blocks in a page accepts. */
const unknown = [
  'script_embed_block_level_9',
  'spacer_block_level_2',
  'test_tab_item',
  '__proto__',
  'constructor',
  '',
  7,
  null,
];

test.each(unknown)('A page with a block of the type %o is refused, as a draft too.', async (blockType) => {
  for (const status of ['draft', 'published'] as const) {
    for (const content of [
      { blocks: [{ blockType, script: '<script>x()</script>' }] },
      { variants: [{ key: 'v', name: 'V', blocks: [{ blockType }] }] },
      { blocks: [tabs(blockType)] },
    ]) {
      const { status: answered, body } = await save(content, status);
      expect(answered).toBe(400);
      expect(JSON.stringify(body)).toContain('Retirez ce bloc.');
    }
  }
  const { totalDocs } = await api.payload.find({ collection: 'pages', where: { title: { equals: 'Essai' } } });
  expect(totalDocs).toBe(0);
});

test('Sites and reusable blocks refuse them as well.', async () => {
  const blocks = [{ blockType: 'script_embed_block_level_9' }];
  const created = await api.call('editorOfA', 'reusable-blocks', { json: { site: api.sites.a, name: 'R', blocks } });
  expect(created.status).toBe(400);
  const changed = await api.call('admin', `sites/${api.sites.a}`, { method: 'PATCH', json: { header: blocks } });
  expect(changed.status).toBe(400);
});
