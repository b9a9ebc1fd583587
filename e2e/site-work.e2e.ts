import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { type Account, callAdmin, createAccount, logInByRequest } from './admin-session.ts';
import { stack, useBrowser, widths } from './browser.ts';
import { watchFrames } from './watch-frames.ts';

// An editor of two sites finds the open work of one site, completes its languages and cares for its pictures.

const open = useBrowser();
const run = Date.now();
const editor: Account = { email: `langues.${run}@example.ca`, password: 'une-phrase-assez-longue' };

interface DemoSite {
  id: number;
  name: string;
}
let sites: { agency: DemoSite; other: DemoSite } | undefined;

/** Returns the sites of the demo. Other tests make and delete sites of their own. */
async function findSites(page: Page) {
  const { docs } = await (await callAdmin(page, '/api/sites?depth=0&limit=0&locale=fr')).json();
  const siteAt = (domain: string): DemoSite =>
    docs.find(({ domains }: { domains: string[] }) => domains.includes(domain));
  return { agency: siteAt('localhost'), broker: siteAt('courtier.localhost'), estate: siteAt('domaine.localhost') };
}

/** Creates the editor on behalf of an administrator and returns the two sites. */
async function prepareSites(page: Page) {
  await logInByRequest(page);
  const { agency, broker: other } = await findSites(page);
  await createAccount(page, { ...editor, role: 'editor', name: 'Aline', sites: [agency.id, other.id] });
  await page.context().clearCookies();
  return { agency, other };
}

async function logIn(language: 'fr' | 'en', options: Parameters<typeof open>[0] = {}) {
  const page = await open(options);
  sites ??= await prepareSites(page);
  await logInByRequest(page, editor);
  await page.context().addCookies([
    { name: 'payload-lng', value: language, url: stack.admin },
    { name: 'vitrine-site', value: String(sites.agency.id), url: stack.admin },
  ]);
  return { page, sites };
}

/** Creates a draft of a page in one language alone and returns its id. */
async function createPage(page: Page, site: number, title: string, locale: 'fr' | 'en' = 'fr'): Promise<number> {
  const main_title = locale === 'fr' ? 'Vendre sans se presser' : 'Sell in your own time';
  const blocks = [{ id: `one-${locale}-${run}`, blockType: 'text_block_1', main_title }];
  const path = `/${locale}/${title.toLowerCase().replaceAll(' ', '-')}`;
  const data = { site, title, path, access: 'public', _status: 'draft', blocks };
  const answer = await callAdmin(page, `/api/pages?locale=${locale}&draft=true`, { method: 'POST', data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).doc.id;
}

const texts = {
  fr: {
    drafts: 'Brouillons',
    report: 'État des langues',
    missing: 'Manquant',
    copy: 'Copier du français vers l’anglais',
    copied: /textes copiés dans le brouillon/,
    toTranslate: 'À traduire',
    confirm: 'Marquer l’anglais à jour',
    done: 'Les deux langues sont complètes et à jour.',
    nothing: 'Il n’y a rien à copier.',
  },
  en: {
    drafts: 'Drafts',
    report: 'State of the languages',
    missing: 'Missing',
    copy: 'Copy from French to English',
    copied: /texts copied into the draft/,
    toTranslate: 'To translate',
    confirm: 'Mark English up to date',
    done: 'Both languages are complete and up to date.',
    nothing: 'There is nothing to copy.',
  },
} as const;

test.each(inTurn(['en', 'fr'] as const)())(
  'an editor completes the other language of a page from the dashboard (%s)',
  async (language) => {
    const t = texts[language];
    const { page, sites: own } = await logIn(language);
    const title = `Langues ${language} ${run}`;
    await createPage(page, own.agency.id, title);
    await page.goto(stack.admin);
    await page.getByRole('heading', { level: 1, name: own.agency.name }).waitFor();
    await page.getByRole('heading', { level: 2, name: t.drafts }).waitFor();
    await page.getByRole('link', { name: title }).first().waitFor();

    await page.goto(`${stack.admin}/languages`);
    await page.getByRole('heading', { level: 1, name: t.report }).waitFor();
    await expectAccessible(page, { within: '.languages' });
    await page.getByRole('link', { name: title }).click();
    await page.getByText(t.missing, { exact: true }).first().waitFor();
    await expectAccessible(page, { within: '.languages' });
    await page.getByRole('button', { name: t.copy }).click();
    await page.getByText(t.copied).waitFor();
    await page.getByText(t.toTranslate, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: t.confirm }).first().click();
    await page.getByText(t.done).waitFor();
    await page.getByRole('button', { name: t.copy }).click();
    await page.getByText(t.nothing).waitFor();
  },
);

test('the language that a page has is the first to copy from', async () => {
  const { page, sites: own } = await logIn('fr');
  const id = await createPage(page, own.agency.id, `Selling ${run}`, 'en');
  await page.goto(`${stack.admin}/collections/pages/${id}/languages`);
  const buttons = page.getByRole('button', { name: /^Copier d/ });
  await expect.poll(() => buttons.count()).toBe(4);
  expect(await buttons.allTextContents()).toEqual([
    'Copier de l’anglais vers le français',
    'Copier du français vers l’anglais',
    'Copier de l’anglais',
    'Copier du français',
  ]);
});

test.each(inTurn(['fr', 'en'] as const)())(
  'staff who look at the website are led back to the form of the page (%s)',
  async (language) => {
    const t = staffBarWords[language];
    const { page: admin } = await logIn(language);
    await admin.goto(stack.admin);
    const opened = admin.waitForEvent('popup');
    await admin.getByRole('link', { name: t.website, exact: true }).click();
    const page = await opened;
    const bar = page.getByRole('complementary', { name: 'Outils de l’équipe' });
    await bar.waitFor();
    expect(new URL(page.url()).pathname).toBe('/fr');
    for (const size of widths) {
      await page.setViewportSize({ width: size, height: 844 });
      await expectAccessible(page, { within: 'aside[aria-label="Outils de l’équipe"]' });
      const box = await bar.boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= size).toBe(true);
    }
    await page.goto(`${new URL(page.url()).origin}/fr/contact`);
    await bar.getByRole('link', { name: 'Modifier cette page' }).click();
    await page.waitForURL(/\/admin\/collections\/pages\/\d+\?locale=fr/);
    await page.goBack();
    await bar.getByRole('button', { name: 'Masquer ces outils' }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await bar.count()).toBe(0);
  },
);

const staffBarWords = { fr: { website: 'Voir le site' }, en: { website: 'View the site' } } as const;

test('the site switcher shows one site at a time and is remembered', async () => {
  const { page, sites: own } = await logIn('fr');
  const title = `Page de l’agence ${run}`;
  await createPage(page, own.agency.id, title.replace('’', ' '));
  await page.goto(stack.admin);
  const titlesOf = async () => {
    await page.goto(`${stack.admin}/collections/pages?search=agence%20${run}`);
    await page.getByRole('table').or(page.locator('.no-results, .collection-list__no-results')).first().waitFor();
    return page.getByText(`Page de l agence ${run}`).count();
  };
  expect(await titlesOf()).toBeGreaterThan(0);
  await page.goto(stack.admin);
  await page.getByLabel('Site', { exact: true }).selectOption({ label: own.other.name });
  await page.getByRole('heading', { level: 1, name: own.other.name }).waitFor();
  expect(await titlesOf()).toBe(0);
  await page.goto(stack.admin);
  await page.getByRole('heading', { level: 1, name: own.other.name }).waitFor();
  // An editor works on the assigned sites alone.
  expect(await page.getByLabel('Site', { exact: true }).locator('option').allTextContents()).not.toContain(
    'Tous les sites',
  );
});

/** Expects that a view is no wider than a phone, a tablet and a wide screen. Payload's own header is wider than a phone. */
async function expectFits(page: Page, view: string): Promise<void> {
  const measure = () =>
    page.locator(view).evaluate((element) => ({
      isScrolled: element.scrollWidth > element.clientWidth,
      isWithin: element.getBoundingClientRect().right <= innerWidth,
    }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    // Payload closes its navigation on a narrow screen once it runs.
    await expect.poll(measure, { message: `at ${width} px` }).toEqual({ isScrolled: false, isWithin: true });
  }
}

test('the dashboard and the report fit every screen', async () => {
  const { page } = await logIn('fr');
  await page.goto(stack.admin);
  await page.getByRole('heading', { level: 2, name: 'Liens brisés' }).waitFor();
  await expectAccessible(page, { within: '.dashboard' });
  await expectFits(page, '.dashboard');
  await page.goto(`${stack.admin}/languages`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectFits(page, '.languages');
});

test('the start page of somebody who has chosen no site says for each one what waits there', async () => {
  const page = await open();
  await logInByRequest(page);
  await page.goto(stack.admin);
  const demo = await findSites(page);
  for (const { name } of Object.values(demo)) {
    const card = page.locator('.dashboard').getByRole('listitem').filter({ hasText: name });
    await card.getByText(/demande/).waitFor();
  }
  await expectAccessible(page, { within: '.dashboard' });
  await page.locator('.dashboard').getByRole('button', { name: demo.agency.name }).click();
  await page.getByRole('heading', { level: 1, name: demo.agency.name }).waitFor();
});

/** Opens a screen of the admin, with its menu as it stays from there on. */
async function openMedia(page: Page): Promise<void> {
  await page.goto(`${stack.admin}/collections/media`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.template-default--nav-animate').waitFor();
}

const isMenuOpen = (page: Page) => page.locator('nav.nav, aside.nav').evaluate((menu) => !(menu as HTMLElement).inert);

test('the menu is open on a laptop from the first frame on', async () => {
  const { page } = await logIn('fr', { viewport: { width: 1366, height: 768 } });
  const edges = await watchFrames(
    page,
    () => document.querySelector('.template-default__wrap')?.getBoundingClientRect().left ?? null,
  );
  await openMedia(page);
  await expect.poll(() => isMenuOpen(page)).toBe(true);
  // Nothing has moved under the pointer.
  expect(await edges()).toEqual([275]);
});

test('the menu stays closed for who closes it, and leaves a phone to the page', async () => {
  const { page } = await logIn('fr', { viewport: { width: 1366, height: 768 } });
  await openMedia(page);
  await page.getByRole('button', { name: 'Fermer Menu' }).first().click();
  await expect.poll(() => isMenuOpen(page)).toBe(false);
  await openMedia(page);
  await page.getByRole('button', { name: 'Ouvrir Menu' }).first().click();
  await expect.poll(() => isMenuOpen(page)).toBe(true);
  await openMedia(page);
  await expect.poll(() => isMenuOpen(page)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await openMedia(page);
  await expect.poll(() => isMenuOpen(page)).toBe(false);
});
