import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { callAdmin, logInByRequest, openForm, submitForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

async function call(page: Page, path: string, method: string, data?: unknown) {
  const answer = await callAdmin(page, path, { method, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Makes a working site from the template, with a published page in both languages, for the current test. */
async function createSite(page: Page, name: string) {
  const answers = {
    ...{ name: { fr: name, en: name }, type: 'agency', domain: `${name}.localhost` },
    ...{ email: 'liens@example.ca', preset: 'blue' },
  };
  const { site } = await call(page, '/api/create-site', 'POST', answers);
  const create = async (fr: string, en: string, blocksIn?: (locale: 'fr' | 'en') => unknown[]) => {
    const data = (locale: 'fr' | 'en', name: string) => ({
      ...{ site, access: 'public', title: name, path: `/${locale}/${name}`, _status: 'published' },
      ...(blocksIn && { blocks: blocksIn(locale) }),
    });
    const { doc } = await call(page, '/api/pages?locale=fr', 'POST', data('fr', fr));
    await call(page, `/api/pages/${doc.id}?locale=en`, 'PATCH', data('en', en));
    return doc.id as number;
  };
  const target = await create('quartiers', 'areas');
  const words = { fr: ['Guide', 'Voir les quartiers'], en: ['Handbook', 'See the areas'] };
  const [block, item] = [crypto.randomUUID(), crypto.randomUUID()];
  await create('guide', 'handbook', (locale) => {
    const [main_title, text] = words[locale];
    const cta_repeater = [{ id: item, blockType: 'cta_item', cta: { text, page: target } }];
    return [{ id: block, blockType: 'cta_block', main_title, cta_repeater }];
  });
  onTestFinished(async () => {
    await callAdmin(page, `/api/pages?where[site][equals]=${site}`, { method: 'DELETE' });
    await callAdmin(page, `/api/sites/${site}`, { method: 'DELETE' });
  });
  return { site, target };
}

test.each([
  ['fr', 'En-tête', 'Page du site', 'Texte', 'Texte en anglais', 'Ajouter une ligne', 'Publier les modifications'],
  ['en', 'Header', 'Page of the site', 'Text', 'Text in English', 'Add a line', 'Publish changes'],
] as const)(
  'the menu and a page follow a page that is renamed, in both languages (%s)',
  async (language, header, pageField, textField, otherTextField, addLine, publish) => {
    const page = await open({ viewport: { width: 1500, height: 1100 } });
    await logInByRequest(page);
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
    const name = `liens-${crypto.randomUUID().slice(0, 8)}`;
    const { site, target } = await createSite(page, name);

    await openForm(page, `${stack.admin}/collections/sites/${site}?locale=fr`);
    await page.getByRole('button', { name: header, exact: true }).click();
    const tree = page.getByRole('tree').first();
    await page.locator('#header-row-0').waitFor();
    if (!(await tree.isVisible())) await page.locator('#header-row-0 .collapsible__toggle').first().click();
    await tree.waitFor();
    await page.getByRole('button', { name: addLine }).first().click();
    const form = page.locator('.menu-tree__form');
    await form
      .getByLabel(new RegExp(`^${textField}`))
      .first()
      .fill('Nos quartiers');
    await form.getByLabel(otherTextField).fill('Our areas');
    await form.locator('.relationship .rs__input').first().fill('quartiers');
    await page.locator('.rs__option', { hasText: 'quartiers' }).click();
    expect(await form.getByText(pageField).count()).toBe(1);
    await submitForm(page, page.getByRole('button', { name: publish }), `/api/sites/${site}`);

    const origin = new URL(stack.agency);
    origin.hostname = `${name}.localhost`;
    const visitor = await open();
    const linksTo = (path: string, link: string) => async () => {
      await visitor.goto(`${origin.origin}${path}`, { waitUntil: 'domcontentloaded' });
      return (await visitor.locator(`a[href="${link}"]`).count()) > 0;
    };
    const limit = { timeout: 30_000, interval: 500 };
    await expect.poll(linksTo('/fr/contact', '/fr/quartiers'), limit).toBe(true);
    await expect.poll(linksTo('/en/handbook', '/en/areas'), limit).toBe(true);

    await call(page, `/api/pages/${target}?locale=fr`, 'PATCH', { path: '/fr/secteurs', _status: 'published' });
    await call(page, `/api/pages/${target}?locale=en`, 'PATCH', { path: '/en/districts', _status: 'published' });
    await expect.poll(linksTo('/fr/contact', '/fr/secteurs'), limit).toBe(true);
    await expect.poll(linksTo('/en/contact', '/en/districts'), limit).toBe(true);
    await expect.poll(linksTo('/fr/guide', '/fr/secteurs'), limit).toBe(true);
    await expect.poll(linksTo('/en/handbook', '/en/districts'), limit).toBe(true);
  },
);
