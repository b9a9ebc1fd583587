import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();
const home = `${stack.agency}/fr`;

/** Holds the scripts of a page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Opens a page whose scripts do not come until the returned function is called. */
async function openWithLateScripts(address: string): Promise<{ page: Page; release: () => void }> {
  const page = await open();
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { page, release };
}

describe('while the scripts are late', () => {
  test('questions and menus open', async () => {
    const { page } = await openWithLateScripts(home);
    const question = page.locator('[data-block="questions_answers_block"] details').first();
    await question.locator('summary').click();
    expect(await question.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
    const menu = page.getByRole('banner').locator('details').first();
    await menu.locator('summary').click();
    await menu.getByRole('link').first().waitFor();
  });

  test('links lead to their page', async () => {
    const { page } = await openWithLateScripts(home);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Vendre' }).click();
    await page.waitForURL(/\/fr\/vendre$/, { waitUntil: 'commit' });
  });

  test('the search finds what was chosen', async () => {
    const { page } = await openWithLateScripts(home);
    await page.getByLabel('Type de propriété').selectOption('condo');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await page.waitForURL(/\/fr\/proprietes\?.*type=condo/, { waitUntil: 'commit' });
  });

  test('going back after a reload shows the page of the address', async () => {
    const page = await open();
    await page.goto(home);
    const title = page.getByRole('heading', { level: 1 });
    const titleOfHome = (await title.textContent()) ?? '';
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Vendre' }).click();
    await page.waitForURL(/\/fr\/vendre$/);
    await expect.poll(() => title.textContent()).not.toBe(titleOfHome);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.evaluate(() => history.back());
    await page.waitForURL(home, { waitUntil: 'commit' });
    expect(await title.textContent()).not.toBe(titleOfHome);
    release();
    await expect.poll(() => title.textContent()).toBe(titleOfHome);
    expect(page.url()).toBe(home);
  });

  test('a press on a button that needs them is done when they have come', async () => {
    const { page, release } = await openWithLateScripts(home);
    const filters = page.getByRole('button', { name: 'Critères' });
    await filters.click();
    expect(await filters.getAttribute('aria-busy')).toBe('true');
    release();
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });
});

describe('while scripts do not come', () => {
  test('the criteria of the search open, and are sent as a form', async () => {
    const { page } = await openWithLateScripts(`${stack.agency}/fr/proprietes`);
    await page.getByRole('button', { name: 'Critères' }).click();
    const dialog = page.getByRole('dialog', { name: 'Critères' });
    await dialog.getByRole('radio', { name: 'Condos', exact: true }).check();
    await dialog.getByRole('combobox', { name: 'Prix maximum' }).selectOption('500000');
    await dialog.getByRole('button', { name: /^Voir les/ }).click();
    await page.waitForURL(/type=condo.*price_max=500000/, { waitUntil: 'commit' });
  });

  test('the criteria stay open when they come after all, with what was chosen', async () => {
    const { page, release } = await openWithLateScripts(`${stack.agency}/fr/proprietes?mun=23027`);
    await page.getByRole('button', { name: 'Critères' }).click();
    const dialog = page.getByRole('dialog', { name: 'Critères' });
    await dialog.getByRole('radio', { name: 'Condos', exact: true }).check();
    release();
    await expect.poll(() => dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await dialog.getByRole('slider', { name: 'Prix minimum' }).waitFor();
    expect(await dialog.getByRole('radio', { name: /^Condos/ }).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: /^Voir les/ }).click();
    await page.waitForURL(/mun=23027&type=condo/, { waitUntil: 'commit' });
  });

  test('the criteria of the home page lead to the search after ten seconds', async () => {
    const { page } = await openWithLateScripts(home);
    await page.getByRole('button', { name: 'Critères' }).click();
    await page.waitForURL(/\/fr\/proprietes$/, { waitUntil: 'commit' });
  });
});

test('a block whose script comes after all others reacts then', async () => {
  const page = await open();
  await page.route(/\/assets\/header-megamenu-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  // Waits until every block on the screen reacts.
  await page.goto(home);
  expect(await page.locator('[data-block^="header"][data-hydrated]').count()).toBe(1);
});

test('blocks and the footer have their layout one after another once the page is interactive', async () => {
  const { page, release } = await openWithLateScripts(home);
  const contentVisibility = () =>
    page
      .locator('main > [data-block]:last-of-type, main ~ [data-block]')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).contentVisibility));
  expect(await contentVisibility()).toEqual(['auto', 'auto']);
  release();
  await expect.poll(contentVisibility).toEqual(['visible', 'visible']);
});

test('without its scripts a page shows everything and says nothing in the console but what is missing', async () => {
  const page = await open();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { name: 'On nous demande souvent' }).waitFor();
  await page.locator('[data-block="footer_classic_block"]').getByRole('link').first().waitFor();
  expect(page.complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
