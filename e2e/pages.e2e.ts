import { type Locale, locales } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullMatrix } from '../scripts/tests/full-matrix.ts';
import { isFullRun } from '../scripts/tests/generated-runs.ts';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, useBrowser } from './browser.ts';
import { alikePages, demoPages } from './demo-pages.ts';

/** `npm test` shows one page of each kind in each language, and reads the others. */
const shown = isFullRun ? demoPages : alikePages.flatMap((group) => group.slice(0, locales.length));

interface Case {
  locale: Locale;
  path: string;
}

const cases = fullMatrix(shown, locales).map(([{ origin, path }, locale]) => ({
  locale,
  path: path[locale],
  url: `${origin}${path[locale]}`,
}));

const open = useBrowser();

/** Returns what the HTML of a page of the same site says as the server sends it, before any script. */
const readWithoutScripts = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const response = await fetch(path);
    const sent = new DOMParser().parseFromString(await response.text(), 'text/html');
    const count = (selector: string) => sent.querySelectorAll(selector).length;
    const attribute = (selector: string, name: string) => sent.querySelector(selector)?.getAttribute(name);
    return {
      status: response.status,
      language: sent.documentElement.lang,
      headings: count('h1'),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: count('link[rel=alternate][hreflang]'),
      description: attribute('meta[name=description]', 'content'),
      text: sent.querySelector('main')?.textContent.length,
      links: count('header a[href], footer a[href]'),
    };
  }, path);

/** Expects that the HTML of a page of the same site is whole without scripts. */
async function expectReadable(page: Page, { path, locale }: Case): Promise<void> {
  const { text, links, description, canonical, ...exact } = await readWithoutScripts(page, path);
  expect(exact, path).toEqual({ status: 200, language: `${locale}-CA`, headings: 1, alternates: 3 });
  expect(canonical).toMatch(new RegExp(`${path}$`));
  expect(description).toBeTruthy();
  expect(text, path).toBeGreaterThan(200);
  expect(links, path).toBeGreaterThan(5);
}

test.each(cases)(
  '$url is whole, fits every screen, reads without JavaScript and gives axe nothing to find',
  async ({ url, ...shownCase }) => {
    const page = await open({ reducedMotion: 'reduce' });
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    expect(await page.getAttribute('html', 'lang')).toBe(`${shownCase.locale}-CA`);
    expect(await page.locator('h1').count()).toBe(1);
    await expectReadable(page, shownCase);
    expect(page.complaints).toEqual([]);
  },
);

test('every page of every site is whole without JavaScript in both languages', async () => {
  const page = await open();
  for (const origin of new Set(demoPages.map((each) => each.origin))) {
    await page.goto(`${origin}/readyz`);
    for (const locale of locales)
      for (const { path } of demoPages.filter((each) => each.origin === origin))
        await expectReadable(page, { path: path[locale], locale });
  }
});
