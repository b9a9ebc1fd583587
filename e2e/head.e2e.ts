import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

const jsonLd = async (page: Page) => {
  const [text] = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return JSON.parse(text ?? '{}')['@graph'];
};
const canonical = (page: Page) => page.getAttribute('link[rel=canonical]', 'href');

describe('the head', () => {
  test('follows a visitor from page to page, and is taken over without a complaint', async () => {
    const page = await open();
    await page.goto(`${stack.agency}/fr`);
    expect(await page.title()).toMatch(/^Groupe Rivage immobilier \|/);
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Vendre' })
      .first()
      .click();
    await page.waitForURL('**/fr/vendre');
    await expect.poll(() => page.title()).toBe('Vendre sa propriété avec Groupe Rivage immobilier');
    expect(await page.locator('link[rel=canonical]').count()).toBe(1);
    expect(await canonical(page)).toBe(`${stack.agency}/fr/vendre`);
    expect(await page.getAttribute('meta[property="og:url"]', 'content')).toBe(`${stack.agency}/fr/vendre`);
    expect(page.complaints).toEqual([]);
  });

  test('says who the site is, where a page stands and which questions it answers', async () => {
    const page = await open();
    await page.goto(`${stack.agency}/fr`);
    expect((await jsonLd(page))[0]).toMatchObject({ '@type': 'RealEstateAgent', name: 'Groupe Rivage immobilier' });
    await page.goto(`${stack.agency}/en/sell`);
    expect(await jsonLd(page)).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { item: `${stack.agency}/en/sell` }] },
      { '@type': 'FAQPage' },
    ]);
  });

  test('says of an article when it was written and by whom, and lets it be shared without a script', async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${stack.agency}/fr/blogue`);
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/fr\/blogue\/./);
    const [trail, article] = await jsonLd(page);
    expect(trail.itemListElement.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual(['Accueil', 'Blogue']);
    expect(article).toMatchObject({ '@type': 'Article', author: { '@type': 'Person' } });
    expect(Number.isNaN(Date.parse(article.datePublished))).toBe(false);
    expect(await page.getAttribute('meta[property="og:type"]', 'content')).toBe('article');
    const share = await page.getByRole('link', { name: 'Partager sur Facebook' }).getAttribute('href');
    expect(new URL(share ?? '').searchParams.get('u')).toBe(page.url());
  });

  test('keeps errors from search engines', async () => {
    const page = await open();
    await page.goto(`${stack.agency}/fr/perdu`);
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    expect(await jsonLd(page)).toBeUndefined();
  });
});
