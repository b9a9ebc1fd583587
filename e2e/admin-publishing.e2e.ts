import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { callAdmin, logInByRequest, openForm, publishPage, submitForm } from './admin-session.ts';
import { stack, useBrowser } from './browser.ts';
import { siteId } from './drafts.ts';

const open = useBrowser();

/** Unique word, which distinguishes the documents of this run from those of other tests on the same stack. */
const run = `essai-${Date.now()}`;

async function logIn(language: 'fr' | 'en' = 'fr'): Promise<Page> {
  const page = await open(language === 'en' ? { locale: 'en-CA' } : {});
  await logInByRequest(page);
  await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack.admin }]);
  return page;
}

async function createPage(page: Page, data: Record<string, unknown>, query = ''): Promise<number> {
  const answer = await callAdmin(page, `/api/pages?locale=fr${query}`, {
    method: 'POST',
    data: { site: await siteId(page, 'localhost'), access: 'public', ...data },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).doc.id;
}

/** Creates the draft of an article, which is deleted when the test ends. */
async function createArticle(page: Page, data: Record<string, unknown>): Promise<number> {
  const answer = await callAdmin(page, '/api/articles?locale=fr&draft=true', {
    method: 'POST',
    data: { site: await siteId(page, 'localhost'), _status: 'draft', ...data },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()).doc;
  onTestFinished(async () => void (await callAdmin(page, `/api/articles/${id}`, { method: 'DELETE' })));
  return id;
}

test('an address that visitors do not find is listed, and redirected from the list', async () => {
  const visitor = await open();
  const old = `/Vieille-page-${run}.html`;
  expect((await visitor.request.get(`${stack.agency}${old}`)).status()).toBe(404);
  const page = await logIn();
  const key = old.toLowerCase();
  const listed = async () => {
    const query = `where[path][equals]=${key}`;
    const { totalDocs } = await (await callAdmin(page, `/api/missing-paths?${query}`)).json();
    return totalDocs;
  };
  await expect.poll(listed, { interval: 500 }).toBe(1);
  await page.goto(`${stack.admin}/collections/missing-paths?search=${key}`);
  const link = page.getByRole('row', { name: new RegExp(key) }).getByRole('link', { name: 'Rediriger cette adresse' });
  await openForm(page, new URL((await link.getAttribute('href')) ?? '', stack.admin).href);
  const source = page.locator('input[name="source"]');
  await expect.poll(() => source.inputValue()).toBe(key);
  await page.locator('input[name="target_address"]').fill('/fr/contact');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/redirects',
  );
  await submitForm(page, page.getByRole('button', { name: 'Enregistrer' }), '/api/redirects');
  // Until then a visit of the old address is noted as one that is not found.
  expect((await saved).ok()).toBe(true);
  const answer = () => visitor.request.get(`${stack.agency}${old}?utm_source=a`, { maxRedirects: 0 });
  await expect.poll(async () => (await answer()).status()).toBe(301);
  expect((await answer()).headers().location).toBe('/fr/contact?utm_source=a');
  expect(await listed()).toBe(0);
});

test('a redirect that loops is refused, and says so until its target is changed', async () => {
  const page = await logIn('en');
  const form = `${stack.admin}/collections/redirects/create?site=${await siteId(page, 'localhost')}&source=/fr/${run}-loop`;
  await openForm(page, form);
  await page.locator('input[name="target_address"]').fill(`/fr/${run}-LOOP/`);
  await submitForm(page, page.getByRole('button', { name: 'Save' }), '/api/redirects');
  const reason = page.locator('.save-summary').getByText('the redirect would loop');
  await reason.waitFor();
  // The form is checked again without the rules of a save.
  const checkedAgain = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('textbox', { name: 'Old address' }).fill(`/fr/${run}-Loop`);
  await checkedAgain;
  await expect.poll(() => page.locator('form[data-form-ready="true"]').count()).toBe(1);
  expect(await reason.isVisible()).toBe(true);
  await page.locator('input[name="target_address"]').fill('/fr/contact');
  await reason.waitFor({ state: 'detached' });
});

test('a file of redirects is checked line by line, then imported', async () => {
  const page = await logIn();
  const site = String(await siteId(page, 'localhost'));
  await page.context().addCookies([{ name: 'vitrine-site', value: site, url: stack.admin }]);
  await page.goto(`${stack.admin}/collections/redirects`);
  await page.getByText('Importer un fichier CSV').click();
  // The switcher of the admin has the same label.
  const panel = page.getByRole('group').filter({ hasText: 'Importer un fichier CSV' });
  await expect.poll(() => panel.getByLabel('Site', { exact: true }).inputValue()).toBe(site);
  const choose = (csv: string) =>
    panel.getByLabel('Fichier CSV').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await choose(`/${run}-a;/fr/contact\n/${run}-b;nulle part\n`);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await panel.getByText('Une ligne est refusée.').first().waitFor();
  await page.getByRole('cell', { name: /Refusée : Choisissez une page/ }).waitFor();
  await expectAccessible(page, { within: '.redirect-import' });
  await choose(`/${run}-a;/fr/contact\n/${run}-b;https://example.com/\n`);
  await page.getByRole('button', { name: 'Vérifier' }).click();
  await page.getByRole('button', { name: 'Importer les 2 redirections' }).click();
  await panel.getByText('Les 2 lignes sont importées.').waitFor();
  const visitor = await open();
  const answer = () => visitor.request.get(`${stack.agency}/${run}-b`, { maxRedirects: 0 });
  await expect.poll(async () => (await answer()).status()).toBe(301);
  expect((await answer()).headers().location).toBe('https://example.com/');
});

test('the path of a new page follows its title until it is changed by hand, and is unique on the site', async () => {
  const page = await logIn();
  const title = `L’été à ${run}`;
  await createPage(page, { title, path: `/fr/l-ete-a-${run}` }, '&draft=true');
  await openForm(page, `${stack.admin}/collections/pages/create?locale=fr&site=${await siteId(page, 'localhost')}`);
  await page.locator('input[name="title"]').fill(title);
  const path = page.locator('input[name="path"]');
  await expect.poll(() => path.inputValue()).toBe(`/fr/l-ete-a-${run}-2`);
  await path.fill('/fr/a-la-main');
  await page.locator('input[name="title"]').fill('Autre titre');
  await page.getByText('Proposé d’après le titre').waitFor({ state: 'detached' });
  await expect.poll(() => path.inputValue()).toBe('/fr/a-la-main');
});

test('the short name of a new person follows the name until it is changed by hand, and stays once it is saved', async () => {
  const page = await logIn();
  const site = await siteId(page, 'localhost');
  const [name, slug] = [`Zoé d’${run}`, `zoe-d-${run}`];
  const data = { site, name, slug, kind: 'broker' };
  const { doc } = await (await callAdmin(page, '/api/people?locale=fr', { method: 'POST', data })).json();
  onTestFinished(async () => void (await callAdmin(page, `/api/people/${doc.id}`, { method: 'DELETE' })));
  await openForm(page, `${stack.admin}/collections/people/create?locale=fr&site=${site}`);
  const [nameField, slugField] = [page.locator('input[name="name"]'), page.locator('input[name="slug"]')];
  await nameField.fill(name);
  await expect.poll(() => slugField.inputValue()).toBe(`${slug}-2`);
  await slugField.fill('zoe');
  await nameField.fill('Une autre personne');
  await page.getByText('Proposé d’après le nom').waitFor({ state: 'detached' });
  await expect.poll(() => slugField.inputValue()).toBe('zoe');
  await openForm(page, `${stack.admin}/collections/people/${doc.id}?locale=fr`);
  await nameField.fill('Une autre personne');
  await page.getByRole('heading', { level: 1, name: 'Une autre personne' }).waitFor();
  expect(await slugField.inputValue()).toBe(slug);
});

test.each(
  inTurn([
    ['fr', 'Sans titre'],
    ['en', 'Untitled'],
  ] as const)(),
)('the form of a page whose title is emptied does not show a number in its place (%s)', async (language, untitled) => {
  const page = await logIn(language);
  const id = await createPage(page, { title: 'Un titre', path: `/fr/sans-titre-${language}-${run}` }, '&draft=true');
  await openForm(page, `${stack.admin}/collections/pages/${id}?locale=fr`);
  await page.locator('input[name="title"]').fill('');
  await page.getByRole('heading', { level: 1, name: untitled, exact: true }).waitFor();
});

test.each(
  inTurn([
    ['fr', 'Publier les modifications', /points à vérifier/, 'Publier quand même', 'Le bloc est vide.'],
    ['en', 'Publish changes', /things to check/, 'Publish anyway', 'The block is empty.'],
  ] as const)(),
)(
  'before a page is published, its issues lead to their fields (%s)',
  async (language, publish, heading, anyway, empty) => {
    const page = await logIn(language);
    const path = `/fr/controle-${language}-${run}`;
    const blocks = [{ blockType: 'text_block_1', main_title: 'Un titre' }, { blockType: 'text_block_1' }];
    const id = await createPage(page, { title: 'Contrôle', path, blocks }, '&draft=true');
    await openForm(page, `${stack.admin}/collections/pages/${id}?locale=fr`);
    const dialog = page.getByRole('dialog', { name: heading });
    await page.getByRole('button', { name: publish }).click();
    await dialog.waitFor();
    await expectAccessible(page, { within: '.form-dialog' });
    await dialog.getByRole('button', { name: new RegExp(empty) }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('#blocks-row-1').isVisible()).toBe(true);
    await page.getByRole('button', { name: publish }).click();
    await dialog.getByRole('button', { name: anyway }).waitFor();
    await publishPage(page);
    const visitor = await open();
    const status = async () => (await visitor.request.get(`${stack.agency}${path}`)).status();
    await expect.poll(status, { interval: 500 }).toBe(200);
  },
);

test('the short address of a new article follows its title in each language, and is unique on the site', async () => {
  const page = await logIn();
  const title = `L’été à vendre ${run}`;
  await createArticle(page, { title, slug: `l-ete-a-vendre-${run}` });
  await openForm(page, `${stack.admin}/collections/articles/create?locale=fr&site=${await siteId(page, 'localhost')}`);
  const [titleField, slug] = [page.locator('input[name="title"]'), page.locator('input[name="slug"]')];
  await titleField.fill(title);
  await expect.poll(() => slug.inputValue()).toBe(`l-ete-a-vendre-${run}-2`);
  await slug.fill('a-la-main');
  await titleField.fill('Autre titre');
  await page.getByText('Proposé d’après le titre').waitFor({ state: 'detached' });
  await expect.poll(() => slug.inputValue()).toBe('a-la-main');
});

test.each(
  inTurn([
    ['en', 'Publish changes', /things to check/, 'Publish anyway', /The excerpt is missing/, /before January 1, 2999/],
    [
      'fr',
      'Publier les modifications',
      /points à vérifier/,
      'Publier quand même',
      /Le résumé manque/,
      /1 janvier 2999/,
    ],
  ] as const)(),
)(
  'before an article is published, what is missing and a date to come lead to their fields (%s)',
  async (language, publish, heading, anyway, excerpt, date) => {
    const page = await logIn(language);
    // A phone: the dialog and the button are on the screen.
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await createArticle(page, { title: `Le notaire ${run}`, published_at: '2999-01-01T17:00:00.000Z' });
    await openForm(page, `${stack.admin}/collections/articles/${id}?locale=fr`);
    const dialog = page.getByRole('dialog', { name: heading });
    await page.getByRole('button', { name: publish }).click();
    await dialog.getByRole('button', { name: date }).waitFor();
    await expectAccessible(page, { within: '.form-dialog' });
    await dialog.getByRole('button', { name: excerpt }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-excerpt');
    await page.getByRole('button', { name: publish }).click();
    await dialog.getByRole('button', { name: anyway }).click();
    const status = async () => {
      const answer = await callAdmin(page, `/api/articles/${id}?depth=0`);
      return (await answer.json())._status;
    };
    await expect.poll(status).toBe('published');
  },
);

test.each(
  inTurn([
    ['fr', 'Date de parution', /heure de l.Est/, /^À paraître le 1 janv\. 2999|^À paraître le 1ᵉʳ janv\. 2999/],
    ['en', 'Published on', /Eastern Time/, /^Appears on Jan\.? 1, 2999/],
  ] as const)(),
)(
  'the date of an article is that of the place of the sites, and the list says when it appears (%s)',
  async (language, label, zone, appears) => {
    const page = await logIn(language);
    const title = `La date ${language} ${run}`;
    const published_at = '2999-01-01T17:00:00.000Z';
    const id = await createArticle(page, { title, published_at });
    await openForm(page, `${stack.admin}/collections/articles/${id}?locale=fr`);
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe('2999-01-01T12:00');
    await page.getByText(zone).first().waitFor();
    const data = { _status: 'published' };
    expect((await callAdmin(page, `/api/articles/${id}?locale=fr`, { method: 'PATCH', data })).status()).toBe(200);
    await page.goto(`${stack.admin}/collections/articles?search=${encodeURIComponent(title)}`);
    await page.getByRole('row').filter({ hasText: title }).getByText(appears).waitFor();
  },
);

test.each(
  inTurn([
    ['fr', 'Référencement', /Cacher aux moteurs de recherche/, 'Enregistrer le brouillon', 'Consigne aux robots'],
    ['en', 'SEO', /Hide from search engines/, 'Save Draft', 'Rule for robots'],
  ] as const)(),
)(
  'a page is hidden from search engines by a checkbox, and a longer rule for robots stays a text (%s)',
  async (language, tab, hide, save, rule) => {
    const page = await logIn(language);
    const path = `/fr/cachee-${language}-${run}`;
    const id = await createPage(page, { title: 'Cachée', path }, '&draft=true');
    const openTab = async () => {
      await openForm(page, `${stack.admin}/collections/pages/${id}?locale=fr`);
      await page.locator('.tabs-field__tab-button', { hasText: tab }).click();
    };
    await openTab();
    await page.getByRole('checkbox', { name: hide }).press('Space');
    await submitForm(page, page.getByRole('button', { name: save }), `/api/pages/${id}`);
    const saved = async () =>
      (await (await callAdmin(page, `/api/pages/${id}?draft=true&locale=fr&depth=0`)).json()).seo;
    await expect.poll(async () => (await saved()).robots_index_rule).toBe('noindex');
    const seo = await saved();
    const longer = { seo: { ...seo, robots_index_rule: 'noindex, nofollow' } };
    await callAdmin(page, `/api/pages/${id}?draft=true&locale=fr`, { method: 'PATCH', data: longer });
    await openTab();
    expect(await page.getByRole('textbox', { name: rule }).inputValue()).toBe('noindex, nofollow');
  },
);
