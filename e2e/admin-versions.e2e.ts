import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, logInByRequest } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { siteId } from './drafts.ts';

const open = useBrowser();

/** Unique word, which tells the documents of this run from those of other tests on the same stack. */
const run = `version-${Date.now()}`;

async function logIn(language: 'fr' | 'en'): Promise<Page> {
  const page = await open(language === 'en' ? { locale: 'en-CA' } : {});
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
  return page;
}

const block = (id: string, title: string) => ({ id, blockType: 'text_block_1', main_title: title });

/** Creates a published page in both languages with a later draft, in which texts and blocks changed; returns its id. */
async function createVersions(page: Page, path: string): Promise<number> {
  const data = { site: await siteId(page, 'localhost'), access: 'public', title: 'Vendre sa maison' };
  const blocks = [block('one', 'Premier bloc'), block('two', 'Deuxième bloc')];
  const created = await callAdmin(page, '/api/pages?locale=fr', {
    method: 'POST',
    data: { ...data, path: `/fr/${path}`, blocks, _status: 'published' },
  });
  expect(created.status()).toBe(201);
  const { id } = (await created.json()).doc;
  onTestFinished(async () => void (await callAdmin(page, `/api/pages/${id}`, { method: 'DELETE' })));
  const save = (locale: string, draft: boolean, values: unknown) =>
    callAdmin(page, `/api/pages/${id}?locale=${locale}&draft=${draft}`, { method: 'PATCH', data: values });
  await save('en', false, { title: 'Sell your house', path: `/en/${path}`, _status: 'published' });
  const changed = [block('two', 'Deuxième bloc'), block('three', 'Troisième bloc')];
  await save('fr', true, { title: 'Vendre votre maison', blocks: changed });
  return id;
}

test.each(
  inTurn([
    ['fr', 'Brouillon actuel', 'En ligne', 'supprimé', 'ajouté', 'Français'],
    ['en', 'Current draft', 'Live', 'removed', 'added', 'French'],
  ] as const)(),
)(
  'the versions of a page say word by word and block by block what changed (%s)',
  async (language, latest, live, removed, added, french) => {
    const page = await logIn(language);
    const id = await createVersions(page, `${run}-${language}`);
    await page.goto(`${stack.admin}/collections/pages/${id}/versions`);
    const row = page.getByRole('row').filter({ hasText: latest });
    await row.waitFor();
    expect(await page.getByRole('row').filter({ hasText: live }).count()).toBe(1);
    // The breadcrumbs lead back to the form, also where the address was opened directly.
    const form = `/admin/collections/pages/${id}`;
    await page.locator(`.step-nav a[href="${form}"]`).waitFor();
    await expectAccessible(page, { within: '.versions-view' });
    await row.getByRole('link').click();
    const changes = page.locator('.versions-view');
    await changes.getByText(french, { exact: true }).first().waitFor();
    expect(await changes.locator('del').filter({ hasText: 'sa' }).count()).toBeGreaterThan(0);
    expect(await changes.locator('ins').filter({ hasText: 'votre' }).count()).toBeGreaterThan(0);
    await changes.getByRole('heading', { name: new RegExp(`Premier bloc ${removed}`) }).waitFor();
    await changes.getByRole('heading', { name: new RegExp(`Troisième bloc ${added}`) }).waitFor();
    expect(await changes.getByRole('heading', { name: /Deuxième bloc/ }).count()).toBe(0);
    await expectAccessible(page, { within: '.versions-view' });
  },
);

test.each(
  inTurn([
    ['en', 'Restore the whole version', /no text in this language: English/, 'Restore as a draft', 'Premier bloc'],
    [
      'fr',
      'Rétablir toute la version',
      /aucun texte dans cette langue\s: anglais/,
      'Rétablir comme brouillon',
      'Premier bloc',
    ],
  ] as const)(),
)('restoring a version warns of the language that is lost (%s)', async (language, restore, warning, confirm, title) => {
  const page = await logIn(language);
  const path = `retour-${run}-${language}`;
  const id = await createVersions(page, path);
  const answer = await callAdmin(
    page,
    `/api/pages/versions?where[parent][equals]=${id}&sort=updatedAt&limit=1&depth=0`,
  );
  const [first] = (await answer.json()).docs;
  await page.goto(`${stack.admin}/collections/pages/${id}/versions/${first.id}`);
  await page.getByRole('button', { name: restore }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(warning).waitFor();
  await expectAccessible(page, { within: '.form-dialog' });
  await dialog.getByRole('button', { name: confirm }).press('Enter');
  await page.waitForURL(new RegExp(`/collections/pages/${id}$`));
  const draft = await (await callAdmin(page, `/api/pages/${id}?draft=true&locale=all&depth=0`)).json();
  expect(draft.blocks.map(({ main_title }: { main_title: { fr: string } }) => main_title.fr)).toContain(title);
  expect(draft.title.en ?? null).toBeNull();
  const live = await (await callAdmin(page, `/api/pages/${id}?locale=en&depth=0`)).json();
  expect([live._status, live.title]).toEqual(['published', 'Sell your house']);
});
