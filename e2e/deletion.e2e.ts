import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, logInByRequest, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { siteId } from './drafts.ts';

const open = useBrowser();

const texts = {
  fr: {
    ...{
      menu: '2 éléments l’utilisent',
      one: '1 élément l’utilise',
      outcome: /ne seront plus montrés/,
      first: /Retirez-le d’abord/,
    },
    ...{ confirm: 'Confirmer', cancel: 'Annuler', deletion: 'Supprimer', none: /Rien ne l’utilise/ },
  },
  en: {
    ...{
      menu: '2 items use it',
      one: '1 item uses it',
      outcome: /will no longer be shown/,
      first: /Remove it from each/,
    },
    ...{ confirm: 'Confirm', cancel: 'Cancel', deletion: 'Delete', none: /Nothing uses it/ },
  },
} as const;

async function create(page: Page, collection: string, data: object): Promise<number> {
  const answer = await callAdmin(page, `/api/${collection}?locale=fr`, { method: 'POST', data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()).doc;
  onTestFinished(async () => {
    await callAdmin(page, `/api/${collection}/${id}?trash=true`, { method: 'DELETE' });
  });
  return id;
}

/** Opens the dialog that deletes a document, by keyboard. */
async function openDialog(page: Page, address: string, deletion: string) {
  await openForm(page, `${stack.admin}/collections/${address}`);
  const menu = page.locator('.doc-controls__popup button').first();
  const item = page.getByRole('button', { name: deletion, exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await item.waitFor();
  // Payload moves the focus to the first item a frame after it has opened the popup.
  await page.locator('.popup__content :focus').waitFor();
  await item.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator('.uses p').first().waitFor();
  return dialog;
}

describe.each(['fr', 'en'] as const)('before a deletion (%s)', (language) => {
  const t = texts[language];

  async function start() {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    await logInByRequest(page);
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
    const site = await siteId(page, 'localhost');
    const run = crypto.randomUUID().slice(0, 8);
    const createPage = (title: string, blocks: unknown[] = []) =>
      create(page, 'pages', {
        ...{ site, access: 'public', title: `${title} ${run}`, path: `/fr/${title}-${run}`, blocks },
        _status: 'published',
      });
    return { page, run, site, createPage };
  }

  test('of a page, its dialog names what links to it, with links to it', async () => {
    const { page, run, site, createPage } = await start();
    const target = await createPage('cible');
    const cta_repeater = [{ blockType: 'cta_item', cta: { text: 'Voir', page: target } }];
    const using = await createPage('guide', [{ blockType: 'cta_block', main_title: 'Guide', cta_repeater }]);
    await create(page, 'redirects', { site, source: `/ancienne-${run}`, target_page: target, status: '301' });
    const dialog = await openDialog(page, `pages/${target}`, t.deletion);
    await dialog.getByRole('heading', { name: t.menu }).waitFor();
    await dialog.getByText(t.outcome).waitFor();
    await expectAccessible(page, { within: '.uses' });
    const link = dialog.getByRole('link', { name: `guide ${run}` });
    expect(await link.getAttribute('href')).toBe(`/admin/collections/pages/${using}`);
    expect(await dialog.getByRole('link', { name: `/ancienne-${run}` }).count()).toBe(1);
    await dialog.getByRole('button', { name: t.cancel }).click();
    expect((await callAdmin(page, `/api/pages/${target}`)).status()).toBe(200);
    const unused = await openDialog(page, `pages/${using}`, t.deletion);
    await unused.getByText(t.none).waitFor();
    await unused.getByRole('button', { name: t.confirm }).click();
    await page.waitForURL(/\/collections\/pages(\?|$)/);
    expect((await callAdmin(page, `/api/pages/${using}`)).status()).toBe(404);
  });

  test('of a reusable block on a page, its dialog has no button that deletes it', async () => {
    const { page, run, site, createPage } = await start();
    const blocks = [{ blockType: 'text_block_1', main_title: 'Écrivez-nous' }];
    const block = await create(page, 'reusable-blocks', { site, name: `Invitation ${run}`, blocks });
    await createPage('accueil', [{ blockType: 'reusable_block', reusable: block }]);
    const dialog = await openDialog(page, `reusable-blocks/${block}`, t.deletion);
    await dialog.getByRole('heading', { name: t.one }).waitFor();
    await dialog.getByText(t.first).waitFor();
    expect(await dialog.getByRole('button').allTextContents()).toEqual([t.cancel]);
  });
});
