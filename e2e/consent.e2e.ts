import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectNoSidewaysScroll, useBrowser } from './browser.ts';
import { type FakeService, startFakeService } from './fake-services.ts';
import { blocks, contentWith, coreWith, type FakeSite, favicon, pageOf, startFakeSite } from './fake-site.ts';
import { watchShifts } from './layout-shifts.ts';
import type { RunningWebsite } from './start-website.ts';

/** Cookies, frames and reports that need the visitor's consent, on the website as production runs it. */
let site: FakeSite;
/** Stands in for the service that takes error reports. */
let reports: FakeService;
let reporting: RunningWebsite;
let didomi: RunningWebsite;

const open = useBrowser({ cache: 'empty' });

beforeAll(async () => {
  reports = await startFakeService(() => ({
    status: 200,
    body: {},
    headers: { 'access-control-allow-origin': '*' },
  }));
  const settings = { PAGE_CACHE_SECONDS: '0' };
  const dsn = `${reports.origin.replace('://', '://publickey@')}/7`;
  site = await startFakeSite({ settings });
  [reporting, didomi] = await Promise.all([
    site.startAgain({ ...settings, SENTRY_DSN: dsn }),
    site.startAgain({ ...settings, DIDOMI_KEY: 'a-public-key' }),
  ]);
});
afterAll(() => Promise.all([site.stop(), reports.stop()]));
beforeEach(() => {
  site.content.behave(contentWith(tracked));
  site.core.behave(coreWith());
  reports.behave();
});

const count = (name: string) => `window.ran = [...(window.ran ?? []), '${name}']`;
const script = (category: string | undefined, content: string, attributes: object = {}) => ({
  tag: 'script',
  attributes: { ...(category && { 'data-category': category }), ...attributes },
  content,
});
const library = script(undefined, '', { src: 'https://stats.example.ca/library.js' });
const metadata = { favicon, elements: [library, script(undefined, count('inline'))] };
const both = { favicon, elements: [...metadata.elements, script('marketing', count('advertising'))] };
const alternate_paths = [
  { locale: 'fr', path: '/fr' },
  { locale: 'en', path: '/en' },
];
const tracked = {
  '/fr': pageOf([blocks.text], { metadata, alternate_paths }),
  '/en': pageOf([blocks.text], { metadata, alternate_paths }),
  '/fr/vendre': pageOf([blocks.text], { metadata: both }),
  '/fr/acheter': pageOf([blocks.imageText]),
};

/** Opens a page of a site with a fake of the consent service, which records its requests. */
async function visit(origin: string, path: string, visitor?: Page & { complaints: string[] }) {
  const page = visitor ?? (await open());
  // A browser that saves data prefetches no link: the pages of the menu do not exist.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  await page.route('https://stats.example.ca/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: count('library') });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return { page, asked, ran: () => page.evaluate(() => Reflect.get(window, 'ran')) };
}

/** Waits until the choice is stored with the categories that the visitor was asked for, just after the banner has closed. */
const waitUntilStored = (page: Page, asked: readonly string[]) =>
  expect
    .poll(async () => {
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
      return JSON.parse(decodeURIComponent(cookie?.value ?? '{}')).data?.asked;
    })
    .toEqual(asked);

const banner = (page: Page) => page.getByRole('dialog', { name: 'Vos renseignements, votre choix' });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Préférences de confidentialité' });
const press = (where: Locator, name: string) => where.getByRole('button', { name, exact: true }).click();
const openPreferences = (page: Page) =>
  page
    .locator('footer')
    .getByRole('button', { name: /consentement|confidentialité|témoins/i })
    .click();

describe('a page that tracks', () => {
  test('asks first, moves nothing, and loads nothing of another company until then', async () => {
    const { page, asked, ran } = await visit(site.origin, '/fr');
    const shifts = await watchShifts(page, 'from the start');
    await banner(page).waitFor();
    expect([asked, await ran()]).toEqual([[], undefined]);
    const { value, moved } = await shifts();
    // A font that comes late may move a letter by a fraction of a pixel.
    expect(value, JSON.stringify(moved)).toBeLessThan(0.001);
    expect(await banner(page).textContent()).toContain('mesurer sa fréquentation');
    await expectAccessible(page, 'part');
    expect(page.complaints).toEqual([]);
  });

  test('lets refuse as easily as accept', async () => {
    const { page } = await visit(site.origin, '/fr');
    await banner(page).waitFor();
    const look = (name: string) =>
      banner(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, fontSize, fontWeight, width: Math.round(width), height: Math.round(height) };
        });
    expect(await look('Tout refuser')).toEqual(await look('Tout accepter'));
    expect((await look('Tout refuser')).height).toBeGreaterThanOrEqual(44);
  });

  test('runs its scripts in their order once all is accepted, and asks no more', async () => {
    const { page, asked, ran } = await visit(site.origin, '/fr');
    await press(banner(page), 'Tout accepter');
    await expect.poll(ran).toEqual(['library', 'inline']);
    await waitUntilStored(page, ['analytics']);
    await page.reload();
    await expect.poll(ran).toEqual(['library', 'inline']);
    expect(asked).toHaveLength(2);
    expect(await banner(page).count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  test('stays without them once all is refused, and the choice can be changed in the footer', async () => {
    const { page, asked, ran } = await visit(site.origin, '/fr');
    await press(banner(page), 'Tout refuser');
    await waitUntilStored(page, ['analytics']);
    await page.reload({ waitUntil: 'networkidle' });
    expect([asked, await ran()]).toEqual([[], undefined]);
    expect(await banner(page).isVisible()).toBe(false);
    await openPreferences(page);
    await preferences(page).waitFor();
    await expectAccessible(page, 'part');
    await preferences(page).getByRole('checkbox', { name: 'Mesure d’audience' }).check({ force: true });
    await press(preferences(page), 'Enregistrer mes choix');
    await expect.poll(ran).toEqual(['library', 'inline']);
  });

  test('is loaded anew without them when consent is taken back, and what they left is removed', async () => {
    const { page, ran } = await visit(site.origin, '/fr');
    await press(banner(page), 'Tout accepter');
    await expect.poll(ran).toEqual(['library', 'inline']);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as trackers do
      document.cookie = '_ga=1; path=/';
    });
    await openPreferences(page);
    await Promise.all([page.waitForEvent('load'), press(preferences(page), 'Tout refuser')]);
    expect(await ran()).toBeUndefined();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain('_ga');
    expect(names).toEqual(expect.arrayContaining(['consent', 'i18n_redirected']));
  });

  test('asks again where another purpose comes up, and only then', async () => {
    const { page } = await visit(site.origin, '/fr');
    await press(banner(page), 'Tout accepter');
    await waitUntilStored(page, ['analytics']);
    const next = await visit(site.origin, '/fr/vendre', page);
    await banner(page).waitFor();
    await expect.poll(next.ran).toEqual(['library', 'inline']);
    await press(banner(page), 'Tout refuser');
    await waitUntilStored(page, ['analytics', 'marketing']);
    const back = await visit(site.origin, '/fr/vendre', page);
    expect([await back.ran(), await banner(page).isVisible()]).toEqual([undefined, false]);
  });

  test('asks in English on an English page', async () => {
    const { page } = await visit(site.origin, '/en', await open({ locale: 'en-CA' }));
    const dialog = page.getByRole('dialog', { name: 'Your information, your choice' });
    await dialog.waitFor();
    await dialog.getByRole('link', { name: 'Privacy policy' }).waitFor();
    expect(await dialog.getByRole('link').getAttribute('href')).toBe('/en/privacy-policy');
  });

  test('fits a phone, and the page behind it can be used', async () => {
    const { page } = await visit(site.origin, '/fr', await open({ viewport: { width: 360, height: 740 } }));
    await banner(page).waitFor();
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThan(500);
    await expectNoSidewaysScroll(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

describe('a page that tracks nobody', () => {
  test('asks nothing, and says so in its preferences', async () => {
    const page = await open();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await visit(site.origin, '/fr/acheter', page);
    expect(loaded.filter((url) => /consent|error-reports|didomi/.test(url))).toEqual([]);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openPreferences(page);
    await preferences(page).waitFor();
    expect(await preferences(page).textContent()).toContain('Ce site ne vous suit pas');
    await expectAccessible(page, 'part');
    await press(preferences(page), 'Fermer');
    await preferences(page).waitFor({ state: 'hidden' });
    await openPreferences(page);
    await preferences(page).waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['i18n_redirected']);
    expect(page.complaints).toEqual([]);
  });
});

test('the choice can still be changed on an error page that replaces the page', async () => {
  const { page } = await visit(site.origin, '/fr/acheter');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Vendre' }).click();
  await page.getByRole('heading', { name: 'Erreur', exact: true }).waitFor();
  await openPreferences(page);
  await preferences(page).waitFor();
});

describe('error reports', () => {
  /** Returns the reports sent by the library of the browser or of the server. */
  const sent = (from: 'react' | 'node') =>
    reports.seen
      .filter(({ method, url }) => method === 'POST' && url.pathname === '/api/7/envelope/')
      .map(({ body }) => body)
      .filter((body) => body.includes(`"name":"sentry.javascript.${from}"`));
  const fail = (page: Page) =>
    page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('A trial of an error');
        }),
    );

  test('are sent from a browser once they are allowed, and not before', async () => {
    const { page } = await visit(reporting.origin, '/fr/acheter');
    await fail(page);
    await page.waitForLoadState('networkidle');
    expect(sent('react')).toEqual([]);
    await press(banner(page), 'Tout accepter');
    await expect
      .poll(
        async () => {
          await fail(page);
          return sent('react').some((body) => body.includes('A trial of an error'));
        },
        { interval: 1000 },
      )
      .toBe(true);
    const report = sent('react').find((body) => body.includes('A trial of an error'));
    expect(report).toContain('"environment":"production"');
  });

  test('stay off where they are refused', async () => {
    const { page } = await visit(reporting.origin, '/fr/acheter');
    // Recorded for this page alone, since the page of another test may still send a report.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await press(banner(page), 'Tout refuser');
    await page.reload({ waitUntil: 'networkidle' });
    await fail(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.startsWith(reports.origin))).toEqual([]);
  });

  test('are sent from the server at once, with nothing of the visitor', async () => {
    site.content.behave(contentWith({ '/fr/vendre': { status: 500, body: {} } }));
    await fetch(`${reporting.origin}/fr/vendre?utm_source=secret-campaign`, {
      headers: { cookie: 'session=secret-cookie', 'user-agent': 'secret-agent' },
    });
    await expect.poll(() => sent('node').some((body) => body.includes('"logger":"pino"'))).toBe(true);
    expect(sent('node').join('\n')).not.toMatch(/secret-(campaign|cookie|agent)|key-of-the-content-service/);
  });
});

describe('Didomi', () => {
  const sdk = 'https://sdk.privacy-center.org/**';
  /** Fake of its script, which follows its documentation. */
  const double = (status: string, preferences = 'window.shown = true') => `
    window.Didomi = { getCurrentUserStatus: () => { ${status} }, preferences: { show: () => { ${preferences} } } };
    for (const ready of window.didomiOnReady) ready(window.Didomi);
    window.didomiOnReady = { push: (ready) => ready(window.Didomi) };
    window.say = () => window.didomiEventListeners.filter(({ event }) => event === 'consent.changed').forEach(({ listener }) => listener());`;
  const allowed = 'return { purposes: { analytics: { id: "analytics", enabled: Boolean(window.yes) } } };';

  async function visitWith(body: string | null, ms = 0) {
    const page = await open();
    const urls: string[] = [];
    await page.route(sdk, async (route) => {
      urls.push(route.request().url());
      if (body === null) return route.abort();
      await new Promise((resolve) => setTimeout(resolve, ms));
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    return { ...(await visit(didomi.origin, '/fr', page)), urls };
  }
  const footerLink = (page: Page) => page.locator('footer').getByRole('button', { name: 'Gérer les témoins' });

  test.each([
    ['at once', 0],
    ['late', 1500],
  ])('that comes %s asks by itself, and what it allows runs', async (_, ms) => {
    const { page, urls, asked, ran } = await visitWith(double(allowed), ms);
    await expect
      .poll(() => urls[0])
      .toMatch(/^https:\/\/sdk\.privacy-center\.org\/a-public-key\/loader\.js\?target=localhost$/);
    expect([asked, await ran()]).toEqual([[], undefined]);
    await footerLink(page).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shown'))).toBe(true);
    await page.evaluate(() => {
      Object.assign(window, { yes: true });
      Reflect.get(window, 'say')();
    });
    await expect.poll(ran).toEqual(['library', 'inline']);
    expect(await banner(page).count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  test('that never comes allows nothing and offers no preferences', async () => {
    const { page, asked, ran } = await visitWith(null);
    expect([asked, await ran(), await footerLink(page).count()]).toEqual([[], undefined, 0]);
    await page.getByRole('heading', { name: 'Un métier d’écoute' }).waitFor();
  });

  test.each([
    'throw new Error("broken");',
    'return null;',
    'return { purposes: "all" };',
    'return { purposes: { analytics: { enabled: "true" } } };',
    'return { purposes: { analytics: { enabled: true }, market_research: { enabled: false } } };',
  ])('that says nonsense allows nothing: %s', async (status) => {
    const { page, asked, ran } = await visitWith(double(status, 'throw new Error("broken")'));
    await footerLink(page).click();
    expect([asked, await ran()]).toEqual([[], undefined]);
  });
});
