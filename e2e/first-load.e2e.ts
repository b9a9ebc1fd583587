import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Request, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser({ cache: 'empty' });

/** True for the script that a page imports four seconds after its start (`entry.client.tsx`): a slow machine is still loading then. */
const isLate = (loaded: Request | Response): boolean => loaded.url().includes('/start-late-');

/** Loads a page on a phone, without any interaction, and returns what came. */
async function load(address: string) {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const responses: Response[] = [];
  page.on('response', (response) => isLate(response) || responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const ofKind = (kind: string) => responses.filter((response) => response.request().resourceType() === kind);
  return { page, scripts: ofKind('script'), styles: ofKind('stylesheet'), documents: ofKind('document') };
}

const gzipBytes = async (responses: readonly Response[]): Promise<number> => {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
};

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Returns the size of the styles in a document by themselves: what they add to it varies by some 90 bytes with the names of files. */
const styleBytes = (html: string): number =>
  brotliCompressSync([...html.matchAll(styleElement)].map(([, text]) => text).join('')).length;

/** Maximum size of the styles of a page, bytes in brotli. */
const maxStyleBytes = 11_900;

/** Maximum size of the HTML of a page without its styles, bytes in brotli. */
const maxHtmlBytes = 18_000;

test.each([
  ['home', 8, 115_000, `${stack.agency}/fr`],
  ['the blog', 10, 115_000, `${stack.agency}/fr/blogue`],
  ['the contact page', 10, 118_000, `${stack.agency}/fr/contact`],
  ['the broker’s home', 10, 115_000, `${stack.broker}/fr`],
  ['the estate’s home', 10, 115_000, `${stack.estate}/fr`],
])(
  'the scripts and styles of %s stay within their number and bytes, and its styles are in the document',
  async (_, maxFiles, maxBytes, address) => {
    const { scripts, styles, documents } = await load(address);
    expect(styles.map((response) => response.url())).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(maxFiles);
    expect(await gzipBytes(scripts)).toBeLessThanOrEqual(maxBytes);
    const html = (await documents[0]?.text()) ?? '';
    expect(styleBytes(html)).toBeLessThanOrEqual(maxStyleBytes);
    expect(brotliCompressSync(html.replaceAll(styleElement, '')).length).toBeLessThanOrEqual(maxHtmlBytes);
  },
);

test('at least two thirds of the blocks of the home page are static', async () => {
  const { page } = await load(`${stack.agency}/fr`);
  const modes = await page
    .locator('[data-hydration]')
    .evaluateAll((frames) => frames.map((frame) => frame.dataset.hydration));
  expect(modes.filter((mode) => mode === 'static').length / modes.length).toBeGreaterThanOrEqual(2 / 3);
});

test('no part of the home page is sent twice', async () => {
  const { page } = await load(`${stack.agency}/fr`);
  const words = 'une préapprobation hypothécaire avant';
  const html = await (await page.request.get(`${stack.agency}/fr`)).text();
  // Once in the block, once for search engines.
  expect(html.split(words).length - 1).toBe(2);
});

/** Maximum size of what a followed link fetches to show a page of the site: data, scripts and styles, bytes as they came. */
const maxNavigationBytes = 21_500;

test.each([
  ['the search', '/fr', 'a[href="/fr/proprietes"]', 'search_properties_block'],
  ['a listing', '/fr/proprietes', 'main a[href^="/fr/proprietes/"]', 'property_detail_block'],
  ['the contact page', '/fr', 'a[href="/fr/contact"]', 'contact_form_block'],
])('a link to %s fetches little', async (_, from, link, block) => {
  const { page } = await load(stack.agency + from);
  const fetched: Response[] = [];
  page.on('response', (response) => isLate(response) || fetched.push(response));
  // A script clicks the link, because it may be in a closed menu.
  await page.locator(link).first().dispatchEvent('click');
  await page.locator(`[data-block="${block}"]`).waitFor();
  await page.waitForLoadState('networkidle');
  const data = `${new URL(page.url()).pathname}.data`;
  // Data of other pages is fetched ahead; that of this page comes twice when it was being fetched ahead at the click. The second time the
  // server answers that it is unchanged, without a length.
  const needed = new Map<string, Response>();
  for (const response of fetched) {
    const { pathname } = new URL(response.url());
    if ((pathname === data || /\.(js|css)$/.test(pathname)) && !needed.has(pathname)) needed.set(pathname, response);
  }
  expect([...needed.keys()]).toContain(data);
  // The browser's own count of the bytes of an answer is sometimes negative.
  const lengths = await Promise.all([...needed.values()].map((response) => response.headerValue('content-length')));
  expect(lengths).not.toContain(null);
  const bytes = lengths.reduce((sum, length) => sum + Number(length), 0);
  expect(bytes).toBeLessThanOrEqual(maxNavigationBytes);
});

test('a link that a visitor has pointed at shows its page without waiting for scripts and styles', async () => {
  const { page } = await load(`${stack.agency}/fr`);
  const link = page.locator('a[href="/fr/contact"]').first();
  const isLoaded = page.waitForResponse(/\/assets\/contact-form-[^/]+\.js$/);
  // A script points and clicks, because the link may be in a closed menu.
  await link.dispatchEvent('pointerover');
  await isLoaded;
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => isLate(request) || requested.push(new URL(request.url()).pathname));
  await link.dispatchEvent('click');
  await page.locator('[data-block="contact_form_block"]').waitFor();
  expect(requested.filter((path) => /\.(js|css)$/.test(path))).toEqual([]);
});

test('a page that a visitor goes to leaves its rows below the screen without layout until it is idle', async () => {
  const { page } = await load(`${stack.agency}/fr`);
  const visibilityAtFirst = await page
    .locator('a[href="/fr/proprietes"]')
    .first()
    .evaluate((link) => {
      const seen = Promise.withResolvers<string>();
      new MutationObserver(() => {
        const card = document.querySelector('[data-deferred-rows] > li:last-child');
        if (card) seen.resolve(getComputedStyle(card).contentVisibility);
      }).observe(document, { childList: true, subtree: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return seen.promise;
    });
  expect(visibilityAtFirst).toBe('auto');
  await page.waitForFunction(() => !globalThis.deferredLayout);
  const lastCard = page.locator('[data-deferred-rows] > li:last-child');
  expect(await lastCard.evaluate((card) => getComputedStyle(card).contentVisibility)).toBe('visible');
  expect(await page.locator('[style*="content-visibility"]').count()).toBe(0);
});
