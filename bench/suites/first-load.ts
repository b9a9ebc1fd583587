import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { PlainError } from '../../scripts/process/plain-error.ts';
import { chromiumFlags, findChromium } from '../../scripts/tests/chromium.mjs';
import type { Stack } from '../../scripts/tests/start-stack.ts';
import { findPages } from '../demo-pages.ts';
import type { Report } from '../figure.ts';
import { measureNavigations, measureNavigationTime, measurePageBytes } from './page-bytes.ts';

const suite = 'first-load';

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const laptop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** Measures what a browser without a cache fetches for each kind of page, and the times of the home page on a slow phone. */
export async function measureFirstLoad(stack: Stack, report: Report): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new PlainError('There is no Chromium: set CHROMIUM_PATH, or run npm test, which gets one.');
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  const url = `${stack.origin('site')}/fr`;
  try {
    const pages = await findPages(stack.origin('site'));
    const open = () => newVisitor(browser, phone);
    await measurePageBytes(open, pages, report);
    await measureNavigations(open, pages, report);
    await measureNavigationTime(open, pages, report);
    await measureCalm(await newVisitor(browser, phone), url, report);
    for (const [screen, options] of Object.entries({ phone, laptop })) {
      await measureLargestPicture(await newVisitor(browser, options), url, screen, report);
    }
  } finally {
    await browser.close();
  }
}

async function newVisitor(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, locale: 'fr-CA' });
  return context.newPage();
}

/** Layout shift and long tasks on a processor that is slowed down four times. */
async function measureCalm(page: Page, url: string, report: Report): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { shift: 0, tasks: [] as number[], paint: 0 };
    Object.assign(window, { seen });
    const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('layout-shift', (entry) => {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) seen.shift += Number(entry.value);
    });
    watch('longtask', ({ duration }) => seen.tasks.push(duration));
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.paint = startTime;
    });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen); // put there by the script above
  const slow = '4× slower CPU';
  report({ suite, name: `layout shift, ${slow}`, value: seen.shift, unit: 'CLS', bar: { atMost: 0.01 } });
  report({
    suite,
    name: `longest task, ${slow}`,
    value: Math.max(0, ...seen.tasks),
    unit: 'ms',
    bar: { atMost: 100 },
  });
  report({ suite, name: `largest contentful paint, ${slow}`, value: seen.paint, unit: 'ms' });
}

interface Seen {
  shift: number;
  tasks: number[];
  paint: number;
}

/** Reports whether the largest picture is requested at once, and is no larger than the area in which it is shown. */
async function measureLargestPicture(page: Page, url: string, screen: string, report: Report): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const picture = await page.evaluate(largestPicture);
  const name = `LCP picture, ${screen}`;
  if (!picture) {
    report({ suite, name: `${name}: none, it is text`, value: 0, unit: 'px' });
    return;
  }
  report({
    suite,
    name: `${name}: width against the smallest that fits`,
    value: picture.width,
    unit: 'px',
    limit: picture.smallestThatFits,
    bar: { ratioAtLeast: 1, ratioAtMost: 1 },
  });
  report({
    suite,
    name: `${name}: preloaded, or eager with a high priority`,
    value: Number(picture.isAskedForAtOnce),
    unit: 'of 1',
    bar: { atLeast: 1 },
  });
}

/** Runs in the page. Null when the largest element is no picture. Widths in pixels of the screen. */
async function largestPicture() {
  const element = await new Promise<Element | null>((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      resolve(last && 'element' in last && last.element instanceof Element ? last.element : null);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const image = element instanceof HTMLImageElement ? element : element?.querySelector('img');
  if (!image) return null;
  const sets = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image].map(({ srcset }) => srcset);
  const candidates = sets
    .flatMap((set) => set.split(',').map((each) => each.trim().split(/\s+/)))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .filter(({ width }) => width > 0);
  const chosen = candidates.find(({ address }) => new URL(address, location.href).href === image.currentSrc);
  const widths = candidates.map(({ width }) => width).sort((one, other) => one - other);
  // A picture that covers a tall place is cut at its sides, and so has to be wider than the place.
  const isCut = getComputedStyle(image).objectFit === 'cover';
  const covering = isCut ? (image.offsetHeight * image.naturalWidth) / image.naturalHeight : 0;
  const needed = Math.max(image.offsetWidth, covering);
  const fits = widths.find((width) => width >= Math.floor(needed * devicePixelRatio)) ?? widths.at(-1);
  const isPreloaded = document.querySelector('link[rel=preload][as=image]') !== null;
  const isEager = image.loading !== 'lazy' && image.fetchPriority === 'high';
  return {
    width: chosen?.width ?? image.naturalWidth,
    smallestThatFits: fits ?? image.naturalWidth,
    isAskedForAtOnce: isPreloaded || isEager,
  };
}
