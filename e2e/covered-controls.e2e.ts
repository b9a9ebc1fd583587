import { locales } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullMatrix, inTurn } from '../scripts/tests/full-matrix.ts';
import { stack, useBrowser } from './browser.ts';
import { alikePages } from './demo-pages.ts';

const open = useBrowser();

const screens = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1366, height: 768 } },
];

const language = inTurn(locales);
/** A page of each kind, and what has no page of its own: a listing, and a search with a filter. */
const addresses = [
  ...alikePages.flatMap(([page]) => (page ? language().map((locale) => `${page.origin}${page.path[locale]}`) : [])),
  `${stack.agency}/fr/proprietes?mun=66023`,
];

/** Scrolls to a place and waits until the header has followed, which measures the speed of scrolling for 250 ms. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

/** Returns the controls in view whose middle belongs to another element that nobody can see. Runs in the page. */
function coveredControls(): string[] {
  const isOutside = (x: number, y: number, { left, right, top, bottom }: DOMRect) =>
    x < left || x > right || y < top || y > bottom;
  const ancestorsOf = function* (element: Element): Generator<Element> {
    for (let each: Element | null = element; each; each = each.parentElement) yield each;
  };
  const isClipped = (control: Element, x: number, y: number) =>
    [...ancestorsOf(control)].some(
      (each) => getComputedStyle(each).overflowX !== 'visible' && isOutside(x, y, each.getBoundingClientRect()),
    );
  /** A bar that stays in view while the page scrolls below it. */
  const isVisibleBar = (element: Element) => {
    const { position, backgroundColor } = getComputedStyle(element);
    return ['fixed', 'sticky'].includes(position) && !/^rgba\(.*, 0\)$/.test(backgroundColor);
  };
  const isBelowBar = (control: Element, hit: Element) =>
    hit.closest('header') !== null ||
    [...ancestorsOf(hit)].some((each) => !each.contains(control) && isVisibleBar(each));

  const controls = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  return [...controls].flatMap((control) => {
    // A link within a text may begin on one line and end on the next: its first line is tried.
    const { x: left, y: top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isShown = control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1;
    // A map that waits for a click is inert below its cover.
    if (!isShown || control.closest('[inert]') || isClipped(control, x, y)) return [];
    const hit = document.elementFromPoint(x, y);
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    if (!hit || [control, ...labels].some((each) => each.contains(hit)) || isBelowBar(control, hit)) return [];
    return [`${control.outerHTML.slice(0, 160)} is below ${hit.outerHTML.slice(0, 160)}`];
  });
}

test.each(fullMatrix(addresses, screens))(
  'every control in view of %s gets its click while it scrolls: %j',
  async (url, screen) => {
    const page = await open({ ...screen, reducedMotion: 'reduce' });
    await page.goto(url);
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 700; top < height; top += screen.viewport.height) {
      await scrollTo(page, top);
      expect(await page.evaluate(coveredControls), `at ${top} px`).toEqual([]);
    }
  },
);
