import { setTimeout } from 'node:timers/promises';
import { locales } from '@vitrine/contract/locale.ts';
import type { BrowserContextOptions, Page, Response as PageAnswer } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fullMatrix } from '../scripts/tests/full-matrix.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, useBrowser, withoutFailedLoads } from './browser.ts';
import type { FakeAnswer } from './fake-services.ts';
import {
  blocks,
  contentKey,
  contentWith,
  coreWith,
  type FakeSite,
  pageOf,
  pathAsked,
  siteKey,
  startFakeSite,
} from './fake-site.ts';
import type { RunningWebsite } from './start-website.ts';
import type { WatchedPage } from './tabs.ts';

/** Production build of the website with fake services that fail on demand. */
let site: FakeSite;
/** The same website with exposed errors and an empty cache. */
let workshop: RunningWebsite;

const open = useBrowser();
const freshSeconds = 1;

beforeAll(async () => {
  const settings = {
    PAGE_CACHE_SECONDS: String(freshSeconds),
    SEND_RETRY_SECONDS: '1',
  };
  site = await startFakeSite({ settings });
  workshop = await site.startAgain({ ...settings, EXPOSE_ERRORS: 'true' });
  await get('/fr');
});
afterAll(() => site.stop());
beforeEach(() => {
  site.content.behave();
  site.core.behave();
});

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.origin + path, { redirect: 'manual', ...init });

/** Number of addresses in use so far: each test requests a page that no cache has. */
let pagesMade = 0;
const newPath = (locale = 'fr') => `/${locale}/essai-${++pagesMade}`;

const json = (status: number, body: unknown = {}): FakeAnswer => ({ status, body });

/** Returns a page with one link of its own, since earlier tests have prefetched those of the menu. */
const pageLeadingTo = (path: string): FakeAnswer => {
  const cta = { cms_component: 'link', text: { fr: 'La suite' }, url: { fr: path } };
  return pageOf([{ block_type: 'text_block_1', fields: { cta } }]);
};

/** Name and answer of the service; status of the page, its text in French and in English, and the text of the log (errors.18). */
const badAnswers: [string, FakeAnswer, number, string, string, string][] = [
  [
    'a JSON string',
    json(200, '"all is well"'),
    500,
    'Réponse texte inattendue.',
    'Unexpected string output.',
    'Unexpected string output.',
  ],
  [
    'JSON that breaks off',
    json(200, '{"content": {"fie'),
    500,
    'Réponse texte inattendue.',
    'Unexpected string output.',
    'Unexpected string output.',
  ],
  [
    'HTML',
    json(200, '<h1>nginx</h1>'),
    500,
    'Réponse texte inattendue.',
    'Unexpected string output.',
    'Unexpected string output.',
  ],
  [
    'a page without content',
    json(200, { content: 7 }),
    500,
    'Une grosse erreur est survenue',
    'serious error',
    'Une grosse erreur est survenue',
  ],
  ['a list', json(200, []), 500, 'Une grosse erreur est survenue', 'serious error', 'Une grosse erreur est survenue'],
  [
    '301 without location',
    json(301),
    500,
    'Réponse de redirection inattendue.',
    'Unexpected redirection response.',
    'Unexpected redirection response.',
  ],
  [
    '302 without location',
    json(302),
    500,
    'Réponse de redirection inattendue.',
    'Unexpected redirection response.',
    'Unexpected redirection response.',
  ],
  ['401', json(401), 500, 'Code d’état inattendu.', 'Unexpected status code.', 'Unexpected status code.'],
  ['429', json(429), 500, 'Code d’état inattendu.', 'Unexpected status code.', 'Unexpected status code.'],
  ['403', json(403), 403, 'erreur d’autorisation', 'permissions error', 'The page could not be shown'],
  ['404', json(404), 404, 'introuvable', 'could not be found', 'This page could not be found.'],
  ['500', json(500), 500, 'erreur de serveur', 'server error', 'The page could not be shown'],
  ['503', json(503), 503, 'en maintenance', 'under maintenance', 'The page could not be shown'],
];

describe.each(badAnswers)('the content service that answers %s', (_, answer, status, french, english, wording) => {
  test.each([
    ['fr', french],
    ['en', english],
  ])(
    'gives the error page in %s, within the frame of the site and with the number of a failed request',
    async (locale, words) => {
      const path = newPath(locale);
      site.content.behave(contentWith({ [path]: answer }));
      const response = await get(path, { headers: { 'x-request-id': 'trial-of-failure' } });
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(html).toContain(`<html lang="${locale}-CA"`);
      expect(html).toContain(words);
      // A missing page is no failure whose number a visitor could tell somebody.
      expect(html.includes('trial-of-failure')).toBe(status !== 404);
      expect(html).toMatch(/<header[\s>][\s\S]*<main[\s>][\s\S]*<footer[\s>]/);
      expect(html).toMatch(/content="noindex"/);
      expect(response.headers.get('retry-after')).toBe(status === 503 ? '60' : null);
      expectNoSecrets(html);
      const logged = () => site.log.filter((line) => line.includes(path) && line.includes(`"msg":"${wording}"`));
      await expect.poll(logged).toEqual([expect.stringContaining('trial-of-failure')]);
    },
  );
});

describe('the error page', () => {
  const wayOn = {
    fr: ['Actualiser la page', 'Aller à la page d’accueil'],
    en: ['Refresh the page', 'Go to home page'],
  };
  const pages = {
    404: { fr: ['Erreur 404', 'Retour à l’accueil'], en: ['404 error', 'Back to home'] },
    403: { fr: ['Erreur 403', ...wayOn.fr], en: ['403 error', ...wayOn.en] },
    500: { fr: ['Erreur 500', ...wayOn.fr], en: ['500 error', ...wayOn.en] },
    503: { fr: ['Site en maintenance', 'Actualiser la page'], en: ['Site under maintenance', 'Refresh the page'] },
  };
  test.each(fullMatrix([404, 403, 500, 503] as const, locales))(
    'says what a %i is in %s and offers a way on',
    async (status, locale) => {
      const [title, ...actions] = pages[status][locale];
      const path = newPath(locale);
      site.content.behave(contentWith({ [path]: json(status) }));
      const page = await open({ reducedMotion: 'reduce' });
      await page.goto(site.origin + path);
      expect(await page.locator('h1').allTextContents()).toEqual([title]);
      expect(await page.title()).toBe(title);
      const links = page.getByRole('main').getByRole('link');
      const offered = await links.allTextContents();
      // A missing page offers the pages of the menu as well, and a search.
      const own = status === 404 ? offered.slice(0, actions.length) : offered;
      expect(own).toEqual(actions);
      expect(await page.getByRole('search').count()).toBe(status === 404 ? 1 : 0);
      expect(offered.length > actions.length).toBe(status === 404);
      const target = await links.first().evaluate((link: HTMLAnchorElement) => new URL(link.href).pathname);
      expect(target).toBe(status === 404 ? `/${locale}` : path);
      await expectFitsEveryScreen(page);
      await expectAccessible(page);
      expect(withoutFailedLoads(page)).toEqual([]);
    },
  );

  test.each([
    ['fr', 'Erreur 405', 'n’a pas pu être traitée'],
    ['en', '405 error', 'could not be processed'],
  ])('stands for an error of the router in %s, with its status and a request number', async (locale, title, words) => {
    const init = { method: 'POST', body: '', headers: { 'x-request-id': 'trial-of-failure' } };
    const response = await get(`/${locale}/vendre`, init);
    const html = await response.text();
    expect(response.status).toBe(405);
    expect(html).toContain(`<html lang="${locale}-CA"`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(words);
    expect(html).toMatch(/content="noindex"/);
    expect(html).toMatch(/<code[^>]*>trial-of-failure</);
    expectNoSecrets(html);
    const forMakers = await (await fetch(`${workshop.origin}/${locale}/vendre`, init)).text();
    expect(forMakers).toMatch(/<pre[^>]*>This address takes no POST request/);
    expect(html).not.toMatch(/<pre[^>]*>/);
  });

  test('stands between header and footer when a navigation breaks, and a refresh mends it', async () => {
    const page = await open();
    await page.goto(`${site.origin}/fr`);
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Acheter' }).click();
    await page.getByRole('heading', { name: 'Erreur', exact: true }).waitFor();
    await page.getByText('Une grosse erreur est survenue.').waitFor();
    expect(await page.title()).toBe('Erreur');
    expect(await page.locator('header').count()).toBe(1);
    expect(await page.locator('footer').count()).toBe(1);
    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Actualiser la page' }).click();
    await page.getByRole('heading', { name: 'D’abord, une visite' }).waitFor();
  });

  test('shows the words of the content service, and its debug details to makers alone', async () => {
    const path = newPath();
    const body = {
      title: { fr: 'Fermé' },
      message: 'De retour lundi.',
      debug: 'Error: secret\n  at Object.<anonymous>',
    };
    site.content.behave(contentWith({ [path]: json(500, body) }));
    const forVisitors = await (await get(path)).text();
    const forMakers = await (await fetch(workshop.origin + path)).text();
    for (const html of [forVisitors, forMakers]) {
      expect(html).toContain('Fermé');
      expect(html).toContain('De retour lundi.');
    }
    expect(forVisitors).not.toContain('at Object');
    expect(forMakers).toContain('at Object');
    expect(forMakers).toContain('Détails techniques');
  });

  test('stands in the place of a page that is reached by a link, and the site stays usable', async () => {
    const [from, target] = [newPath(), newPath()];
    site.content.behave(contentWith({ [from]: pageLeadingTo(target), [target]: json(500) }));
    const page = await open();
    await page.goto(site.origin + from);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'La suite' }).click();
    await page.getByRole('heading', { name: 'Erreur 500' }).waitFor();
    site.content.behave();
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Acheter' }).click();
    await page.getByRole('heading', { name: 'D’abord, une visite' }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

describe('while the content service is away', () => {
  test('a page seen before stays, marked as old, until the service is back', async () => {
    const path = newPath();
    site.content.behave(contentWith({ [path]: pageOf([blocks.text]) }));
    await get(path);
    site.content.behave('is down');
    await expect.poll(async () => (await get(path)).headers.get('x-vitrine-stale')).toBe('1');
    const stale = await get(path);
    expect(stale.status).toBe(200);
    expect(stale.headers.get('warning')).toContain('110');
    expect(Number(stale.headers.get('age'))).toBeGreaterThanOrEqual(freshSeconds);
    expect(await stale.text()).toContain('Un métier d’écoute');
    site.content.behave(contentWith({ [path]: pageOf([blocks.imageText]) }));
    await expect.poll(async () => (await get(path)).text()).toContain('D’abord, une visite');
    expect((await get(path)).headers.get('x-vitrine-stale')).toBeNull();
  });

  test('any other page is under maintenance for now, in the frame of the site', async () => {
    site.content.behave('is down');
    const page = await open();
    const response = await page.goto(site.origin + newPath());
    expectMaintenance(response);
    expect(await page.locator('h1').textContent()).toBe('Site en maintenance');
    expect(await page.locator('header').count()).toBe(1);
    expect(withoutFailedLoads(page)).toEqual([]);
  });

  test('a website that has seen no page yet says so without a frame', async () => {
    site.content.behave('is down');
    const page = await open();
    expectMaintenance(await page.goto(workshop.origin + newPath('en')));
    expect(await page.locator('h1').textContent()).toBe('Site under maintenance');
    expect(withoutFailedLoads(page)).toEqual([]);
  });

  test('refreshing is enough once it is back', async () => {
    const path = newPath();
    site.content.behave('is down');
    const page = await open();
    await page.goto(site.origin + path);
    site.content.behave(contentWith({ [path]: pageOf([blocks.text]) }));
    await page.getByRole('link', { name: 'Actualiser la page' }).click();
    await page.getByRole('heading', { name: 'Un métier d’écoute' }).waitFor();
  });

  test('the page shows itself once it is back, and takes nothing from a visitor who writes', async () => {
    const path = newPath();
    site.content.behave('is down');
    const page = await open();
    await page.goto(site.origin + path);
    await page.getByText('La page s’affichera d’elle-même').waitFor();
    await page.evaluate(() => {
      document.querySelector('main')?.append(Object.assign(document.createElement('textarea'), { value: 'Bonjour' }));
    });
    const field = page.getByRole('main').getByRole('textbox');
    await field.focus();
    site.content.behave(contentWith({ [path]: pageOf([blocks.text]) }));
    await page.waitForResponse((answer) => answer.url() === site.origin + path && answer.ok());
    expect(await field.inputValue()).toBe('Bonjour');
    await field.blur();
    await page.getByRole('heading', { name: 'Un métier d’écoute' }).waitFor();
  });

  test('the page follows its address to another site once it is back', async () => {
    const [path, elsewhere] = [newPath(), 'https://ailleurs.example/maison'];
    site.content.behave('is down');
    const page = await open();
    await page.goto(site.origin + path);
    site.content.behave(contentWith({ [path]: json(301, { location: elsewhere }) }));
    await page.waitForRequest((request) => request.url() === elsewhere && request.isNavigationRequest());
  });
});

describe('a content service that hangs', () => {
  test('costs about two seconds, once for all who wait', async () => {
    const path = newPath();
    site.content.behave('hangs');
    const started = performance.now();
    const answers = await Promise.all([get(path), get(path), get(path)]);
    // Three time limits of two seconds, one after another, would take six seconds.
    expect(performance.now() - started).toBeLessThan(5500);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(site.content.seen.filter((request) => pathAsked(request) === path)).toHaveLength(1);
  });

  test('is waited for when it is only late, and says that it is alive', async () => {
    const path = newPath();
    const answer = contentWith({ [path]: pageOf([blocks.text]) });
    site.content.behave(async (request) => {
      if (pathAsked(request) === path) await setTimeout(2500);
      return answer(request);
    });
    expect((await get(path)).status).toBe(200);
    expect(site.content.seen.filter((request) => pathAsked(request) === path)).toHaveLength(1);
  });

  test('costs nothing where a page was seen before', async () => {
    const path = newPath();
    site.content.behave(contentWith({ [path]: pageOf([blocks.text]) }));
    await get(path);
    site.content.behave('hangs');
    let slowest = 0;
    const state = async () => {
      const started = performance.now();
      const { headers } = await get(path);
      slowest = Math.max(slowest, performance.now() - started);
      return headers.get('x-vitrine-stale');
    };
    await expect.poll(state).toBe('1');
    // The time limit of the content service is two seconds.
    expect(slowest).toBeLessThan(1900);
  });
});

describe('a page with broken blocks', () => {
  const broken = [
    blocks.text,
    { block_type: 'block_of_tomorrow_1', fields: { main_title: 'x' } },
    { block_type: 'questions_answers_block', fields: { main_title: 42, items_repeater: 'none' } },
    { block_type: 'image_text_block', fields: { block_image: { cms_component: 'image', media: 'x' }, main_title: [] } },
    { block_type: 'properties_block', fields: null, block_params: 'x' },
    null,
    'a text',
    7,
    blocks.questions,
  ];

  test('shows all the others and says so in the log', async () => {
    const path = newPath();
    site.content.behave(contentWith({ [path]: pageOf(broken) }));
    const page = await open();
    const response = await page.goto(site.origin + path);
    expect(response?.status()).toBe(200);
    await page.getByRole('heading', { name: 'Un métier d’écoute' }).waitFor();
    await page.getByRole('heading', { name: 'Questions fréquentes' }).waitFor();
    expect(page.complaints).toEqual([]);
    const warnings = () => site.log.filter((line) => line.includes(path) && line.includes('block_of_tomorrow_1'));
    await expect.poll(() => warnings().length).toBe(1);
  });

  test.each([
    ['header', { header: { fields: 'x' } }],
    ['footer', { footer: { fields: [{ block_type: 'footer_classic_block', fields: { menu_repeater: 3 } }] } }],
    ['theme', { theme: { preset: 'mauve', colors: 3, color_schemes: 'x' } }],
    ['SEO', { seo: { fr: 'x' }, title: 7, alternate_paths: 'x' }],
    ['metadata', { metadata: { tags: 'x', elements: [null] }, variant: [] }],
  ])('stands without its %s where that is broken', async (_, part) => {
    const path = newPath();
    site.content.behave(contentWith({ [path]: pageOf([blocks.text], part) }));
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Un métier d’écoute');
  });

  test('keeps the place of a missing picture, with its words', async () => {
    const path = newPath();
    const file = { url: '/resources/missing.webp', width: 1440, height: 960, alt: 'Une maison sous la neige' };
    const image = { cms_component: 'image', media: { fr: file, en: file } };
    const block = { ...blocks.imageText, fields: { ...blocks.imageText?.fields, block_image: image } };
    site.content.behave(contentWith({ [path]: pageOf([block, blocks.questions]) }));
    const page = await open();
    await page.goto(site.origin + path);
    await page.waitForLoadState('networkidle');
    const box = await page.getByRole('img', { name: 'Une maison sous la neige' }).boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThan(200);
    await page.getByRole('heading', { name: 'Questions fréquentes' }).waitFor();
    expect(withoutFailedLoads(page)).toEqual([]);
  });
});

describe('while core is away', () => {
  test.each([
    ['is down', 'is down'],
    ['hangs', 'hangs'],
    ['answers 503', json(503)],
    ['answers 401', json(401)],
    ['answers what cannot be read', json(200, 'nginx')],
    ['answers something else', json(200, { data: { propertiesListing: 'x' } })],
  ] as const)('and %s, the search page stands and says so, and is kept by no cache', async (_, misbehaviour) => {
    site.core.behave(misbehaviour);
    for (const [path, title] of [
      ['/fr/proprietes', 'La recherche ne répond pas'],
      ['/en/properties', 'The search is not answering'],
    ]) {
      const response = await get(`${path}?price_max=${500_000 + ++pagesMade}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toMatch(/no-store|no-cache/);
      expect(await response.text()).toContain(title);
    }
  });

  test('trying again brings the search back', async () => {
    site.core.behave('is down');
    const page = await open();
    await page.goto(`${site.origin}/fr/proprietes?price_max=${500_000 + ++pagesMade}`);
    site.core.behave();
    await page.getByRole('main').getByRole('link', { name: 'Réessayer' }).click();
    await page.getByText('128, rue des Érables').first().waitFor();
  });

  test('the search says so when it changes, and tries again in place', async () => {
    const page = await open();
    await page.goto(`${site.origin}/en/properties`);
    await page.locator('[data-uls]').first().waitFor();
    site.core.behave('is down');
    await page.getByLabel(/Sort/).first().selectOption('price-asc');
    await page.getByRole('heading', { name: 'The search is not answering' }).waitFor();
    site.core.behave();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.locator('[data-uls]').first().waitFor();
  });

  test('a block of properties says so, is kept by no cache and comes back', async () => {
    const path = newPath();
    site.content.behave(contentWith({ [path]: pageOf([blocks.text, blocks.propertiesWithoutCore]) }));
    const page = await open();
    const response = await page.goto(site.origin + path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toMatch(/no-store|no-cache/);
    await page.getByText('Nos propriétés ne sont pas accessibles pour le moment.').waitFor();
    site.content.behave(contentWith({ [path]: pageOf([blocks.text, blocks.properties]) }));
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await page.getByText('128, rue des Érables').first().waitFor();
  });
});

describe('the contact form', () => {
  const message = 'Bonjour, je cherche un plex à Rosemont.';

  async function filledIn(options?: BrowserContextOptions): Promise<WatchedPage> {
    const page = await open(options);
    await page.goto(`${site.origin}/fr/contact`);
    await page.getByLabel('Prénom').fill('Marie');
    await page.getByLabel('Nom', { exact: true }).fill('Tremblay');
    await page.getByLabel('Courriel').fill('marie@example.com');
    await page.getByLabel('Message').fill(message);
    return page;
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' });
  const sentToCore = () => site.core.seen.filter(({ method }) => method === 'POST');

  test.each([
    ['is down', coreWith({ '/contact': 'is down' })],
    ['cannot give a captcha either', 'is down'],
    ['answers what cannot be read', coreWith({ '/contact': json(500, '<h1>nginx</h1>') })],
    [
      'refuses the key of the site',
      coreWith({ '/contact': json(401, { detail: 'Send the site key in X-Site-Key.' }) }),
    ],
  ] as const)('says that it failed while core %s, and keeps what was typed', async (_, behaviour) => {
    const page = await filledIn();
    site.core.behave(behaviour);
    await send(page).click();
    const toast = page.getByRole('status').filter({ hasText: 'La demande n’a pas pu être envoyée' });
    await toast.waitFor();
    expect(await toast.textContent()).toContain('Veuillez réessayer plus tard.');
    expect(await page.getByLabel('Message').inputValue()).toBe(message);
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'hidden' });
    site.core.behave();
    await send(page).click();
    await page.getByText('Message envoyé').waitFor();
    expect(sentToCore()).toHaveLength(1);
  });

  test('leaves what the visitor needs next above the toast that covers the bottom of a phone', async () => {
    const page = await filledIn({ viewport: { width: 390, height: 844 } });
    const isFree = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    };
    // At the very bottom, where the toast appears.
    await send(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    site.core.behave(coreWith({ '/contact': 'is down' }));
    await send(page).click();
    await page.getByText('Veuillez réessayer plus tard.').waitFor();
    await expect.poll(() => send(page).evaluate(isFree)).toBe(true);
    site.core.behave(coreWith({ '/contact': json(422, { errors: [{ field: 'message', code: 'invalid' }] }) }));
    await send(page).press('Enter');
    await page.getByText('Ce champ n’est pas valide').first().waitFor();
    await expect.poll(() => page.getByLabel('Message').evaluate(isFree)).toBe(true);
  });

  test('shows each field that core refuses beside it', async () => {
    const errors = ['first_name', 'last_name', 'email', 'phone', 'message'].map((field) => ({
      field,
      code: 'invalid',
    }));
    const page = await filledIn();
    site.core.behave(coreWith({ '/contact': json(422, { status: 422, title: 'x', errors }) }));
    await send(page).click();
    await page.getByText('Le courriel n’est pas valide').first().waitFor();
    expect(await page.locator('form [aria-invalid=true]').count()).toBe(errors.length);
  });

  test('is sent once, however often the button is pressed', async () => {
    const page = await filledIn();
    const button = send(page);
    await button.evaluate((element: HTMLElement) => {
      for (let presses = 0; presses < 5; presses += 1) element.click();
    });
    await page.getByText('Message envoyé').waitFor();
    expect(sentToCore()).toHaveLength(1);
  });

  test('says that ten megabytes are too much, and sends nothing', async () => {
    const page = await filledIn();
    await page.getByLabel('Message').evaluate((field: HTMLTextAreaElement) => {
      // Chromium needs minutes to lay out a text of this length.
      field.hidden = true;
      field.value = 'a'.repeat(10_000_000);
    });
    await send(page).click();
    await page.getByText('Le message est trop long').first().waitFor();
    expect(sentToCore()).toHaveLength(0);
  });

  test.each([
    ['text/html', /trop volumineux[\s\S]*too large/],
    ['application/json', /^\{.*"status":413.*too large/],
  ])('refuses ten megabytes from elsewhere with words for %s', async (accept, words) => {
    const body = new FormData();
    body.set('message', 'a'.repeat(10_000_000));
    const response = await get('/api/contact', { method: 'POST', body, headers: { accept } });
    expect(response.status).toBe(413);
    expect(await response.text()).toMatch(words);
    expect(sentToCore()).toHaveLength(0);
  });

  test('without JavaScript is reviewed and then held, and loses nothing on the way', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/fr/contact`);
    const need = page.locator('noscript p').filter({ hasText: 'une personne de notre équipe lira votre message' });
    expect(await need.isVisible()).toBe(true);
    await page.getByLabel('Prénom').fill('Marie');
    await page.getByLabel('Nom', { exact: true }).fill('Tremblay');
    await page.getByLabel('Courriel').fill('marie@example.com');
    await page.getByLabel('Message').fill(message);
    await page.getByLabel('Téléphone').fill('+33 6 12 34 56 78');
    await send(page).click();
    await page.getByRole('heading', { level: 1, name: 'Une dernière étape' }).waitFor();
    // The shortest time in which a person reads the message again.
    await page.waitForTimeout(3000);
    site.core.behave(coreWith({ '/contact': 'is down' }));
    const answer = page.waitForResponse(/api\/contact/);
    await send(page).click();
    expect((await answer).status()).toBe(503);
    await page.getByRole('heading', { level: 1, name: 'La demande n’a pas pu être envoyée' }).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe(message);
    expect(await page.getByLabel('Courriel').inputValue()).toBe('marie@example.com');
    const errors = [{ field: 'email', code: 'invalid' }];
    site.core.behave(coreWith({ '/contact': json(422, { errors }) }));
    await send(page).click();
    const mend = page.getByRole('link', { name: 'Le courriel n’est pas valide' });
    await mend.waitFor();
    expect(await page.getByLabel('Courriel').getAttribute('aria-describedby')).toBe('email-error');
    // axe needs JavaScript, so it checks a copy of the page.
    const copy = await open();
    await copy.setContent(await page.content());
    await expectAccessible(copy);
    site.core.behave();
    await page.getByLabel('Courriel').fill('marie.tremblay@example.com');
    await send(page).click();
    await page.getByRole('heading', { name: 'Message reçu' }).waitFor();
    expect(sentToCore().at(-1)?.body).toContain('marie.tremblay@example.com');
    expect(sentToCore().at(-1)?.body).toContain('without_captcha');
    expect(sentToCore().at(-1)?.body).toContain('+33 6 12 34 56 78');
    await page.getByRole('link', { name: 'Revenir à la page' }).click();
    await page.waitForURL((url) => url.pathname === '/fr/contact');
  });

  test('answers with a page where there is no JavaScript, also before anything is known of the site', async () => {
    site.content.behave('is down');
    const body = new FormData();
    body.set('message', message);
    const address = `${workshop.origin}/api/contact?locale=en`;
    const response = await fetch(address, { method: 'POST', body, headers: { accept: 'text/html' } });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('The request could not be submitted');
    expect(html).toContain(message);
  });
});

describe('a redirect', () => {
  test.each([
    [301, '/nouveau', '/fr/nouveau'],
    [302, '/en/nouveau?page=2', '/en/nouveau?page=2'],
    [301, 'https://ailleurs.example/maison', 'https://ailleurs.example/maison'],
  ])('%i to %s is answered as such', async (status, location, expected) => {
    const path = newPath();
    site.content.behave(contentWith({ [path]: json(status, { location }) }));
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([status, expected]);
  });

  test.each(['//ailleurs.example', 'javascript:alert(1)', '/\\ailleurs.example'])(
    'to %s is not followed',
    async (location) => {
      const path = newPath();
      site.content.behave(contentWith({ [path]: json(301, { location }) }));
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([500, null]);
    },
  );

  test('is followed by a link in the page without a page load', async () => {
    const [from, target] = [newPath(), newPath()];
    site.content.behave(contentWith({ [from]: pageLeadingTo(target), [target]: json(301, { location: '/acheter' }) }));
    const page = await open();
    await page.goto(site.origin + from);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('link', { name: 'La suite' }).click();
    await page.waitForURL('**/fr/acheter');
    await page.getByRole('heading', { name: 'D’abord, une visite' }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

describe('a variant', () => {
  const variant = { variant: { id: '42', name: 'Printemps', color: '#7A3E9D' } };

  test('is asked for each time, is kept by nobody and goes along with the links', async () => {
    site.content.behave((request) => {
      const isVariant = pathAsked(request) !== undefined && JSON.parse(request.body).query.variant === '42';
      return isVariant ? pageOf([blocks.imageText], variant) : contentWith()(request);
    });
    const first = await get('/fr/vendre?variant=42');
    await get('/fr/vendre?variant=42');
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    expect(site.content.seen.filter((request) => pathAsked(request) === '/fr/vendre')).toHaveLength(2);
    expect(await (await get('/fr/vendre')).text()).toContain('Un métier d’écoute');

    const page = await open();
    await page.goto(`${site.origin}/fr/vendre?variant=42`);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Acheter' }).click();
    await page.waitForURL('**/fr/acheter?variant=42');
  });
});

describe('the keyboard', () => {
  test('reaches the content by the skip link', async () => {
    const page = await open();
    await page.goto(`${site.origin}/fr`);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Aller au contenu');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  test('opens and closes a question', async () => {
    const page = await open();
    await page.goto(`${site.origin}/fr`);
    const answer = page.getByText('Le vendeur, chez le notaire');
    await page.locator('summary').filter({ hasText: 'Qui paie le courtier' }).focus();
    await page.keyboard.press('Enter');
    await answer.waitFor();
    await page.keyboard.press('Space');
    await answer.waitFor({ state: 'hidden' });
  });
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** Expects no key and no stack trace in the page. */
function expectNoSecrets(html: string): void {
  expect(html).not.toContain(contentKey);
  expect(html).not.toContain(siteKey);
  expect(html).not.toMatch(/\.(ts|js):\d+:\d+/);
}

function expectMaintenance(response: PageAnswer | null): void {
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('60');
}
