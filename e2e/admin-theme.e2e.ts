import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, createAccount, logInByRequest, openForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { siteId } from './drafts.ts';

const open = useBrowser();
const languages = inTurn(['fr', 'en'] as const);

const adminIn = async (language: 'fr' | 'en') => {
  const page = await open({ viewport: { width: 1400, height: 1000 } });
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
  return page;
};

/** Creates a site of its own for the current test: others show the colours of the demo. */
async function createSite(page: Page): Promise<number> {
  const id = `theme-${crypto.randomUUID().slice(0, 8)}`;
  const theme = {
    preset: 'blue',
    colors: [
      { name: 'accent1.normal', value: '#336633' },
      { name: 'accent3.normal', value: '#112233' },
    ],
  };
  const data = {
    name: id,
    site_id: id,
    microsite_id: id,
    site_key: `key-of-${id}-for-tests`,
    site_type: 'agency',
    theme,
  };
  const answer = await callAdmin(page, '/api/sites?draft=true', {
    method: 'POST',
    data: { ...data, _status: 'draft' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { doc } = await answer.json();
  onTestFinished(async () => void (await callAdmin(page, `/api/sites/${doc.id}`, { method: 'DELETE' })));
  return doc.id;
}

const texts = {
  fr: {
    looks: 'Apparence',
    red: 'Rouge',
    undo: 'Revenir aux couleurs précédentes',
    good: 'Toutes les couleurs se lisent bien.',
    publish: 'Publier les modifications',
    title: 'Des couleurs se lisent mal',
    correct: 'Corriger',
    save: 'Enregistrer le brouillon',
  },
  en: {
    looks: 'Looks',
    red: 'Red',
    undo: 'Back to the previous colours',
    good: 'All colours are easy to read.',
    publish: 'Publish changes',
    title: 'Some colours are hard to read',
    correct: 'Correct',
    save: 'Save Draft',
  },
} as const;

test.each(languages())(
  'a preset fills the colours of a site, one step leads back, and colours that are hard to read are named (%s)',
  async (language) => {
    const t = texts[language];
    const page = await adminIn(language);
    const site = await createSite(page);
    await openForm(page, `${stack.admin}/collections/sites/${site}`);
    await page.getByRole('button', { name: t.looks, exact: true }).click();
    const rows = page.locator('[id^="theme-colors-row-"]');
    const values = async () => (await rows.allTextContents()).map((label) => /#[0-9A-F]{6}/.exec(label)?.[0]);
    await expect.poll(values).toEqual(['#336633', '#112233']);
    await page.getByText(t.good).waitFor();
    await page.getByRole('button', { name: t.red, exact: true }).click();
    await expect.poll(async () => (await values()).slice(0, 2)).toEqual(['#DC1C2E', '#112233']);
    await expect.poll(async () => (await values()).length).toBeGreaterThan(20);
    await expectAccessible(page, { within: '.theme-panel' });
    await page.getByRole('button', { name: t.undo }).click();
    await expect.poll(values).toEqual(['#336633', '#112233']);

    const accent = page.locator('input[name="theme.colors.0.value"]');
    // The form may be given its state by the server after the row was opened, which closes it.
    const openRow = async () => {
      if (!(await accent.isVisible())) await rows.first().locator('.collapsible__toggle').first().click();
      return accent.isVisible();
    };
    await expect.poll(openRow, { interval: 1000 }).toBe(true);
    await accent.fill('#F0F0A0');
    await page.getByText(t.good).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: t.publish }).click();
    const dialog = page.getByRole('dialog', { name: t.title });
    await dialog.waitFor();
    await expectAccessible(page, { within: '.form-dialog' });
    await dialog.getByRole('button', { name: t.correct }).click();
    await dialog.waitFor({ state: 'detached' });
    const { theme } = await (await callAdmin(page, `/api/sites/${site}?depth=0`)).json();
    expect(theme.colors[0].value).toBe('#336633');
  },
);

const settings = {
  fr: {
    title: 'Réglages des propriétés',
    days: /page conservée \(jours\)/,
    save: 'Enregistrer',
    saved: 'Réglages enregistrés',
  },
  en: { title: 'Listing settings', days: /page kept \(days\)/, save: 'Save', saved: 'Settings saved' },
} as const;

test.each(languages())('an administrator sets how long the chosen site shows listings (%s)', async (language) => {
  const t = settings[language];
  const page = await adminIn(language);
  const site = await siteId(page, 'localhost');
  await page.context().addCookies([{ name: 'vitrine-site', value: String(site), url: stack.admin }]);
  await page.goto(`${stack.admin}/listing-settings`);
  await page.getByRole('heading', { level: 1, name: t.title }).waitFor();
  const form = page.getByRole('form');
  expect(await form.count()).toBe(1);
  const days = form.getByLabel(t.days).first();
  await expectAccessible(page, { within: '.leads--settings' });
  await days.fill('45');
  await form.getByRole('button', { name: t.save, exact: true }).click();
  await page.getByText(t.saved).waitFor();
  await page.reload();
  await expect.poll(() => form.getByLabel(t.days).first().inputValue()).toBe('45');
  await form.getByLabel(t.days).first().fill('90');
  await form.getByRole('button', { name: t.save, exact: true }).click();
  await page.getByText(t.saved).waitFor();
});

test('an editor neither sees nor changes the listing settings', async () => {
  const admin = await adminIn('fr');
  const account = { email: `reglages.${crypto.randomUUID()}@example.com`, password: 'Un-mot-de-passe-d-essai' };
  await createAccount(admin, { ...account, role: 'editor', sites: [] });
  const page = await open();
  await logInByRequest(page, account);
  await page.goto(`${stack.admin}/listing-settings`);
  await page.getByText('Seuls les administrateurs changent ces réglages.').waitFor();
  expect(await page.getByRole('form').count()).toBe(0);
  expect(await page.locator('#nav-listing-settings').count()).toBe(0);
});
