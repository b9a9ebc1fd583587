import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, stack, useBrowser } from './browser.ts';

const open = useBrowser();
const sections = `${stack.agency}/qa/sections?block=highlights&fixture=default`;

const setEditMode = async (page: Page) => {
  await page.goto(`${stack.agency}/qa/parametres-generaux`);
  await page.getByLabel('Mode édition').check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Les paramètres sont enregistrés.').waitFor();
};

const blockBar = (page: Page) => page.getByRole('toolbar', { name: /Points forts/ });
const title = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const scheme = (page: Page) => page.locator('[data-block]').first().getAttribute('data-scheme');

describe('the settings of the QA area', () => {
  test('are off at first, and kept without JavaScript too', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(sections);
    expect(await page.getByRole('toolbar').count()).toBe(0);
    await setEditMode(page);
    await page.goto(sections);
    await blockBar(page).waitFor();
  });

  test.each(['parametres-generaux', 'general-settings'])('are accessible at %s and fit a phone', async (name) => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await page.goto(`${stack.agency}/qa/${name}`);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

describe('edit mode', () => {
  test('shows a change while it is typed, takes it back and gives the focus back', async () => {
    const page = await open();
    await setEditMode(page);
    await page.goto(sections);
    const before = await title(page).textContent();
    await blockBar(page).getByRole('button', { name: 'Modifier' }).click();
    const panel = page.getByRole('complementary', { name: 'Points forts' });
    await panel.getByRole('group', { name: 'Titre' }).first().getByLabel('Français').fill('Un titre tout neuf');
    await page.getByRole('heading', { name: 'Un titre tout neuf' }).waitFor();
    await expectAccessible(page, 'part');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Modifier');
    await page.getByRole('button', { name: 'Annuler', exact: true }).click();
    await page.getByRole('heading', { name: before ?? '' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  test('goes through the colour schemes and back to the first', async () => {
    const page = await open();
    await setEditMode(page);
    await page.goto(sections);
    const seen = [await scheme(page)];
    for (const next of ['normal-grey', 'inverted', 'normal']) {
      await blockBar(page).getByRole('button', { name: 'Changer le jeu de couleurs' }).click();
      await page.locator(`[data-block][data-scheme="${next}"]`).first().waitFor();
      seen.push(await scheme(page));
    }
    expect(seen).toEqual(['normal', 'normal-grey', 'inverted', 'normal']);
  });

  test('deletes a block, adds another with its code, and resets the page', async () => {
    const page = await open();
    await setEditMode(page);
    await page.goto(sections);
    await blockBar(page).getByRole('button', { name: 'Supprimer' }).click();
    await page.getByText('Il ne reste aucun bloc sur la page.').waitFor();
    await page.getByLabel('Ajouter un bloc').selectOption('questions_answers_block');
    await page.locator('[data-block="questions_answers_block"] summary').first().waitFor();
    await page.getByRole('button', { name: 'Tout rétablir' }).click();
    await blockBar(page).waitFor();
    expect(await page.locator('[data-block]').count()).toBe(1);
  });

  test('keeps a change that cannot be shown, and shows it on another try', async () => {
    const page = await open();
    await setEditMode(page);
    await page.goto(sections);
    await page.route('**/qa/sections*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await blockBar(page).getByRole('button', { name: 'Changer le jeu de couleurs' }).click();
    await page.getByText('L’aperçu n’a pas pu être mis à jour.').waitFor();
    await page.unroute('**/qa/sections*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('[data-block][data-scheme="normal-grey"]').waitFor();
  });
});
