import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { chromiumFlags, findChromium } from '../scripts/tests/chromium.mjs';
import { isFullRun } from '../scripts/tests/generated-runs.ts';
import { keepFailedTab } from './keep-failed-tab.ts';
import { openTab, releaseTab, takeTab, type WatchedPage } from './tabs.ts';

export const stack = inject('stack');

/** Viewport widths of a phone and a desktop, and those of a tablet and a wide screen under `npm run test:full`. */
export const widths: readonly number[] = isFullRun ? [390, 1024, 1440, 1680] : [390, 1440];

/** Opens a page for the current test. */
type Open = (options?: BrowserContextOptions) => Promise<WatchedPage>;

/** Returns a function that starts Chromium at its first call. */
function startOnce(flags: readonly string[] = []): () => Promise<Browser> {
  let browser: Promise<Browser> | undefined;
  return () => {
    browser ??= chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumFlags, ...flags] });
    return browser;
  };
}

type BrowserOptions = { cache?: 'kept'; flags?: undefined } | { cache: 'empty'; flags?: readonly string[] };

/** Chromium of this worker, which all of its test files share. It ends with the worker. */
const sharedBrowser = startOnce();

/**
 * Returns a function that opens a page without cookies and stored data for the current test, in a tab that earlier tests have
 * used: a new tab costs twice as much as loading a page. The tab keeps the cache of files. `cache: 'empty'` opens a new tab
 * with a cache of its own each time, for tests that measure what is fetched or that change the content of an address. With `flags`
 * the file has a Chromium of its own, which is started with them.
 */
export function useBrowser({ cache = 'kept', flags }: BrowserOptions = {}): Open {
  const running = flags ? startOnce(flags) : sharedBrowser;
  if (flags) afterAll(async () => (await running()).close());
  return async (options = {}) => {
    const tab = (cache === 'kept' && (await takeTab(options))) || (await openTab(await running(), options));
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await keepFailedTab(tab, task);
      // A map in an unused page keeps drawing.
      await (cache === 'kept' ? releaseTab(tab) : tab.page.context().close());
    });
    return tab.page;
  };
}

/** Returns the complaints without the browser's own message on an address that answered with an error or not at all. */
export const withoutFailedLoads = ({ complaints }: WatchedPage): string[] =>
  complaints.filter((text) => !text.startsWith('Failed to load resource'));

/** Expects that nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widest = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOutside = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const outside = [...document.body.querySelectorAll('*')].filter(isOutside);
    return [`${scrollWidth} px`, ...outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 200))];
  });
  expect(widest, `at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** Expects that nothing is wider than the screen at any of `widths`; leaves the page at the last width. */
export async function expectFitsEveryScreen(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
}
