import type { Locale } from '@vitrine/contract/locale.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { composeTexts } from '../content/src/admin/blocks/compose-texts.ts';
import { reusableTexts } from '../content/src/admin/blocks/reusable-texts.ts';
import { bulkTexts } from '../content/src/admin/bulk/bulk-texts.ts';
import { feedTexts } from '../content/src/admin/feeds/feed-texts.ts';
import { languageTexts } from '../content/src/admin/languages/language-texts.ts';
import { leadTexts } from '../content/src/admin/leads/lead-texts.ts';
import { addToMenuTexts } from '../content/src/admin/menus/add-to-menu-texts.ts';
import { menuTexts } from '../content/src/admin/menus/menu-texts.ts';
import { privacyTexts } from '../content/src/admin/privacy/privacy-texts.ts';
import { variantTexts } from '../content/src/admin/variants/variant-texts.ts';
import { restoreTexts } from '../content/src/admin/versions/restore-texts.ts';
import { findScreens } from './admin-screens.ts';
import { callAdmin, expandRow } from './admin-session.ts';
import { stack } from './browser.ts';
import { siteId } from './drafts.ts';

/** Creates a draft with a variant and an icon, of which English is missing. */
export async function createComposedPage(page: Page, site: number): Promise<number> {
  const path = `/fr/clavier-${crypto.randomUUID()}`;
  const text = { blockType: 'text_block_1', main_title: 'Un titre' };
  const icons = { blockType: 'icon_list_block', list_items_repeater: [{ blockType: 'icon_list_item' }] };
  const variants = [{ key: 'ete', name: 'Été', color: '#7a3e9d', blocks: [text] }];
  const data = { site, access: 'public', title: 'Au clavier', path, blocks: [icons, text], variants };
  const answer = await callAdmin(page, '/api/pages?draft=true&locale=fr', { method: 'POST', data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()).doc;
  const next = { method: 'PATCH', data: { title: 'Au clavier, ensuite' } };
  expect((await callAdmin(page, `/api/pages/${id}?draft=true&locale=fr`, next)).status()).toBe(200);
  onTestFinished(async () => void (await callAdmin(page, `/api/pages/${id}`, { method: 'DELETE' })));
  return id;
}

/** A dialog of our admin, and the steps with which a test opens it. */
export interface Opening {
  name: string;
  path: string;
  /** Prepares the screen and returns the button that opens the dialog. */
  find: (page: Page) => Promise<Locator> | Locator;
  /** Control that gets the focus back, when it is not the button. */
  returnsTo?: (page: Page) => Locator;
}

/**
 * Returns every dialog that the project adds to Payload, with the button that opens it. The dialogs of one screen are listed one after
 * another, and each leaves the screen as it was.
 */
export async function findOpenings(page: Page, site: number, language: Locale): Promise<Opening[]> {
  const id = await createComposedPage(page, site);
  // Other tests lock the form of the agency's site for accounts of their own.
  const estate = await siteId(page, 'domaine.localhost');
  const form = `/collections/pages/${id}?locale=fr`;
  const button = (name: string | RegExp) => (page: Page) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  const ofVariant = (name: string) => async (page: Page) => {
    await page.getByRole('radio', { name: 'Été' }).click();
    return button(name)(page);
  };
  const selected = (name: string) => async (page: Page) => {
    await page.locator('tbody input[type="checkbox"]').first().click();
    return page.locator('.bulk-actions').getByRole('button', { name, exact: true });
  };
  const screens = await findScreens(page);
  const screen = (pattern: RegExp) => screens.find((path) => pattern.test(path)) ?? '';
  const versions = await callAdmin(
    page,
    `/api/pages/versions?where[parent][equals]=${id}&sort=updatedAt&limit=1&depth=0`,
  );
  const oldest = `/collections/pages/${id}/versions/${(await versions.json()).docs[0].id}`;
  const lead = await findLead(page);
  const { deletion } = leadTexts[language];
  return [
    { name: 'menus of a page', path: form, find: button(addToMenuTexts[language].button) },
    { name: 'block picker', path: form, find: button(composeTexts[language].addBlock) },
    {
      name: 'icon picker',
      path: form,
      async find(page) {
        for (const row of ['#blocks-row-0', '#blocks-0-list_items_repeater-row-0'])
          await page.locator(`${row} .collapsible__toggle`).first().click();
        return page.locator('.icon-field__button').first();
      },
    },
    {
      name: 'reusable block',
      path: form,
      async find(page) {
        await page.locator('#blocks-row-1 .array-actions__button').first().click();
        return page.locator('.array-actions__save-reusable:visible', { hasText: reusableTexts[language].save });
      },
      returnsTo: (page) => page.locator('#blocks-row-1 .array-actions__button').first(),
    },
    { name: 'check before publishing', path: form, find: (page) => page.locator('#action-save') },
    { name: 'new variant', path: form, find: button(variantTexts[language].create) },
    { name: 'comparison of a variant', path: form, find: ofVariant(variantTexts[language].compare) },
    { name: 'replaced page', path: form, find: ofVariant(variantTexts[language].replace) },
    { name: 'pages of a menu', path: `/collections/sites/${estate}`, find: openMenu(language) },
    {
      name: 'publishing of several pages',
      path: '/collections/pages',
      find: selected(bulkTexts[language].buttons.publish),
    },
    {
      name: 'deletion of several people',
      path: '/collections/people',
      find: selected(bulkTexts[language].buttons.delete),
    },
    { name: 'move of several files', path: '/collections/media', find: selected(bulkTexts[language].buttons.move) },
    { name: 'restored version', path: oldest, find: button(restoreTexts[language].all) },
    {
      name: 'replaced translation',
      path: `/collections/pages/${id}/languages`,
      async find(page) {
        await page.getByLabel(languageTexts[language].overwrite).first().click();
        return page.locator('.languages__buttons button').first();
      },
    },
    { name: 'deleted lead', path: lead, find: button(deletion.one) },
    {
      name: 'erased person',
      path: `/privacy?lead=${lead.split('/').at(-1)}`,
      async find(page) {
        await page.locator('input[name="confirm"]').fill(sender);
        return button(privacyTexts[language].erase.button)(page);
      },
    },
    {
      name: 'removed source',
      path: screen(/^\/feeds\/[0-9a-f-]{8,}/),
      find: button(feedTexts[language].actions.remove),
    },
  ];
}

/** Address of the visitor who sends the lead. */
const sender = 'oceane@example.com';

/** Sends a lead as a visitor does, and returns the path of its view. */
export async function findLead(page: Page): Promise<string> {
  const name = `Clavier${Date.now()}`;
  await page.goto(`${stack.agency}/fr/contact`);
  await page.getByLabel('Prénom').fill('Océane');
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Courriel').fill(sender);
  await page.getByLabel('Message').fill('Bonjour, je cherche un plex.');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await page.getByText('Message envoyé').waitFor();
  await page.goto(`${stack.admin}/leads?q=${name}`);
  const address = await page.getByRole('link', { name }).first().getAttribute('href');
  return address?.replace('/admin', '') ?? '';
}

/** Opens the tab of a site's header, and returns the button that adds pages to its menu. */
export const openMenu = (language: Locale) => async (page: Page) => {
  await page.getByRole('button', { name: language === 'fr' ? 'En-tête' : 'Header', exact: true }).click();
  await expandRow(page.locator('#header-row-0 > .collapsible'));
  return page.getByRole('button', { name: menuTexts[language].addPages, exact: true }).first();
};
