import { expect, test } from 'vitest';
import { logInByRequest, openFromList, submitForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

/** Time limit in ms: publishing empties the cache within a second, and the cache of the website lasts ten. */
const cacheTimeMs = 60_000;

test('a title that staff change and publish is on the website within the cache time', async () => {
  const page = await open();
  await logInByRequest(page);
  await page.goto(`${stack.admin}/collections/pages?limit=50`);
  await openFromList(page, 'À propos');
  // Staff find a closed block by its first text.
  await page.getByText('Le courtage, d’une personne à une autre', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Référencement' }).click();
  const title = page.locator('input[name="seo.title"]');
  await title.waitFor();
  const newTitle = `À propos de nous, ${Date.now()}`;
  await title.fill(newTitle);
  await submitForm(page, page.getByRole('button', { name: 'Publier les modifications' }), '/api/pages/');

  const visitor = await open();
  const shown = async () => {
    await visitor.goto(`${stack.agency}/fr/a-propos`);
    return visitor.title();
  };
  await expect.poll(shown, { timeout: cacheTimeMs, interval: 1000 }).toBe(newTitle);
});
