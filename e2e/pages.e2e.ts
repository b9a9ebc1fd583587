import { locales } from '@vitrine/contract/locale.ts';
import { demoSites } from '@vitrine/demo/sites/demo-sites.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, stack, useBrowser } from './browser.ts';

const origins: Record<string, string> = {
  localhost: stack.agency,
  'courtier.localhost': stack.broker,
  'domaine.localhost': stack.estate,
};
const pages = demoSites.flatMap(({ domains, pages }) =>
  pages.flatMap(({ path }) =>
    locales.map((locale) => ({ locale, path: path[locale], url: `${origins[domains[0] ?? '']}${path[locale]}` })),
  ),
);

const open = useBrowser();

/** Returns the length of the text and the number of links outside it in the HTML as the server sends it, before any script. */
const readWithoutScripts = (page: Page) =>
  page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    const sent = new DOMParser().parseFromString(html, 'text/html');
    return {
      text: sent.querySelector('main')?.textContent.length,
      links: sent.querySelectorAll('header a[href], footer a[href]').length,
    };
  });

test.each(pages)(
  '$url is whole, fits every screen, reads without JavaScript and gives axe nothing to find',
  async ({ url, locale, path }) => {
    const page = await open({ reducedMotion: 'reduce' });
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expectFitsEveryScreen(page);
    await expectAccessible(page);
    expect(await page.getAttribute('html', 'lang')).toBe(`${locale}-CA`);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toMatch(new RegExp(`${path}$`));
    expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(3);
    expect(await page.getAttribute('meta[name=description]', 'content')).toBeTruthy();
    const { text, links } = await readWithoutScripts(page);
    expect(text).toBeGreaterThan(200);
    expect(links).toBeGreaterThan(5);
    expect(page.complaints).toEqual([]);
  },
);
