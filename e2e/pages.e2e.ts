import { locales } from '@vitrine/contract/locale.ts';
import { demoSites } from '@vitrine/demo/sites/demo-sites.ts';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, stack, useBrowser } from './browser.ts';

const origins: Record<string, string> = { localhost: stack.agency, 'courtier.localhost': stack.broker };
const pages = demoSites.flatMap(({ domains, pages }) =>
  pages.flatMap(({ path }) =>
    locales.map((locale) => ({ locale, path: path[locale], url: `${origins[domains[0] ?? '']}${path[locale]}` })),
  ),
);

const open = useBrowser();

describe('every page of the demo', () => {
  test.each(pages)('$url is whole, fits every screen and gives axe nothing to find', async ({ url, locale, path }) => {
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
    expect(page.complaints).toEqual([]);
  });

  test.each(pages)('$url reads whole without JavaScript', async ({ url }) => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    expect((await page.locator('main').textContent())?.length).toBeGreaterThan(200);
    expect(await page.locator('header a[href], footer a[href]').count()).toBeGreaterThan(5);
  });
});
