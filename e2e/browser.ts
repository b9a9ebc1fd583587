import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { chromiumFlags, findChromium } from '../scripts/tests/chromium.mjs';

export const stack = inject('stack');

/** Viewport widths of a phone, a tablet and a wide screen. */
export const widths = [390, 1024, 1680] as const;

/** A page that collects the errors and warnings of its console. */
export type WatchedPage = Page & { complaints: string[] };

/** Launches one Chromium for the file. The returned function opens a page with cookies and a cache of its own, closed after the test. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  return async function open(options: BrowserContextOptions = {}): Promise<WatchedPage> {
    const page = await openPage(browser, options);
    // A map in an unused page keeps drawing.
    onTestFinished(() => page.context().close());
    return page;
  };
}

/**
 * Launches one Chromium with one page for the file, for tests that loop over examples: scripts and styles come from the
 * browser's cache after the first. The returned function hands out the page with its complaints emptied.
 */
export function usePage(options: BrowserContextOptions = {}): () => Promise<WatchedPage> {
  let page: WatchedPage;
  let session: CDPSession;
  beforeAll(async () => {
    page = await openPage(await launch(), options);
    session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
  });
  afterAll(() => page.context().browser()?.close());
  return async () => {
    page.complaints.length = 0;
    // Empties the memory cache: Chromium shows a wider picture that it still holds in place of the one that a page preloads.
    for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled });
    return page;
  };
}

const launch = () => chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-CA', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isFromRenderer(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  if (options.javaScriptEnabled !== false) waitAfterLoad(page);
  return Object.assign(page, { complaints });
}

/** Time limit of hydration, ms. A test whose scripts fail on purpose goes on after it. */
const hydrationLimitMs = 10_000;

/**
 * Waits until the page reacts to the visitor: the application has taken it over, and so have the blocks that load with the page
 * and those on the screen. Returns at once for a page that is not the website's.
 */
async function waitUntilInteractive(page: Page): Promise<void> {
  const isInteractive = () => {
    if (!document.getElementById('start-data')) return true;
    if (performance.getEntriesByName('interactive').length === 0) return false;
    const waiting = document.querySelectorAll<HTMLElement>('[data-hydration]:not([data-hydrated])');
    return [...waiting].every((frame) => {
      const { top, bottom, height } = frame.getBoundingClientRect();
      const isOnScreen = height > 0 && top < innerHeight && bottom > 0;
      return frame.dataset.hydration === 'static' || (frame.dataset.hydration === 'visible' && !isOnScreen);
    });
  };
  await page.waitForFunction(isInteractive, null, { timeout: hydrationLimitMs }).catch(() => undefined);
}

/** Makes `goto` and `reload` wait until the page is interactive, unless the test waits for less than the load event. */
function waitAfterLoad(page: Page): void {
  const { goto, reload } = page;
  const isLoad = (waitUntil = 'load') => ['load', 'networkidle'].includes(waitUntil);
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (isLoad(options?.waitUntil)) await waitUntilInteractive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (isLoad(options?.waitUntil)) await waitUntilInteractive(page);
    return response;
  };
}

/** True for a message of software rendering, which no visitor has. */
const isFromRenderer = (text: string): boolean => /WebGL|GPU stall|swiftshader/i.test(text);

/** Returns the complaints without the browser's own message on an address that answered with an error or not at all. */
export const withoutFailedLoads = ({ complaints }: WatchedPage): string[] =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'));

/** Expects that nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

/** Expects that nothing is wider than the screen of a phone, a tablet or a wide screen; leaves the page at the last width. */
export async function expectFitsEveryScreen(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}
