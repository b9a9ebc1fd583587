import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callAdmin, logInByRequest, openForm, publishPage } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

/** Time limit in ms: publishing empties the cache within a second, and the cache of the website lasts ten. */
const cacheTimeMs = 60_000;

/** Returns the id of the agency's page at a French path; other sites may have pages there too. */
async function agencyPage(page: Page, path: string): Promise<number> {
  const { docs } = await (await callAdmin(page, `/api/pages?depth=1&where[path][equals]=${path}`)).json();
  return docs.find(({ site }: { site: { domains: string[] } }) => site.domains.includes('localhost')).id;
}

test('a title that staff change and publish is on the website within the cache time', async () => {
  const page = await open();
  await logInByRequest(page);
  await openForm(page, `${stack.admin}/collections/pages/${await agencyPage(page, '/fr/a-propos')}?locale=fr`);
  await page.getByRole('button', { name: 'Contenu' }).click();
  // Staff find a closed block by its first text.
  await page.getByText('Le courtage, d’une personne à une autre', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Référencement' }).click();
  const title = page.locator('input[name="seo.title"]');
  await title.waitFor();
  const newTitle = `À propos de nous, ${Date.now()}`;
  await title.fill(newTitle);
  await publishPage(page);

  const visitor = await open();
  const shown = async () => {
    await visitor.goto(`${stack.agency}/fr/a-propos`);
    return visitor.title();
  };
  await expect.poll(shown, { timeout: cacheTimeMs, interval: 1000 }).toBe(newTitle);
});

test('a page of the admin sends equal fields of the blocks once', async () => {
  const page = await open();
  await logInByRequest(page);
  const readSize = async () => (await (await callAdmin(page, '/admin/leads')).text()).length;
  // The first page after a start is larger.
  await readSize();
  expect(await readSize()).toBeLessThan(500_000);
});
