import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteName, type StaffApi, startStaffApi } from '../../test/staff-api.ts';

let api: StaffApi;
const blocks: Record<SiteName, number> = { a: 0, b: 0 };
let page = 0;
let draft = 0;

const text = (title: string) => [{ blockType: 'text_block_1', main_title: title }];
const reference = (reusable: number, more: object = {}) => ({ blockType: 'reusable_block', reusable, ...more });

/** Creates a page of site a on behalf of its editor. */
async function createPage(path: string, given: unknown[], status = 'published') {
  const data = {
    site: api.sites.a,
    access: 'public',
    title: path,
    path: `/fr/${path}`,
    blocks: given,
    _status: status,
  };
  const query = status === 'draft' ? '?draft=true&locale=fr' : '?locale=fr';
  const answer = await api.call('editorOfA', `pages${query}`, { json: data });
  return { status: answer.status, id: Number(answer.body.doc?.id) };
}

beforeAll(async () => {
  api = await startStaffApi('content_reusable_blocks');
  for (const [name, role] of [
    ['a', 'editorOfA'],
    ['b', 'editorOfBoth'],
  ] as const) {
    const json = { site: api.sites[name], name: `Invitation ${name}`, blocks: text(`Écrivez-nous ${name}`) };
    blocks[name] = Number((await api.call(role, 'reusable-blocks?locale=fr', { json })).body.doc.id);
  }
  page = (await createPage('accueil', [...text('Avant'), reference(blocks.a)])).id;
  draft = (await createPage('bientot', [reference(blocks.a)], 'draft')).id;
});
afterAll(() => api.stop());

const shown = async (path: string) => (await api.content.page('a', path)).body.content.fields;

describe('a reusable block', () => {
  test('shows on a page in the place and under the id of its reference', async () => {
    const [first, second] = await shown('/fr/accueil');
    expect(first.fields.main_title.content.fr).toBe('Avant');
    const { body } = await api.call('editorOfA', `pages/${page}?locale=fr&depth=0`);
    expect(second).toMatchObject({ id: body.blocks[1].id, block_type: 'text_block_1' });
    expect(second.fields.main_title.content.fr).toBe('Écrivez-nous a');
  });

  test('changes on its pages when it is saved', async () => {
    const json = { blocks: text('Parlons-en') };
    await api.call('editorOfA', `reusable-blocks/${blocks.a}?locale=fr`, { method: 'PATCH', json });
    await expect
      .poll(async () => (await shown('/fr/accueil'))[1].fields.main_title.content.fr, { timeout: 10_000 })
      .toBe('Parlons-en');
  });

  test('may be hidden on one page', async () => {
    await createPage('sans', [reference(blocks.a, { params: { is_hidden: true } }), ...text('Après')]);
    expect(await shown('/fr/sans')).toHaveLength(1);
  });

  test('names the pages that show it, and the drafts', async () => {
    const { status, body } = await api.call('editorOfA', `reusable-blocks/${blocks.a}/uses`);
    expect(status).toBe(200);
    expect(body.uses.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([page, draft]));
  });

  test('is not deleted while a page shows it, and is afterwards', async () => {
    const json = { site: api.sites.a, name: 'Autre', blocks: text('Autre') };
    const { body } = await api.call('editorOfA', 'reusable-blocks?locale=fr', { json });
    const { id } = await createPage('autre', [reference(body.doc.id)]);
    const remove = () => api.call('editorOfA', `reusable-blocks/${body.doc.id}`, { method: 'DELETE' });
    const refused = await remove();
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      409,
      'Ce bloc est montré sur ces pages\u00a0: autre. Retirez-le d’abord de chacune.',
    ]);
    await api.call('editorOfA', `pages/${id}`, { method: 'DELETE' });
    expect((await remove()).status).toBe(200);
  });

  test('holds one block', async () => {
    const json = { site: api.sites.a, name: 'Deux', blocks: [...text('Un'), ...text('Deux')] };
    expect((await api.call('editorOfA', 'reusable-blocks?locale=fr', { json })).status).toBe(400);
    expect((await api.call('editorOfA', 'reusable-blocks?locale=fr', { json: { ...json, blocks: [] } })).status).toBe(
      400,
    );
  });

  test('holds no reusable block', async () => {
    const json = { site: api.sites.a, name: 'Boucle', blocks: [reference(blocks.a)] };
    expect((await api.call('editorOfA', 'reusable-blocks?locale=fr', { json })).status).toBe(400);
  });
});

describe('a reusable block of another site', () => {
  test.each(['published', 'draft'])('stands on no page that is %s', async (status) => {
    expect((await createPage(`etranger-${status}`, [reference(blocks.b)], status)).status).toBe(400);
  });

  test('is neither read nor listed with its pages', async () => {
    expect((await api.call('editorOfA', `reusable-blocks/${blocks.b}`)).status).toBe(404);
    expect((await api.call('editorOfA', `reusable-blocks/${blocks.b}/uses`)).status).toBe(404);
  });

  test('is neither changed nor deleted', async () => {
    const path = `reusable-blocks/${blocks.b}`;
    expect((await api.call('editorOfA', path, { method: 'PATCH', json: { name: 'x' } })).status).toBe(403);
    expect((await api.call('editorOfA', path, { method: 'DELETE' })).status).toBe(403);
  });
});

test.each(['1/uses', '99999999999/uses', 'x/uses', '0/uses'])('a visitor gets nothing of %s', async (path) => {
  expect((await api.call('anonymous', `reusable-blocks/${path}`)).status).toBe(401);
});
