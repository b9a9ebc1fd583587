import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
beforeAll(async () => {
  api = await startStaffApi('content_embedded_code');
});
afterAll(() => api.stop());

const page = (path: string, blocks: unknown[]) => ({
  ...{ site: api.sites.a, title: 'Essai', path, access: 'public', _status: 'published' },
  blocks,
});
const embed = (script: string, id?: string) => ({ ...(id && { id }), blockType: 'script_embed_block', script });
/** Returns the code of the embeds of a page. */
const codesOf = async (id: number): Promise<(string | undefined)[]> => {
  const { blocks } = await api.payload.findByID({ collection: 'pages', id, depth: 0 });
  return (blocks as { script?: string | null }[]).map(({ script }) => script ?? undefined);
};

test('An administrator writes embedded code.', async () => {
  const { status, body } = await api.call('admin', 'pages', { json: page('/fr/admin', [embed('<p>A</p>')]) });
  expect(status).toBe(201);
  expect(await codesOf(body.doc.id)).toEqual(['<p>A</p>']);
});

test('An editor who saves a page neither adds nor changes its code, and keeps what is there.', async () => {
  const created = await api.call('editorOfA', 'pages', { json: page('/fr/editor', [embed('<script>x()</script>')]) });
  expect(await codesOf(created.body.doc.id)).toEqual([undefined]);

  const { body } = await api.call('admin', 'pages', { json: page('/fr/both', [embed('<p>A</p>')]) });
  const { id, blocks } = body.doc;
  const saved = await api.call('editorOfA', `pages/${id}`, {
    method: 'PATCH',
    json: { title: 'Autre', blocks: [embed('<script>mine()</script>', blocks[0].id), embed('<script>new()</script>')] },
  });
  expect(saved.status).toBe(200);
  expect(await codesOf(id)).toEqual(['<p>A</p>', undefined]);
});
