import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { demoSites } from '@vitrine/demo/sites/demo-sites.ts';
import { type Browser, chromium } from 'playwright-core';
import { pageFaults, scrollThrough } from '../../e2e/page-faults.ts';
import { PlainError } from '../../scripts/process/plain-error.ts';
import { root } from '../../scripts/process/repository-root.ts';
import { chromiumFlags, findChromium } from '../../scripts/tests/chromium.mjs';
import type { Stack } from '../../scripts/tests/start-stack.ts';
import { findPages } from '../demo-pages.ts';
import type { Report } from '../figure.ts';

const suite = 'looks';
const pictures = join(root, '.cache/looks');
const widths = [390, 768, 1440, 1920];

interface SeenPage {
  /** Short name of the site, which the names of its pictures begin with. */
  site: string;
  path: string;
  url: string;
}

/** Limit of every step on a page, ms: a long page at 1920 px takes a busy machine more than Playwright's 30 s. */
const stepLimitMs = 180_000;
/** Limit of a page at a width, ms: a script in the page has none of its own. */
const viewLimitMs = 600_000;
/** Kind of fault of a page that could not be looked at. */
const unfinished = 'unfinished pages';

/**
 * Looks at every kind of page of the demo sites in both languages, on four widths: takes a picture of each, below .cache/looks, and
 * counts what an eye would find. `every` takes only every so many pages. The faults go to standard error, each with its page and widths.
 */
export async function measureLooks(
  stack: Pick<Stack, 'origin'>,
  report: Report,
  { every }: { every: number },
): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new PlainError('There is no Chromium: set CHROMIUM_PATH, or run npm test, which gets one.');
  await mkdir(pictures, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const pages = (await pagesToSee(browser, stack)).filter((_, index) => index % every === 0);
    const found = new Map([...Object.keys(pageFaults), unfinished].map((kind) => [kind, 0]));
    const views = pages.flatMap((page) => widths.map((width) => ({ page, width }))).values();
    const lookAtAll = async () => {
      // All of them take from one queue.
      for (const { page, width } of views) {
        const add = (kind: string, fault: string) => {
          console.error(`  ${kind}: ${page.url} at ${width} px: ${fault}`);
          found.set(kind, (found.get(kind) ?? 0) + 1);
        };
        const finished = await Promise.race([
          look(browser, page, width, add),
          setTimeout(viewLimitMs, false, { ref: false }),
        ]);
        if (!finished) add(unfinished, `not looked at within ${viewLimitMs / 1000} s`);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, lookAtAll));
    report({ suite, name: 'pages looked at', value: pages.length * widths.length, unit: 'pictures' });
    for (const [kind, value] of found) report({ suite, name: kind, value, unit: 'faults', bar: { atMost: 0 } });
  } finally {
    await browser.close();
  }
}

/** Returns a page of each kind in both languages: those with the same kinds of blocks are alike. */
async function pagesToSee(browser: Browser, stack: Pick<Stack, 'origin'>): Promise<SeenPage[]> {
  const pages: SeenPage[] = [];
  for (const { domains, pages: own } of demoSites) {
    const [domain = ''] = domains;
    const origin = stack.origin('site', domain);
    const kinds = Object.groupBy(own, ({ blocks }) => blocks.map((block) => block.block_type).join(' '));
    const paths = Object.values(kinds).flatMap((alike = []) => alike[0]?.path.fr ?? []);
    const found = Object.values(await findPages(origin).catch(() => ({}))).map((url) => new URL(url).pathname);
    const [site = ''] = domain.split('.');
    for (const path of new Set([...paths, ...found, '/fr/aucune-page-ici'])) {
      for (const translated of await translationsOf(browser, origin + path)) {
        pages.push({ site, path: new URL(translated).pathname, url: translated });
      }
    }
  }
  return pages;
}

/** Returns the address of a page and that of its translations. */
async function translationsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(url);
  const alternates = await page
    .locator('link[rel=alternate][hreflang]:not([hreflang=x-default])')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await page.close();
  return [...new Set([url, ...alternates])];
}

/** Looks at a page at a width, and tells of each fault. Resolves with true. */
async function look(
  browser: Browser,
  { site, path, url }: SeenPage,
  width: number,
  add: (kind: string, fault: string) => void,
): Promise<true> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(stepLimitMs);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await scrollThrough(page);
  await page.screenshot({
    path: join(pictures, `${site}${path.replaceAll('/', '-')}-${width}.png`),
    fullPage: true,
  });
  for (const [kind, find] of Object.entries(pageFaults)) {
    for (const fault of await page.evaluate(find)) add(kind, fault);
  }
  await context.close();
  return true;
}
