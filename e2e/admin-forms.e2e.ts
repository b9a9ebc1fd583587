import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, logInByRequest, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { createDraft, useDrafts } from './drafts.ts';

// An editor is told why a form was not saved, and loses nothing that was typed.

const open = useBrowser();
const { openAsEditor, openDraft } = useDrafts(open);

type Language = 'fr' | 'en';
const languages = inTurn(['fr', 'en'] as const);

const blocks = [
  { blockType: 'text_block_1', main_title: 'Un début' },
  { blockType: 'test_block', tabs_repeater: [{ blockType: 'test_tab_item', main_title: '' }] },
];

/** Opens the form of a draft whose second block lacks a required text. */
async function openPageForm(language: Language, width = 1440): Promise<Page> {
  const page = await open({ viewport: { width, height: 900 } });
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
  const id = await createDraft(page);
  const path = `/api/pages/${id}?draft=true&locale=fr`;
  expect((await callAdmin(page, path, { method: 'PATCH', data: { blocks } })).status()).toBe(200);
  await openForm(page, `${stack.admin}/collections/pages/${id}?locale=fr`);
  return page;
}

const title = (page: Page) => page.locator('input[name="title"]');
const location = (page: Page) => page.locator('input[name="redirect.location"]');
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

const texts = {
  fr: {
    publish: 'Publier les modifications',
    anyway: 'Publier quand même',
    save: 'Enregistrer le brouillon',
    heading: /champs? (sont|est) à corriger/,
    title: 'Titre, en français\u00a0: obligatoire',
    tab: 'Bloc 2, Bloc d’essai · Onglet 1 · Titre, en français\u00a0: obligatoire',
    location: /^Redirection · Destination, en français, onglet Réglages : La destination est un chemin/,
    settings: 'Réglages',
    otherPath: /^Chemin, en anglais : Le chemin « \/en\/taken-.+ est déjà pris/,
    failed: /L’enregistrement n’a pas abouti/,
    retry: 'Réessayer',
    kept: /Copie gardée dans ce navigateur/,
    saved: /Brouillon enregistré à \d/,
    lost: 'Des modifications n’ont pas été enregistrées',
    resume: 'Reprendre ces modifications',
    notResumed: /^Le serveur n’a pas répondu/,
    toFrench: 'Revenir au texte français',
    discard: 'Supprimer ces modifications',
    titleOf: 'Titre',
    theirs: /^Enregistré depuis/,
  },
  en: {
    publish: 'Publish changes',
    anyway: 'Publish anyway',
    save: 'Save Draft',
    heading: /fields? needs? correcting/,
    title: 'Title, in French: required',
    tab: 'Block 2, Test block · Tab 1 · Title, in French: required',
    location: /^Redirection · Destination, in French, Settings tab: The destination is a path/,
    settings: 'Settings',
    otherPath: /^Path, in English: The path “\/en\/taken-.+ is already taken/,
    failed: /Saving did not work/,
    retry: 'Try again',
    kept: /Copy kept in this browser/,
    saved: /Draft saved at \d/,
    lost: 'Some changes were not saved',
    resume: 'Resume these changes',
    notResumed: /^The server did not answer/,
    toFrench: 'Back to the French text',
    discard: 'Delete these changes',
    titleOf: 'Title',
    theirs: /^Saved since/,
  },
} as const;

/** Publishes despite what the check before it names, until the form shows a region and no dialog. */
async function publishUntil(page: Page, language: Language, region: RegExp) {
  const t = texts[language];
  const summary = page.getByRole('region', { name: region });
  const anyway = page.getByRole('button', { name: t.anyway, exact: true });
  const publish = page.getByRole('button', { name: t.publish, exact: true });
  // The form ignores presses until it has validated its fields; an answer may take a while.
  const press = async () => {
    if (await anyway.isVisible()) {
      await anyway.click();
      await summary.waitFor({ timeout: 15_000 }).catch(() => undefined);
    } else if (!(await summary.isVisible())) {
      await publish.click({ timeout: 2000 }).catch(() => undefined);
      await anyway.waitFor({ timeout: 10_000 }).catch(() => undefined);
    }
    return (await summary.isVisible()) && !(await anyway.isVisible());
  };
  await expect.poll(press, { interval: 500 }).toBe(true);
  return summary;
}

/** Pause after a change, after which Payload sends the form to the server, ms. */
const formPauseMs = 250;

/** Holds the answers to the checks of a page's form from here on. */
async function holdFormChecks(page: Page) {
  const { pathname } = new URL(page.url());
  let held = Promise.withResolvers<void>();
  let release = Promise.withResolvers<void>();
  let isHolding = true;
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const response = await route.fetch();
      const { promise } = release;
      held.resolve();
      if (isHolding) await promise;
      await route.fulfill({ response });
    },
  );
  return {
    waitForHeld: () => held.promise,
    releaseOne() {
      const { resolve } = release;
      held = Promise.withResolvers();
      release = Promise.withResolvers();
      resolve();
    },
    releaseAll() {
      isHolding = false;
      release.resolve();
    },
  };
}

/** Opens a page that could not be published, whose form checks are held from here on. */
async function openRefusedPage() {
  const t = texts.fr;
  const page = await openPageForm('fr');
  await title(page).fill('');
  const summary = await publishUntil(page, 'fr', t.heading);
  const errorOf = (name: string) => summary.getByRole('link', { name, exact: true });
  return {
    page,
    checks: await holdFormChecks(page),
    /** Types the text that the second block lacks, from the link of its error. */
    async correctTab() {
      await errorOf(t.tab).press('Enter');
      await expect.poll(() => hasFocus(page, 'input[name="blocks.1.tabs_repeater.0.main_title"]')).toBe(true);
      await page.keyboard.type('Un onglet');
    },
    /** Expects that the error of that text goes, and the one of the title stays. */
    async expectTabCorrect() {
      await errorOf(t.tab).waitFor({ state: 'detached' });
      expect(await errorOf(t.title).count()).toBe(1);
    },
  };
}

describe('a page that cannot be published', () => {
  test.each(languages())(
    'says which fields are wrong, and leads to them, on a wide screen and on a phone (%s)',
    async (language) => {
      const t = texts[language];
      const page = await openPageForm(language, language === 'fr' ? 1440 : 390);
      await title(page).fill('');
      const summary = await publishUntil(page, language, t.heading);
      await expect.poll(() => hasFocus(page, '.save-summary')).toBe(true);
      await expectAccessible(page, { within: '.save-summary' });
      await summary.getByRole('link', { name: t.tab, exact: true }).press('Enter');
      await expect.poll(() => hasFocus(page, 'input[name="blocks.1.tabs_repeater.0.main_title"]')).toBe(true);
      await page.keyboard.type('Un onglet');
      await summary.getByRole('link', { name: t.tab, exact: true }).waitFor({ state: 'detached' });
      await summary.getByRole('link', { name: t.title, exact: true }).press('Enter');
      await expect.poll(() => hasFocus(page, 'input[name="title"]')).toBe(true);
      await page.keyboard.type('Un titre');
      await summary.waitFor({ state: 'detached' });
    },
  );

  test('takes an error away whose correction was typed just before the server’s answer to an earlier change', async () => {
    const { page, checks, correctTab, expectTabCorrect } = await openRefusedPage();
    await page.locator('input[name="path"]').fill(`/fr/${crypto.randomUUID()}`);
    await checks.waitForHeld();
    await correctTab();
    checks.releaseAll();
    await expectTabCorrect();
  });

  test('takes an error away whose correction was typed before the late answers to two earlier changes', async () => {
    const { page, checks, correctTab, expectTabCorrect } = await openRefusedPage();
    const path = page.locator('input[name="path"]');
    await path.fill(`/fr/${crypto.randomUUID()}`);
    await checks.waitForHeld();
    // The second change waits for the answer to the first.
    await path.fill(`/fr/${crypto.randomUUID()}`);
    await page.waitForTimeout(2 * formPauseMs);
    await correctTab();
    checks.releaseOne();
    await page.waitForTimeout(1.8 * formPauseMs);
    checks.releaseAll();
    await expectTabCorrect();
  });

  test.each(languages())('leads to a field of another tab, and may be published again (%s)', async (language) => {
    const t = texts[language];
    const page = await openPageForm(language);
    await page.locator('#blocks-row-1 .collapsible__toggle').first().click();
    await page.getByRole('button', { name: t.settings, exact: true }).click();
    await location(page).fill('nulle part');
    await page.locator('.tabs-field__tab-button').first().click();
    const summary = await publishUntil(page, language, t.heading);
    await summary.getByRole('link', { name: t.tab, exact: true }).press('Enter');
    await expect.poll(() => hasFocus(page, 'input[name="blocks.1.tabs_repeater.0.main_title"]')).toBe(true);
    await page.keyboard.type('Un onglet');
    // The server alone knows the form of a destination; it is asked after a change, or by the next attempt.
    await publishUntil(page, language, t.heading);
    await expect.poll(() => summary.getByRole('link', { name: t.location }).count()).toBe(1);
    await summary.getByRole('link', { name: t.location }).press('Enter');
    await expect.poll(() => hasFocus(page, 'input[name="redirect.location"]')).toBe(true);
    expect(await page.getByRole('button', { name: t.publish, exact: true }).isEnabled()).toBe(true);
  });
});

test.each(languages())(
  'a page whose path is taken in the other language says so, and leads to that language (%s)',
  async (language) => {
    const t = texts[language];
    const page = await openPageForm(language);
    const id = Number(/pages\/(\d+)/.exec(page.url())?.[1]);
    const english = `/en/taken-${crypto.randomUUID()}`;
    const other = await createDraft(page);
    const patch = (page_: number, locale: string, data: object, draft = true) =>
      callAdmin(page, `/api/pages/${page_}?locale=${locale}${draft ? '&draft=true' : ''}`, { method: 'PATCH', data });
    await patch(other, 'en', { path: english });
    expect((await patch(other, 'fr', { _status: 'published' }, false)).status()).toBe(200);
    const block = { blockType: 'text_block_1', main_title: 'Un début' };
    await patch(id, 'fr', { blocks: [block] });
    expect((await patch(id, 'en', { path: english })).status()).toBe(200);
    await openForm(page, page.url());
    const summary = await publishUntil(page, language, t.heading);
    await expectAccessible(page, { within: '.save-summary' });
    await summary.getByRole('link', { name: t.otherPath }).click();
    // The form still has what was not published; a copy of it is kept.
    await page.locator('#confirm-action').click();
    await page.waitForURL(/locale=en/);
    await expect.poll(() => hasFocus(page, 'input[name="path"]')).toBe(true);
    expect(await page.locator('input[name="path"]').inputValue()).toBe(english);
  },
);

describe('a form that is not saved', () => {
  test.each(languages())('says that the service did not answer, and is saved by another try (%s)', async (language) => {
    const t = texts[language];
    const page = await openPageForm(language);
    await title(page).fill('Hors ligne');
    await page.getByText(t.kept).waitFor();
    const isSave = (url: URL) => /^\/api\/pages\/\d+$/.test(url.pathname);
    await page.route(isSave, (route) => route.abort());
    await page.getByRole('button', { name: t.save, exact: true }).click();
    const notice = page.getByRole('region', { name: t.failed });
    await notice.waitFor();
    expect(await title(page).inputValue()).toBe('Hors ligne');
    await page.unroute(isSave);
    await notice.getByRole('button', { name: t.retry }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByText(t.saved).waitFor();
  });

  test.each(languages())('offers its changes again after the tab was closed (%s)', async (language) => {
    const t = texts[language];
    const page = await openPageForm(language);
    const address = page.url();
    const crash = async () => {
      // The browser's warning about unsaved changes would block the navigation.
      page.once('dialog', (dialog) => void dialog.accept());
      await openForm(page, address);
    };
    await title(page).fill('Un titre perdu');
    await page.getByText(t.kept).waitFor();
    await crash();
    const offer = page.getByRole('region', { name: t.lost });
    await offer.waitFor();
    expect(await title(page).inputValue()).toBe('Brouillon');
    await expectAccessible(page, { within: '.unsaved-copy' });
    const form = (url: URL) => url.pathname === new URL(address).pathname;
    await page.route(form, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await offer.getByRole('button', { name: t.resume }).click();
    await page.getByText(t.notResumed).waitFor();
    expect(await title(page).inputValue()).toBe('Brouillon');
    await page.unroute(form);
    await offer.getByRole('button', { name: t.resume }).click();
    await expect.poll(() => title(page).inputValue()).toBe('Un titre perdu');
    expect(await page.locator('#blocks-row-1').count()).toBe(1);
    await page.getByText(t.kept).waitFor();
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await page.getByText(t.saved).waitFor();
    await openForm(page, address);
    expect(await title(page).inputValue()).toBe('Un titre perdu');
    expect(await offer.count()).toBe(0);
    await title(page).fill('Un titre de trop');
    await page.getByText(t.kept).waitFor();
    await crash();
    await offer.getByRole('button', { name: t.discard }).click();
    await openForm(page, address);
    expect(await offer.count()).toBe(0);
  });
});

test.each(languages())(
  'changes that are resumed join those that somebody else has saved, and what both changed is chosen (%s)',
  async (language) => {
    const t = texts[language];
    const page = await openPageForm(language);
    const address = page.url();
    const id = /pages\/(\d+)/.exec(address)?.[1];
    const path = page.locator('input[name="path"]');
    const own = `/fr/mienne-${Date.now()}`;
    await title(page).fill('Mon titre');
    await path.fill(own);
    await page.getByText(t.kept).waitFor();
    const { blocks: saved } = await (await callAdmin(page, `/api/pages/${id}?draft=true&locale=fr&depth=0`)).json();
    const theirs = { title: 'Leur titre', blocks: [{ ...saved[0], main_title: 'Leur début' }, ...saved.slice(1)] };
    const call = { method: 'PATCH', data: theirs };
    expect((await callAdmin(page, `/api/pages/${id}?draft=true&locale=fr`, call)).status()).toBe(200);
    page.once('dialog', (dialog) => void dialog.accept());
    await openForm(page, address);
    const offer = page.getByRole('region', { name: t.lost });
    const conflict = offer.getByRole('group', { name: t.titleOf });
    expect(await offer.getByRole('group').count()).toBe(1);
    await expectAccessible(page, { within: '.unsaved-copy' });
    await conflict.getByRole('radio', { name: t.theirs }).check();
    await offer.getByRole('button', { name: t.resume }).click();
    await expect.poll(() => path.inputValue()).toBe(own);
    expect(await title(page).inputValue()).toBe('Leur titre');
    await page.getByText(t.kept).waitFor();
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await page.getByText(t.saved).waitFor();
    const doc = await (await callAdmin(page, `/api/pages/${id}?draft=true&locale=fr&depth=0`)).json();
    expect([doc.title, doc.path, doc.blocks[0].main_title]).toEqual(['Leur titre', own, 'Leur début']);
  },
);

test.each(languages())(
  'a new page whose language is changed leads back to the text of the other one (%s)',
  async (language) => {
    const t = texts[language];
    const page = await openAsEditor(language);
    await openForm(page, `${stack.admin}/collections/pages/create?locale=fr`);
    await title(page).fill('Un texte français');
    await page.getByText(t.kept).waitFor();
    await page.locator('.localizer button').first().click();
    await page.locator('.popup-button-list__button').filter({ hasText: '(en)' }).click();
    const back = page.getByRole('link', { name: t.toFrench });
    await back.waitFor();
    await page.locator('form[data-form-ready="true"]').first().waitFor();
    expect(await title(page).inputValue()).toBe('');
    await expectAccessible(page, { within: '.unsaved-copy' });
    await back.click();
    await page.getByRole('region', { name: t.lost }).getByRole('button', { name: t.resume }).click();
    await expect.poll(() => title(page).inputValue()).toBe('Un texte français');
  },
);

test('the copies of unsaved forms go with a log-out, and those of others when somebody else logs in', async () => {
  const page = await openDraft();
  const copies = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-form/')).length);
  await title(page).fill('Un titre pour moi seul');
  await page.getByText(texts.fr.kept).waitFor();
  expect(await copies()).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  const other = { values: { title: 'D’un autre compte' }, keptAt: new Date().toISOString(), basedOn: null, base: null };
  await page.evaluate((copy) => localStorage.setItem('unsaved-form/0/pages/1/fr', copy), JSON.stringify(other));
  await page.goto(`${stack.admin}/collections/pages`);
  await expect.poll(copies).toBe(1);
  await page.goto(`${stack.admin}/logout`);
  await page.waitForURL(/\/admin\/login/);
  await expect.poll(copies).toBe(0);
});

test('a dialog with typed text is not closed by the Escape key before it is confirmed', async () => {
  const page = await openPageForm('fr');
  await page.getByRole('button', { name: 'Créer une variante' }).click();
  const dialog = page.getByRole('dialog', { name: 'Créer une variante' });
  await dialog.getByRole('textbox', { name: 'Nom de la variante' }).fill('Été');
  await page.keyboard.press('Escape');
  await dialog.getByText('Ce que vous avez écrit serait perdu.').waitFor();
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Nom de la variante' }).inputValue()).toBe('Été');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Fermer sans enregistrer' }).click();
  await dialog.waitFor({ state: 'detached' });
});
