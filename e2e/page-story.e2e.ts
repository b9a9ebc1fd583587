import type { Locale } from '@vitrine/contract/locale.ts';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { accountViewTexts } from '../content/src/admin/accounts/account-view-texts.ts';
import { composeTexts } from '../content/src/admin/blocks/compose-texts.ts';
import { dashboardTexts } from '../content/src/admin/dashboard/dashboard-texts.ts';
import { languageTexts } from '../content/src/admin/languages/language-texts.ts';
import { addToMenuTexts } from '../content/src/admin/menus/add-to-menu-texts.ts';
import { previewTexts } from '../content/src/admin/preview/preview-texts.ts';
import { scheduleTexts } from '../content/src/admin/publish/schedule-texts.ts';
import { visibilityTexts } from '../content/src/admin/visibility/visibility-texts.ts';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import {
  adminOrigin,
  callAdmin,
  createAccount,
  expandRow,
  logInByRequest,
  openForm,
  publishPage,
  submitForm,
  waitForForm,
} from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

/** Blocks of the page: what the editor types into the picker, and the titles given to the block. */
const blocks: readonly { query: Record<Locale, string>; title: Record<Locale, string> }[] = [
  {
    query: { fr: 'image et texte', en: 'image and text' },
    title: { fr: 'Vivre au bord du canal', en: 'Living by the canal' },
  },
  { query: { fr: 'points forts', en: 'highlights' }, title: { fr: 'Trois bonnes raisons', en: 'Three good reasons' } },
  { query: { fr: 'texte 1', en: 'text 1' }, title: { fr: 'Le quartier en bref', en: 'The area in brief' } },
  {
    query: { fr: 'liste de témoignages', en: 'list of testimonials' },
    title: { fr: 'Ils y habitent', en: 'They live there' },
  },
  {
    query: { fr: 'questions', en: 'questions' },
    title: { fr: 'Vous vous demandez', en: 'You may wonder' },
  },
  {
    query: { fr: 'appel à l’action', en: 'call to action' },
    title: { fr: 'Visitons ensemble', en: 'Visit it with us' },
  },
];

const pageTitle = { fr: 'Le canal', en: 'The canal' };
/** Ends of the addresses that the form proposes. */
const paths = { fr: 'le-canal', en: 'the-canal' };

const words = {
  fr: { save: 'Enregistrer le brouillon', languages: 'Langues', publish: 'Publier les modifications' },
  en: { save: 'Save Draft', languages: 'Languages', publish: 'Publish changes' },
} as const;

const other = { fr: 'en', en: 'fr' } as const;

/** Makes a site for the current test, and opens the admin for an editor of that site alone who reads it in a language. */
async function openNewSite(language: Locale): Promise<{ editor: Page; website: string }> {
  const administrator = await open();
  await logInByRequest(administrator);
  const run = crypto.randomUUID().slice(0, 8);
  const domain = `canal-${run}.localhost`;
  const created = await callAdmin(administrator, '/api/create-site', {
    method: 'POST',
    data: {
      name: { fr: `Canal ${run}`, en: `Canal ${run}` },
      ...{ type: 'agency', domain, email: `info@${run}.example.com`, preset: 'blue' },
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { site } = await created.json();
  onTestFinished(async () => {
    await callAdmin(administrator, `/api/pages?where[site][equals]=${site}`, { method: 'DELETE' });
    await callAdmin(administrator, `/api/sites/${site}`, { method: 'DELETE' });
  });
  const account = { email: `canal.${run}@example.com`, password: 'Un-mot-de-passe-d-essai' };
  await createAccount(administrator, { ...account, name: 'Mia', role: 'editor', sites: [site] });
  const editor = await open({ locale: `${language}-CA`, viewport: { width: 1600, height: 1000 } });
  const { logIn } = accountViewTexts[language];
  await editor.goto(stack.admin);
  await editor.getByLabel(logIn.email).fill(account.email);
  await editor.getByLabel(logIn.password, { exact: true }).fill(account.password);
  await editor.getByRole('button', { name: logIn.submit }).click();
  return { editor, website: Object.assign(new URL(stack.agency), { hostname: domain }).origin };
}

/** Returns the titles of the blocks of a page of the website. */
const headings = (page: Page | FrameLocator): Promise<string[]> =>
  page.locator('main > [data-block-id] h2, main > [data-block] h2').allTextContents();

const titleOf = (editor: Page, index: number): Locator => editor.locator(`input[name="blocks.${index}.main_title"]`);

/** Expands a block of the form. */
async function expand(editor: Page, index: number): Promise<void> {
  await expandRow(editor.locator(`#blocks-row-${index} > .collapsible`));
  await titleOf(editor, index).waitFor();
}

test.each(inTurn(['en', 'fr'] as const)())(
  'a person who is new to the admin composes a page of six blocks in both languages, shows its preview, schedules it, puts it into the menu and publishes it (%s)',
  async (language) => {
    const second = other[language];
    const t = words[language];
    const { editor, website } = await openNewSite(language);

    // The dashboard leads to a new page.
    await editor.getByRole('link', { name: dashboardTexts[language].create.page }).click();
    await waitForForm(editor);
    await editor.locator('input[name="title"]').fill(pageTitle[language]);
    await expect.poll(() => editor.locator('input[name="path"]').inputValue()).toBe(`/${language}/${paths[language]}`);

    // Each block is found by its name and added by the keyboard; its sample gives way to a title.
    for (const [index, { query, title }] of blocks.entries()) {
      await editor.getByRole('button', { name: composeTexts[language].addBlock, exact: true }).click();
      const search = editor.getByRole('searchbox', { name: composeTexts[language].search });
      expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
      await editor.keyboard.type(query[language]);
      expect(await search.inputValue()).toBe(query[language]);
      await editor.keyboard.press('Enter');
      // The new block has the focus once its form is open.
      await editor.locator(`#blocks-row-${index} :focus`).waitFor();
      await titleOf(editor, index).fill(title[language]);
    }
    const save = editor.getByRole('button', { name: t.save, exact: true });
    await submitForm(editor, save, '/api/pages');
    await editor.waitForURL(/\/pages\/\d+/);
    const form = editor.url();

    // The live preview shows the blocks at work, and a link shows them to a person without an account.
    await editor.locator('#live-preview-toggler').click();
    const preview = editor.frameLocator('#live-preview-iframe');
    await expect.poll(() => headings(preview)).toEqual(blocks.map(({ title }) => title[language]));
    await editor.locator('#live-preview-toggler').click();
    await editor.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: adminOrigin });
    await editor.getByRole('button', { name: previewTexts[language].copy }).click();
    await expect.poll(() => editor.evaluate(() => navigator.clipboard.readText())).toContain(website);
    const visitor = await open();
    await visitor.goto(await editor.evaluate(() => navigator.clipboard.readText()));
    await expect.poll(() => headings(visitor)).toEqual(blocks.map(({ title }) => title[language]));

    // The other language starts as a copy, whose titles are translated.
    await editor.getByRole('link', { name: t.languages, exact: true }).click();
    const texts = languageTexts[language];
    const names = { from: texts.names[language], to: texts.names[second] };
    await editor.getByRole('button', { name: texts.copy(names.from, names.to) }).click();
    await editor.getByText(texts.copied(0).replace(/^0 \S+ \S+ /, '')).waitFor();
    await editor
      .getByRole('link', { name: texts.edit(names.to) })
      .first()
      .click();
    await waitForForm(editor);
    await editor.locator('input[name="title"]').fill(pageTitle[second]);
    for (const [index, { title }] of blocks.entries()) {
      await expand(editor, index);
      await titleOf(editor, index).fill(title[second]);
    }
    const answered = editor.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await submitForm(editor, save, '/api/pages');
    expect((await answered).status()).toBe(200);
    await save.and(editor.locator(':disabled')).waitFor();
    await editor.getByRole('link', { name: t.languages, exact: true }).click();
    await editor
      .getByRole('button', { name: texts.upToDate(names.to) })
      .first()
      .click();
    await editor.getByText(texts.nothingOpen).waitFor();

    // A date is planned, and given up again.
    await openForm(editor, form);
    const plan = scheduleTexts[language];
    await editor.getByLabel(plan.labels.publish).fill('2099-05-01T09:00');
    await editor.getByRole('button', { name: plan.submit, exact: true }).click();
    const anyway = editor.getByRole('button', { name: plan.submitAnyway });
    const planned = editor.getByText(plan.planned.publish('').trim());
    await anyway.or(planned).first().waitFor();
    if (await anyway.isVisible()) await anyway.click();
    await planned.waitFor();
    await editor.getByRole('button', { name: plan.cancel.publish }).click();
    await planned.waitFor({ state: 'detached' });

    // Published, the page says when visitors see it, in both languages.
    await publishPage(editor);
    const visible = visibilityTexts[language];
    const notice = editor.getByRole('region', { name: visible.label });
    await notice.getByText(visible.done.published).waitFor();
    for (const locale of ['fr', 'en'] as const) {
      const address = (await notice.getByRole('link', { name: visible.pages[locale] }).getAttribute('href')) ?? '';
      await visitor.goto(address);
      await expect.poll(() => headings(visitor)).toEqual(blocks.map(({ title }) => title[locale]));
    }

    // The page joins the menu, which is published with the site.
    const menu = addToMenuTexts[language];
    await editor.getByRole('button', { name: menu.button }).click();
    const dialog = editor.getByRole('dialog');
    await dialog.getByRole('radio', { name: menu.firstLevel }).first().check();
    await dialog.getByRole('button', { name: menu.add }).click();
    await dialog.getByText(menu.added).waitFor();
    await dialog.getByRole('link', { name: menu.open }).click();
    await waitForForm(editor);
    await submitForm(editor, editor.getByRole('button', { name: t.publish }), '/api/sites');
    await notice.getByText(visible.done.published).waitFor();
    for (const locale of ['fr', 'en'] as const) {
      await visitor.goto(`${website}/${locale}`);
      const link = visitor.getByRole('banner').getByRole('link', { name: pageTitle[locale], exact: true }).first();
      expect(await link.getAttribute('href')).toBe(`/${locale}/${paths[locale]}`);
    }
  },
  900_000,
);
