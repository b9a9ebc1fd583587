import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { useBrowser } from './browser.ts';
import type { FakeAnswer, Misbehaviour } from './fake-services.ts';
import { blocks, contentWith, coreWith, type FakeSite, favicon, pageOf, startFakeSite } from './fake-site.ts';
import type { RunningWebsite } from './start-website.ts';

/** Navigation between pages on the production build of the website. */
let site: FakeSite;
/** The same website with its page cache. */
let cachingSite: RunningWebsite;

const open = useBrowser({ cache: 'empty' });

beforeAll(async () => {
  site = await startFakeSite({ settings: { PAGE_CACHE_SECONDS: '0' } });
  cachingSite = await site.startAgain({ PAGE_CACHE_SECONDS: '10' });
});
afterAll(() => site.stop());
beforeEach(() => {
  site.content.behave();
  site.core.behave(coreWith());
});

const pages = (special: Record<string, FakeAnswer | Misbehaviour>) => site.content.behave(contentWith(special));

/** Marks the current document; a page load loses the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name });

const alternates = (fr: string, en: string) => ({
  alternate_paths: [
    { locale: 'fr', path: fr },
    { locale: 'en', path: en },
  ],
});

describe('a variant', () => {
  const variant = { id: '42', name: 'Campagne printemps', color: '#ffd400' };
  const site42 = {
    '/fr': pageOf([blocks.text, blocks.properties, blocks.search], { variant, ...alternates('/fr', '/en') }),
    '/en': pageOf([blocks.text], { variant, ...alternates('/fr', '/en') }),
    '/fr/vendre': pageOf([blocks.text], { variant, ...alternates('/fr/vendre', '/en/sell') }),
    '/fr/proprietes': pageOf([blocks.search], { variant }),
  };

  test('is named by a banner that can be read and left, and is kept by no cache', async () => {
    pages(site42);
    const page = await open();
    const response = await page.goto(`${site.origin}/fr?variant=42`);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    const banner = page.getByRole('complementary', { name: 'Aperçu d’une variante' });
    expect(await banner.textContent()).toContain('Campagne printemps');
    await expectAccessible(page, 'part');
    await banner.getByRole('link', { name: 'Quitter l’aperçu' }).click();
    await page.waitForURL(/\/fr\?$/);
    expect(page.complaints).toEqual([]);
  });

  test.each([true, false])('is carried by every internal link and form (JavaScript: %s)', async (javaScriptEnabled) => {
    pages(site42);
    const page = await open({ javaScriptEnabled });
    await page.goto(`${site.origin}/fr?variant=42`);
    const hrefs = await page
      .locator('a[href^="/fr"], a[href^="/en"], a[href^="?"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(10);
    expect(hrefs.filter((href) => href !== '?' && !/[?&]variant=42/.test(href))).toEqual([]);
    expect(await page.locator('form:not([method=post]) ~ input').count()).toBe(0);
    const forms = page.locator('form:not([method=post])');
    const fields = await forms.evaluateAll((all) =>
      all.map((form) => new FormData(form as HTMLFormElement).get('variant')),
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter((field) => field !== '42')).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  test('stays through links that are followed in place, and through a change of language', async () => {
    pages(site42);
    const page = await open();
    await page.goto(`${site.origin}/fr?variant=42`);
    await mark(page);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Vendre' }).click();
    await page.waitForURL(/\/fr\/vendre\?variant=42$/);
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    const english = page.getByRole('link', { name: 'English' }).first();
    // The previous page is shown until the other one has loaded.
    await expect.poll(() => english.getAttribute('href')).toBe('/en?variant=42');
    await english.click();
    await page.waitForURL(/\/en\?variant=42$/);
    await page.getByRole('complementary', { name: 'Variant preview' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  test('is added to what code of a page navigates to by itself', async () => {
    pages(site42);
    const page = await open();
    await page.goto(`${site.origin}/fr?variant=42`);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/fr/vendre';
      link.textContent = 'Made later';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Made later' }).click();
    await page.waitForURL(/\/fr\/vendre\?variant=42$/);
  });
});

describe('injected elements', () => {
  const necessary = { 'data-category': 'necessary' };
  const elements = [
    { tag: 'script', attributes: necessary, content: 'window.runs = (window.runs ?? 0) + 1', position: 'head' },
    {
      tag: 'script',
      attributes: necessary,
      content: 'window.end = document.querySelector("footer") !== null',
      position: 'body_end',
    },
    { tag: 'style', content: 'h1{letter-spacing:7px}h2{letter-spacing:7px}', position: 'head' },
    { tag: 'noscript', content: '<p>Sans script</p>', position: 'body_start' },
    { tag: 'script', attributes: { onload: 'window.evil = 1', src: 'javascript:window.evil=1' } },
    { tag: 'iframe', attributes: { src: 'https://evil.example' } },
  ];
  const tags = [
    { name: 'theme-color', content: '#003DA5' },
    { rel: 'author', href: '/humans.txt' },
    { 'http-equiv': 'refresh', content: '0' },
  ];
  const metadata = { favicon, elements, tags };
  const injected = {
    '/fr': pageOf([blocks.text], { metadata, ...alternates('/fr', '/en') }),
    '/en': pageOf([blocks.text], { metadata, ...alternates('/fr', '/en') }),
    '/fr/vendre': pageOf([blocks.imageText], { metadata }),
    '/fr/acheter': pageOf([blocks.questions]),
  };
  const runs = (page: Page) => page.evaluate(() => [Reflect.get(window, 'runs'), Reflect.get(window, 'end')]);
  test('stand in their places, run once and give the browser nothing to complain of', async () => {
    pages(injected);
    const page = await open();
    await page.goto(`${site.origin}/fr`);
    await page.waitForLoadState('networkidle');
    expect(await runs(page)).toEqual([1, true]);
    expect(await page.evaluate(() => Reflect.get(window, 'evil'))).toBeUndefined();
    expect(
      await page
        .locator('main h2')
        .first()
        .evaluate((title) => getComputedStyle(title).letterSpacing),
    ).toBe('7px');
    expect(await page.getAttribute('meta[name=theme-color]', 'content')).toBe('#003DA5');
    expect(await page.getAttribute('link[rel=author]', 'href')).toBe('/humans.txt');
    expect(await page.locator('meta[http-equiv], iframe').count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  test('stand without JavaScript as well', async () => {
    pages(injected);
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site.origin}/fr`);
    expect(await page.locator('body > noscript').first().textContent()).toContain('Sans script');
  });

  test('stay as they are from one page to the next', async () => {
    pages(injected);
    const page = await open();
    await page.goto(`${site.origin}/fr`);
    await mark(page);
    await menu(page, 'Vendre').click();
    await page.waitForURL(/vendre$/);
    await page.getByRole('heading', { name: 'D’abord, une visite' }).waitFor();
    expect([await isMarked(page), ...(await runs(page))]).toEqual([true, 1, true]);
    expect(page.complaints).toEqual([]);
  });

  test('that differ on the next page are brought by a page load, and so are none', async () => {
    pages(injected);
    const page = await open();
    await page.goto(`${site.origin}/fr`);
    await mark(page);
    await menu(page, 'Acheter').click();
    await page.waitForURL(/acheter$/);
    await expect.poll(() => isMarked(page)).toBe(false);
    await page.waitForLoadState('networkidle');
    expect(await runs(page)).toEqual([undefined, undefined]);
    await mark(page);
    await menu(page, 'Vendre').click();
    await page.waitForURL(/vendre$/);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect.poll(() => runs(page)).toEqual([1, true]);
    await page.goBack();
    await page.waitForURL(/acheter$/);
    expect(page.complaints).toEqual([]);
  });
  test('with scripts make a change of language a page load', async () => {
    pages(injected);
    const page = await open();
    await page.goto(`${site.origin}/fr`);
    await mark(page);
    await page.getByRole('link', { name: 'English' }).first().click();
    await page.waitForURL(/\/en$/);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect.poll(() => runs(page)).toEqual([1, true]);
  });
});

describe('a route change', () => {
  test.each([
    ['finished', 200],
    ['failed', 500],
  ])('that is slow has a loading bar, which says when it has %s and then hides', async (outcome, status) => {
    pages({ '/fr/vendre': status === 200 ? pageOf([blocks.text]) : { status, body: {} } });
    const page = await open();
    const released = Promise.withResolvers<void>();
    await page.route('**/fr/vendre.data*', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(`${site.origin}/fr`);
    await page.evaluate(() => {
      const states: string[] = [];
      Object.assign(window, { states });
      new MutationObserver(() => {
        const state = document.querySelector<HTMLElement>('[role=progressbar]')?.dataset.state ?? 'none';
        if (states.at(-1) !== state) states.push(state);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await menu(page, 'Vendre').click();
    const bar = page.getByRole('progressbar', { name: 'Chargement de la page' });
    await bar.waitFor();
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
    await page.getByRole('status').filter({ hasText: 'Chargement de la page' }).waitFor();
    released.resolve();
    await bar.waitFor({ state: 'detached' });
    const states: string[] = await page.evaluate(() => Reflect.get(window, 'states'));
    expect(states.filter((state, index) => state !== 'none' || index > 0)).toEqual(['running', outcome, 'none']);
  });

  test('brings the focus to the content, says the title, and back again finds its place', async () => {
    const page = await open({ viewport: { width: 1280, height: 500 } });
    await page.goto(`${site.origin}/fr`, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, 900));
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href$="/vendre"]')?.click());
    await page.waitForURL(/vendre$/);
    await page.getByRole('status').filter({ hasText: 'Essai' }).waitFor();
    await expect.poll(() => page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['main-content', 0]);
    await page.goBack();
    await page.waitForURL(/\/fr$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    expect(page.complaints).toEqual([]);
  });
});

describe('links', () => {
  const asked = (page: Page) => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.data')) paths.push(pathname);
    });
    return paths;
  };

  test('that are in view are fetched ahead once the browser is idle, a few of them, and are not asked for again', async () => {
    const page = await open();
    const paths = asked(page);
    await page.goto(`${cachingSite.origin}/fr`);
    await expect.poll(() => paths.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(paths.length).toBeLessThanOrEqual(4);
    expect(new Set(paths).size).toBe(paths.length);
    await menu(page, 'Vendre').hover();
    await expect.poll(() => paths).toContain('/fr/vendre.data');
    await page.waitForLoadState('networkidle');
    site.content.behave();
    await mark(page);
    await menu(page, 'Vendre').click();
    await page.getByRole('heading', { name: 'Un métier d’écoute' }).waitFor();
    expect(await isMarked(page)).toBe(true);
    const [, , ...fromServer] = await page.evaluate(() =>
      performance
        .getEntriesByName(`${location.origin}/fr/vendre.data`)
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    expect(fromServer.filter((size) => size > 0)).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'are not fetched ahead over a connection that says %j',
    async (connection) => {
      const page = await open();
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      const paths = asked(page);
      await page.goto(`${cachingSite.origin}/fr`, { waitUntil: 'networkidle' });
      await menu(page, 'Vendre').hover();
      // Idle callbacks run in the order of their requests, so this one runs after that of the links.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      await page.waitForLoadState('networkidle');
      expect(paths).toEqual([]);
    },
  );
});

describe('a chunk that cannot be had', () => {
  /** Counts the documents that a page loads. */
  const documents = (page: Page) => {
    const urls: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'document' && urls.push(new URL(request.url()).pathname),
    );
    return urls;
  };

  test.each([
    ['the script of a block', '**/assets/header-*.js'],
    ['the entry', '**/assets/entry.client-*.js'],
  ])('%s, reloads the page once a minute, and then the server’s HTML stands', async (_, chunk) => {
    const page = await open();
    await page.route(chunk, (route) => route.abort());
    const loaded = documents(page);
    // The page never becomes interactive.
    const load = async () => {
      await page.goto(`${site.origin}/fr`, { waitUntil: 'domcontentloaded' });
      await page.waitForLoadState('networkidle');
    };
    await load();
    await expect.poll(() => loaded).toEqual(['/fr', '/fr']);
    await page.waitForLoadState('networkidle');
    await page.getByRole('heading', { name: 'Questions fréquentes' }).waitFor();
    await load();
    await page.getByRole('heading', { name: 'Questions fréquentes' }).waitFor();
    expect(loaded).toEqual(['/fr', '/fr', '/fr']);
    await page.evaluate(() => sessionStorage.setItem('chunkReload', String(Date.now() - 60_000)));
    await load();
    await expect.poll(() => loaded.length).toBe(5);
  });

  test.each(['at once', 'after it was pointed at'])('on the way to a page, %s, loads that page whole', async (when) => {
    pages({ '/fr/vendre': pageOf([blocks.text]) });
    const page = await open();
    await page.goto(`${site.origin}/fr/vendre`, { waitUntil: 'networkidle' });
    // The block on the way is static, so that its style sheet is all that it brings.
    await page.route('**/assets/*.css', (route) => route.abort());
    const loaded = documents(page);
    if (when === 'after it was pointed at') {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
      await menu(page, 'Acheter').hover();
      await failed;
    }
    await menu(page, 'Acheter').click();
    await page.waitForURL(/acheter$/);
    await page.getByRole('heading', { name: 'D’abord, une visite' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(loaded[0]).toBe('/fr/acheter');
    expect(new Set(loaded)).toEqual(new Set(['/fr/acheter']));
    expect(loaded.length).toBeLessThanOrEqual(2);
  });
});
