import { type Alert, alertChange, alertPagePath, alertUnsubscribePath } from '@vitrine/contract/core/alerts.ts';
import { locales } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullMatrix } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, useBrowser } from './browser.ts';
import type { Behaviour, FakeRequest } from './fake-services.ts';
import { blocks, contentWith, coreWith, type FakeSite, favicon, pageOf, startFakeSite } from './fake-site.ts';

/** Production build of the website, with the page on which a visitor confirms, manages and ends an alert. */
let site: FakeSite;

const open = useBrowser({ cache: 'empty' });

beforeAll(async () => {
  site = await startFakeSite({ settings: { PAGE_CACHE_SECONDS: '0' } });
});
afterAll(() => site.stop());
beforeEach(() => {
  site.content.behave();
  site.core.behave(coreWith());
});

const token = 'Zm9yLXRlc3RzLW9ubHkgYW5kIG5vdCBmb3IgdmlzaXQ';
const place = `/api/swc/m-1/alerts/${token}`;
const address = (lang: 'fr' | 'en' = 'fr', of = token) => site.origin + alertPagePath(lang, of);

const wishes = 'mun=23027&price_max=500000&bedrooms=3&bathrooms=1&forSaleForRent=buy';

/** Fake core with one alert, which applies the changes it receives. */
function coreWithAlert(status: Alert['status'], query = wishes): Behaviour {
  const alert: Alert = {
    status,
    frequency: 'at_once',
    locale: 'fr',
    email: 'l…a@example.ca',
    criteria: {
      municipalities: ['Québec'],
      unknown_municipalities: [],
      property_type: null,
      budget_min: null,
      budget_max: 500_000,
      bedrooms: 3,
      bathrooms: 1,
      area: null,
      broker: null,
      office: null,
    },
    query,
    created_at: '2026-11-21T15:00:00.000Z',
    confirmed_at: null,
    matches: 4,
    sign_up_page: '/fr/acheter',
  };
  const rest = coreWith({ [`/alerts/${token}`]: { status: 200, body: { data: alert } } });
  return (request) => {
    if (request.url.pathname.includes('/alerts/') && request.url.pathname !== place) return { status: 404, body: {} };
    if (request.method === 'PATCH') Object.assign(alert, alertChange.parse(JSON.parse(request.body)));
    if (request.method === 'DELETE') alert.status = 'unsubscribed';
    return rest(request);
  };
}

const changesSeen = () =>
  site.core.seen.filter(({ method, url }) => url.pathname === place && method !== 'GET').map(({ method }) => method);

async function visit(status: Alert['status'], options: Parameters<typeof open>[0] = {}, query?: string) {
  site.core.behave(coreWithAlert(status, query));
  const page = await open(options);
  await page.goto(address());
  return page;
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const notice = (page: Page, text: string) => page.getByRole('main').getByRole('status').getByText(text).waitFor();

/** Marks the current document; a page load loses the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

describe('the page of an alert', () => {
  test.each([true, false])('goes from confirming to unsubscribing, JavaScript %s', async (javaScriptEnabled) => {
    const page = await visit('pending', { javaScriptEnabled });
    await heading(page, 'Plus qu’un clic, et c’est parti');
    expect(changesSeen()).toEqual([]);
    await press(page, 'Confirmer mon alerte');
    await notice(page, 'C’est confirmé.');
    await heading(page, 'Votre alerte veille pour vous');
    await page.getByText('Chaque semaine').click();
    await press(page, 'Enregistrer');
    await notice(page, 'Votre choix est enregistré.');
    await page.getByText('Chaque lundi matin').waitFor();
    expect(await page.getByRole('radio', { name: 'Chaque semaine' }).isChecked()).toBe(true);
    await press(page, 'Mettre en pause');
    await heading(page, 'Votre alerte est en pause');
    await press(page, 'Reprendre mon alerte');
    await heading(page, 'Votre alerte veille pour vous');
    await press(page, 'Me désabonner');
    await heading(page, 'Votre désabonnement est fait');
    const again = page.getByRole('link', { name: 'Créer une nouvelle alerte' });
    expect(await again.getAttribute('href')).toBe('/fr/acheter');
    expect(changesSeen()).toEqual(['PATCH', 'PATCH', 'PATCH', 'PATCH', 'DELETE']);
    expect(page.complaints).toEqual([]);
  });

  test('changes in place, moves the focus to what came of it, and stays one step in the history', async () => {
    const page = await open();
    await page.goto(`${site.origin}/fr`);
    site.core.behave(coreWithAlert('active'));
    await page.goto(address());
    await mark(page);
    await page.getByRole('button', { name: 'Mettre en pause' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Votre alerte est en pause');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('plus de courriels');
    expect(await isMarked(page)).toBe(true);
    await press(page, 'Enregistrer');
    await notice(page, 'Votre choix est enregistré.');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/fr');
  });

  test('leads to the same search on the site', async () => {
    const page = await visit('active');
    const link = page.getByRole('link', { name: 'Voir ces propriétés' });
    expect(await link.getAttribute('href')).toBe(
      '/fr/proprietes?mun=23027&price_max=500000&bedrooms=3&bathrooms=1&forSaleForRent=buy',
    );
    expect(await page.getByRole('main').getByRole('listitem').allTextContents()).toContain('3+ chambres');
  });

  test('keeps its token when the language is changed', async () => {
    const page = await visit('active');
    await page.getByRole('link', { name: 'English' }).first().click();
    await heading(page, 'Your alert is on the lookout');
    expect(page.url()).toBe(address('en'));
    await press(page, 'Pause');
    await heading(page, 'Your alert is paused');
    expect(page.url()).toBe(`${address('en')}?done=pause`);
  });

  test('says when a change could not be made, and takes it on another try', async () => {
    const page = await visit('active');
    const well = coreWithAlert('active');
    site.core.behave((request: FakeRequest) =>
      request.method === 'PATCH' ? { status: 500, body: {} } : well(request),
    );
    await press(page, 'Mettre en pause');
    await page.getByRole('alert').getByText('n’a pas pu être enregistré').waitFor();
    site.core.behave(well);
    await press(page, 'Mettre en pause');
    await heading(page, 'Votre alerte est en pause');
  });

  test('is not there for another token, with the status of a page that is not', async () => {
    site.core.behave(coreWithAlert('active'));
    const page = await open();
    const answer = await page.goto(address('fr', token.toUpperCase()));
    expect(answer?.status()).toBe(404);
    await heading(page, 'Alerte introuvable');
    await page.getByRole('main').getByRole('link', { name: 'Nous joindre' }).waitFor();
    await page.getByRole('banner').waitFor();
    await page.getByRole('contentinfo').waitFor();
  });

  test('asks for patience while core is away, and can be tried again', async () => {
    site.core.behave('is down');
    const page = await open();
    const answer = await page.goto(address());
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '60']);
    await heading(page, 'Revenez dans un instant');
    site.core.behave(coreWithAlert('paused'));
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await heading(page, 'Votre alerte est en pause');
  });

  const statuses = ['pending', 'active', 'paused', 'unsubscribed'] as const;
  test.each(fullMatrix(statuses, locales))(
    'is accessible and fits every screen when it is %s, in %s',
    async (status, lang) => {
      site.core.behave(coreWithAlert(status));
      const page = await open({ reducedMotion: 'reduce' });
      await page.goto(address(lang));
      await expectAccessible(page);
      await expectFitsEveryScreen(page);
      expect(page.complaints).toEqual([]);
    },
  );
});

describe('the token of an alert', () => {
  const tracked = {
    favicon,
    elements: [{ tag: 'script', attributes: { 'data-category': 'necessary' }, content: 'window.tracked = true' }],
  };

  test('is told to no cache, no search engine and no other site', async () => {
    site.core.behave(coreWithAlert('active'));
    for (const suffix of ['', '.data', '?done=save']) {
      const { headers } = await fetch(address() + suffix);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });

  test('is seen by no script that staff inject, be it before, after or by the back button', async () => {
    site.content.behave(contentWith({ '/fr': pageOf([blocks.text], { metadata: tracked }) }));
    const isTracked = (page: Page) => page.evaluate(() => 'tracked' in window);
    const page = await open();
    await page.goto(`${site.origin}/fr`, { waitUntil: 'networkidle' });
    expect(await isTracked(page)).toBe(true);
    site.core.behave(coreWithAlert('active'));
    await page.goto(address(), { waitUntil: 'networkidle' });
    expect(await isTracked(page)).toBe(false);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect.poll(() => isTracked(page)).toBe(true);
    await page.goBack();
    await heading(page, 'Votre alerte veille pour vous');
    expect(await isTracked(page)).toBe(false);
  });

  test('is in no line of the log', async () => {
    site.core.behave(coreWithAlert('active'));
    await fetch(address());
    await fetch(site.origin + alertUnsubscribePath(token), { redirect: 'manual' });
    site.core.behave('is down');
    await fetch(address());
    await expect.poll(() => site.log.some((line) => line.includes('/fr/alertes/[token]'))).toBe(true);
    await expect.poll(() => site.log.some((line) => line.includes('/api/swc/m-1/alerts/[token]'))).toBe(true);
    expect(site.log.filter((line) => line.includes(token))).toEqual([]);
  });
});

describe('unsubscribing in a mail program', () => {
  test('takes one click from anywhere, again and again', async () => {
    site.core.behave(coreWithAlert('active'));
    const click = {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      headers: { origin: 'https://mail.example' },
      redirect: 'manual',
    } as const;
    for (const _ of [1, 2]) expect((await fetch(site.origin + alertUnsubscribePath(token), click)).status).toBe(200);
    expect(changesSeen()).toEqual(['DELETE', 'DELETE']);
  });

  test('does not happen by opening its address, which leads to the page', async () => {
    site.core.behave(coreWithAlert('active'));
    const page = await open();
    await page.goto(site.origin + alertUnsubscribePath(token));
    await heading(page, 'Votre alerte veille pour vous');
    expect(page.url()).toBe(address());
    expect(changesSeen()).toEqual([]);
  });
});

/** Returns the search that the last change of the alert asked core for. */
function askedQuery(): Record<string, string> {
  const asked = site.core.seen.filter(({ method }) => method === 'PATCH').at(-1);
  const { query } = alertChange.parse(JSON.parse(asked?.body ?? '{}'));
  return Object.fromEntries(new URLSearchParams(query));
}

test.each([true, false])(
  'the criteria of an alert are changed on its page, JavaScript %s',
  async (javaScriptEnabled) => {
    const page = await visit('active', { javaScriptEnabled });
    await page.getByText('Modifier les critères').click();
    await page.getByLabel('Prix, à').selectOption('750000');
    await page.getByLabel('Chambres').selectOption('2');
    await press(page, 'Enregistrer les critères');
    await notice(page, 'Vos critères sont enregistrés');
    expect(askedQuery()).toMatchObject({
      mun: '23027',
      price_max: '750000',
      bedrooms: '2',
    });
  },
);

test.each([true, false])('the facts of an alert are changed on its page, JavaScript %s', async (javaScriptEnabled) => {
  const page = await visit('active', { javaScriptEnabled }, `${wishes}&garage=1&year_min=1990&lot_min=92.9`);
  await page.getByText('Modifier les critères').click();
  expect(await page.getByLabel('Construite à partir de').inputValue()).toBe('1990');
  expect(await page.getByLabel('Garage').isChecked()).toBe(true);
  await page.getByLabel('Construite à partir de').selectOption('2000');
  await page.getByLabel('Superficie minimum du terrain').selectOption('');
  await page.getByLabel('Places de stationnement').selectOption('2');
  await page.getByLabel('Garage').uncheck();
  await page.getByLabel('Piscine').check();
  await press(page, 'Enregistrer les critères');
  await notice(page, 'Vos critères sont enregistrés');
  const { garage, lot_min, ...asked } = askedQuery();
  expect([garage, lot_min]).toEqual([undefined, undefined]);
  expect(asked).toMatchObject({ mun: '23027', year_min: '2000', parking: '2', pool: '1' });
});

describe('the drawn area of an alert', () => {
  const circle = 'area=46.81_-71.23_5&garage=1&forSaleForRent=buy';

  test('is shown on a map, and stays while other criteria change', async () => {
    const page = await visit('active', {}, circle);
    await page.getByRole('region', { name: 'Carte de la zone dessinée' }).waitFor();
    await page.getByText('Modifier les critères').click();
    await expectAccessible(page);
    await expectFitsEveryScreen(page);
    await page.getByLabel('Chambres').selectOption('2');
    await press(page, 'Enregistrer les critères');
    await notice(page, 'Vos critères sont enregistrés');
    expect(askedQuery()).toMatchObject({ area: '46.81_-71.23_5', bedrooms: '2', garage: '1' });
    expect(page.complaints).toEqual([]);
  });

  test('is removed by its box once a municipality is chosen in its place', async () => {
    const page = await visit('active', {}, circle);
    await page.getByText('Modifier les critères').click();
    const box = page.getByRole('checkbox', { name: 'Dans la zone dessinée' });
    await box.press('Space');
    const save = page.getByRole('button', { name: 'Enregistrer les critères' });
    expect(await save.isDisabled()).toBe(true);
    const field = page.getByRole('combobox', { name: 'Municipalités' });
    await field.fill('Québec');
    await page
      .getByRole('option', { name: /Québec/ })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await save.press('Enter');
    await notice(page, 'Vos critères sont enregistrés');
    const { area, mun } = askedQuery();
    expect([area, mun]).toEqual([undefined, '23027']);
  });
});
