import { expect, test } from 'vitest';
import { logInByRequest } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

/** Time limit in ms: the website caches a page for ten seconds, then serves it once more while it fetches the new one. */
const cacheTimeMs = 25_000;

test('a title that staff change and publish is on the website within the cache time', async () => {
  const page = await open();
  await logInByRequest(page);
  await page.goto(`${stack.admin}/collections/pages?limit=50`);
  // The list writes its settings into the address after it has loaded, which cancels a navigation that a click has begun.
  const address = await page.getByRole('link', { name: 'À propos', exact: true }).getAttribute('href');
  await page.goto(new URL(address ?? '', stack.admin).href);
  await page.getByRole('button', { name: 'Référencement' }).click();
  const title = page.locator('input[name="seo.title"]');
  await title.waitFor();
  const newTitle = `À propos de nous, ${Date.now()}`;
  await title.fill(newTitle);
  await page.getByRole('button', { name: 'Publier les modifications' }).click();

  const visitor = await open();
  const shown = async () => {
    await visitor.goto(`${stack.agency}/fr/a-propos`);
    return visitor.title();
  };
  await expect.poll(shown, { timeout: cacheTimeMs, interval: 1000 }).toBe(newTitle);
});
