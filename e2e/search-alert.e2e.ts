import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();
const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const texts = {
  fr: {
    ...{ search: '/fr/proprietes', page: '/fr/acheter', link: 'Créez une alerte avec ces critères' },
    short: 'Recevoir les nouveautés par courriel',
    ...{
      form: 'Dites-nous ce que vous cherchez',
      start: 'Créer mon alerte',
      without: 'Retirer Québec',
      next: 'Suivant',
    },
    ...{ criteria: ['Québec', 'Condos', '200\u00a0000\u00a0$ à 437\u00a0000\u00a0$', '2+ chambres'] },
    ...{
      soon: 'D’ici 60 jours',
      tenant: 'Locataire',
      upTo: 'À',
      from: 'De',
      bedrooms: 'Chambres',
      count: / propriétés?$/,
    },
    ...{ needs: 'Ce formulaire a besoin de JavaScript.', contact: 'nos coordonnées' },
  },
  en: {
    ...{ search: '/en/properties', page: '/en/buy', link: 'Create an alert with these criteria' },
    short: 'Get new listings by email',
    ...{ form: 'Tell us what you are looking for', start: 'Create my alert', without: 'Remove Québec', next: 'Next' },
    ...{ criteria: ['Québec', 'Condos', '$200,000 to $437,000', '2+ bedrooms'] },
    ...{
      soon: 'Within 60 days',
      tenant: 'Tenant',
      upTo: 'To',
      from: 'From',
      bedrooms: 'Bedrooms',
      count: / propert(y|ies)$/,
    },
    ...{ needs: 'This form needs JavaScript.', contact: 'how to reach us' },
  },
} as const;
const filters = 'mun=23027&type=condo&price_min=200000&price_max=437000&bedrooms=2';

const linkOf = (page: Page, locale: 'fr' | 'en') => page.getByRole('link', { name: texts[locale].link });
const formOf = (page: Page, locale: 'fr' | 'en') => page.getByRole('region', { name: texts[locale].form });

describe.each([
  ['fr', 'list', wide],
  ['en', 'list', phone],
  ['en', 'map', wide],
  ['fr', 'map', phone],
] as const)('a search in %s, as a %s', (locale, view, screen) => {
  test('leads to the form of alerts, which names and holds its criteria', async () => {
    const t = texts[locale];
    const page = await open(screen);
    await page.goto(`${stack.agency}${t.search}?${filters}&open_house=1${view === 'map' ? '&view=map' : ''}`);
    // In the list the short form of an alert stands for the link, and leads to it.
    if (view === 'list') await page.getByRole('button', { name: t.short }).click();
    await linkOf(page, locale).click();
    await page.waitForURL(`**${t.page}?${filters}#property_alert`);
    const form = formOf(page, locale);
    await form.getByRole('button', { name: t.start, disabled: false }).waitFor();
    expect(await form.getByRole('listitem').allTextContents()).toEqual(t.criteria);
    const title = await form.getByRole('heading', { name: t.form }).boundingBox();
    expect(title?.y).toBeGreaterThan(0);
    expect(title?.y).toBeLessThan(screen.viewport.height);

    await form.getByRole('button', { name: t.start }).click();
    await form.getByRole('button', { name: t.without }).waitFor();
    await form.getByRole('button', { name: t.next, exact: true }).click();
    await form.getByText(t.soon).click();
    await form.getByText(t.tenant, { exact: true }).click();
    await form.getByRole('button', { name: t.next, exact: true }).click();
    const budget = (label: string) => form.getByLabel(label, { exact: true }).inputValue();
    expect([await budget(t.from), await budget(t.upTo)]).toEqual(['200000', '437000']);
    await form.getByRole('button', { name: t.next, exact: true }).click();
    expect(await form.getByRole('radio', { name: 'Condos' }).isChecked()).toBe(true);
    expect(await form.getByLabel(t.bedrooms).inputValue()).toBe('2');
    expect(page.complaints).toEqual([]);
  });
});

test('what a visitor changes in the form stays after a reload, and another search fills it anew', async () => {
  const t = texts.fr;
  const page = await open(wide);
  await page.goto(`${stack.agency}${t.page}?${filters}#property_alert`);
  const form = formOf(page, 'fr');
  const start = () => form.getByRole('button', { name: t.start, disabled: false }).click();
  await start();
  await form.getByRole('button', { name: t.without }).click();
  await form.getByRole('button', { name: t.without }).waitFor({ state: 'detached' });
  await page.goto('about:blank');
  await page.goto(`${stack.agency}${t.page}?${filters}#property_alert`);
  await start();
  await form.getByRole('combobox', { name: 'Municipalités' }).waitFor();
  expect(await form.getByRole('button', { name: t.without }).count()).toBe(0);
  await page.goto(`${stack.agency}${t.page}?mun=23027#property_alert`);
  await start();
  await form.getByRole('button', { name: t.without }).waitFor();
});

test.each(['fr', 'en'] as const)(
  'without JavaScript the search in %s leads to the page of the form too',
  async (locale) => {
    const t = texts[locale];
    const page = await open({ ...wide, javaScriptEnabled: false });
    await page.goto(`${stack.agency}${t.search}?${filters}`);
    await linkOf(page, locale).click();
    await page.waitForURL(`**${t.page}?${filters}#property_alert`);
    const need = page.locator('noscript p').filter({ hasText: t.needs });
    expect(await need.isVisible()).toBe(true);
    expect(await need.locator('a').textContent()).toBe(t.contact);
  },
);

test('a search without filters, one for rent and one on a site without a form lead to no alert', async () => {
  const page = await open(wide);
  for (const address of [
    `${stack.agency}/fr/proprietes`,
    `${stack.agency}/fr/proprietes?mun=23027&forSaleForRent=rent`,
    `${stack.broker}/fr/proprietes?mun=23027`,
  ]) {
    await page.goto(address);
    await page.getByRole('status').filter({ hasText: texts.fr.count }).waitFor();
    expect(await linkOf(page, 'fr').count(), address).toBe(0);
  }
});

test.each([
  ['fr', 'list', wide, 'Recevoir les nouveautés par courriel', 'Créer l’alerte', 'Demande envoyée'],
  ['en', 'none', phone, 'Get new listings by email', 'Create the alert', 'Request Sent'],
] as const)('in %s, with results (%s), one tap opens an alert that needs an address alone', async (...given) => {
  const [locale, results, screen, open_, create, done] = given;
  const page = await open(screen);
  const query = results === 'none' ? 'mun=23027&type=ferme&price_max=1' : filters;
  await page.goto(`${stack.agency}${texts[locale].search}?${query}`);
  await page.getByRole('button', { name: open_ }).click();
  const field = page.getByRole('textbox', { name: /Courriel|Email/ });
  await field.fill(`quick.${locale}.${Date.now()}@example.ca`);
  await page.getByRole('button', { name: create }).click();
  await page.getByRole('heading', { name: done }).waitFor();
  expect(page.complaints).toEqual([]);
});
