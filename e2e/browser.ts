import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';

export const house = inject('house');

/** The widths of a phone, a tablet and a wide screen that every page is looked at. */
export const widths = [390, 1024, 1680] as const;

/** Opens one Chromium for the file; `open` gives each test a visitor of its own, gone with the test. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
  });
  afterAll(() => browser.close());

  return async function open(options: BrowserContextOptions = {}): Promise<Page & { complaints: string[] }> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-CA', ...options });
    // A map that nobody looks at any more goes on drawing.
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isOfTheRenderer(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return Object.assign(page, { complaints });
  };
}

/** Said by software rendering, which no visitor has. */
const isOfTheRenderer = (text: string): boolean => /WebGL|GPU stall|swiftshader/i.test(text);

/** Rules about a whole page, which an example of one block is not. */
const pageRules = [
  'page-has-heading-one',
  'region',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'heading-order',
];

/** axe finds nothing at WCAG 2.2 AA nor against good practice; `part` leaves out what concerns whole pages. */
export async function expectAccessible(page: Page, what: 'page' | 'part' = 'page'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // What stands in a frame is a page of another company, with landmarks of its own.
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(what === 'part' ? pageRules : [])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}
