import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { callAdmin, expandRow, logInByRequest, openForm, publishPage, submitForm } from './admin-session.ts';
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
    for (const collection of ['pages', 'articles', 'people'])
      await callAdmin(page, `/api/${collection}?where[site][equals]=${site}`, { method: 'DELETE' });
    await callAdmin(page, `/api/sites/${site}`, { method: 'DELETE' });
  });
  return { site, target, create };
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
    await expandRow(page.locator('#header-row-0 > .collapsible'));
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
    const pace = { interval: 500 };
    await expect.poll(linksTo('/fr/contact', '/fr/quartiers'), pace).toBe(true);
    await expect.poll(linksTo('/en/handbook', '/en/areas'), pace).toBe(true);

    await call(page, `/api/pages/${target}?locale=fr`, 'PATCH', { path: '/fr/secteurs', _status: 'published' });
    await call(page, `/api/pages/${target}?locale=en`, 'PATCH', { path: '/en/districts', _status: 'published' });
    await expect.poll(linksTo('/fr/contact', '/fr/secteurs'), pace).toBe(true);
    await expect.poll(linksTo('/en/contact', '/en/districts'), pace).toBe(true);
    await expect.poll(linksTo('/fr/guide', '/fr/secteurs'), pace).toBe(true);
    await expect.poll(linksTo('/en/handbook', '/en/districts'), pace).toBe(true);
  },
);

test('an editor chooses an article and a person for buttons, and visitors find them in both languages', async () => {
  const page = await open({ viewport: { width: 1500, height: 1100 } });
  await logInByRequest(page);
  const name = `boutons-${crypto.randomUUID().slice(0, 8)}`;
  const { site, target, create } = await createSite(page, name);
  const person = { site, kind: 'broker', name: 'Maude Gagnon', slug: 'maude-gagnon', page: target };
  await call(page, '/api/people', 'POST', person);
  const article = { site, title: 'Le notaire', slug: 'le-notaire', published_at: '2026-01-01T12:00:00Z' };
  const { doc } = await call(page, '/api/articles?locale=fr', 'POST', { ...article, _status: 'published' });
  const english = { title: 'The notary', slug: 'the-notary', _status: 'published' };
  await call(page, `/api/articles/${doc.id}?locale=en`, 'PATCH', english);
  const rows = [crypto.randomUUID(), crypto.randomUUID()];
  const words = { fr: ['Lire', 'Rencontrer'], en: ['Read', 'Meet'] };
  const id = await create('conseils', 'advice', (locale) =>
    rows.map((row, index) => {
      const text = words[locale][index];
      return { id: row, blockType: 'text_block_1', main_title: text, cta: { text } };
    }),
  );

  await openForm(page, `${stack.admin}/collections/pages/${id}?locale=fr`);
  for (const [index, kind, search, label] of [
    [0, 'article', 'notaire', 'Le notaire'],
    [1, 'person', 'Maude', 'Maude Gagnon'],
  ] as const) {
    const row = page.locator(`#blocks-row-${index}`);
    const choice = row.getByLabel('Mène à');
    await row.locator('.collapsible__toggle').first().click();
    await choice.waitFor();
    expect(await choice.inputValue()).toBe('page');
    const field = row.locator(`#field-blocks__${index}__cta__${kind}`);
    await choice.selectOption(kind);
    await field.locator('.rs__input').fill(search);
    await page.locator('.rs__option', { hasText: label }).click();
    await field.locator('.relationship--single-value', { hasText: label }).waitFor();
  }
  await publishPage(page);

  const origin = new URL(stack.agency);
  origin.hostname = `${name}.localhost`;
  const visitor = await open();
  const addressOf = (path: string, text: string) => async () => {
    await visitor.goto(`${origin.origin}${path}`, { waitUntil: 'domcontentloaded' });
    const link = visitor.locator('main').getByRole('link', { name: text, exact: true });
    return (await link.count()) > 0 ? link.getAttribute('href') : null;
  };
  const pace = { interval: 500 };
  await expect.poll(addressOf('/fr/conseils', 'Lire'), pace).toBe(`/fr/blogue/le-notaire-${doc.id}`);
  await expect.poll(addressOf('/en/advice', 'Read'), pace).toBe(`/en/blog/the-notary-${doc.id}`);
  await expect.poll(addressOf('/fr/conseils', 'Rencontrer'), pace).toBe('/fr/quartiers');
  await expect.poll(addressOf('/en/advice', 'Meet'), pace).toBe('/en/areas');
});
