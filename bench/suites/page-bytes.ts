import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { blockOf } from '../demo-pages.ts';
import type { Report } from '../figure.ts';
import { getHtml } from '../get-html.ts';
import { acceptEncoding, codingName, type StoredCoding } from '../request-headers.ts';
import { bareReactBytes } from './bare-react.ts';

const suite = 'first-load';

interface Files {
  count: number;
  kb: number;
}

interface PageFiles {
  /** Size of the HTML without its inline styles, KB. */
  htmlKb: number;
  /** Scripts before the page reacts to its visitor. */
  js: Files;
  /** Scripts until the network is quiet: also those of blocks near the screen. */
  allJs: Files;
  /** Styles in files and in the HTML, KB. */
  cssKb: number;
  fonts: Files;
  /** Compression in which the HTML came. */
  came: string | undefined;
}

type OpenPage = () => Promise<Page>;

/** Reports the files and bytes of a page of each kind before interaction, in gzip and brotli, as they come over the wire. */
export async function measurePageBytes(open: OpenPage, pages: Record<string, string>, report: Report): Promise<void> {
  const limit = (await bareReactBytes()) / 1000;
  for (const [kind, url] of Object.entries(pages)) {
    // The first answer after a start may lack what a service did not answer in time; a page in use is compressed better.
    for (let visit = 0; visit < 4; visit++) await getHtml(url);
    const gzip = await fetchPage(await open(), url, 'gzip');
    const br = await fetchPage(await open(), url, 'br');
    const line = (name: string, value: number, unit: string, atMost?: number, bare?: number) =>
      report({
        suite,
        name: `${kind}: ${name}`,
        value,
        unit,
        ...(bare !== undefined && { limit: bare }),
        ...(atMost !== undefined && { bar: { atMost } }),
      });
    line('JavaScript', gzip.js.kb, 'KB gz', 115, limit);
    line('JavaScript', br.js.kb, 'KB br');
    line('JavaScript', br.js.count, 'files', 8);
    line('JavaScript until the network is quiet', gzip.allJs.kb, 'KB gz');
    line('JavaScript until the network is quiet', br.allJs.count, 'files');
    line('styles', gzip.cssKb, 'KB gz');
    line('styles', br.cssKb, 'KB br', 12);
    line('HTML without its styles', gzip.htmlKb, 'KB gz');
    line(`HTML without its styles, ${codingName('br', br.came)}`, br.htmlKb, 'KB br', 18);
    line('fonts', br.fonts.kb, 'KB');
    line('fonts', br.fonts.count, 'files');
  }
}

async function fetchPage(page: Page, url: string, coding: StoredCoding): Promise<PageFiles> {
  await page.setExtraHTTPHeaders({ 'accept-encoding': acceptEncoding(coding) });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const fetched = await page.evaluate(listFetched);
  const inlineKb = inlineStyles((await response?.text()) ?? '', coding);
  await page.context().close();
  const filesOf = (end: string) => sum(fetched.filter(({ path }) => path.endsWith(end)));
  return {
    htmlKb: sum(fetched.filter(({ type }) => type === 'navigation')).kb - inlineKb,
    js: sum(fetched.filter(({ path, isEarly }) => path.endsWith('.js') && isEarly)),
    allJs: filesOf('.js'),
    cssKb: filesOf('.css').kb + inlineKb,
    fonts: filesOf('.woff2'),
    came: response?.headers()['content-encoding'],
  };
}

const compressed: Record<StoredCoding, (text: string) => Buffer> = {
  gzip: (text) => gzipSync(text),
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
};

/** Returns the compressed size by which its style elements enlarge an HTML text, KB. */
function inlineStyles(html: string, coding: StoredCoding): number {
  const sizeOf = (text: string) => compressed[coding](text).length;
  return (sizeOf(html) - sizeOf(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, ''))) / 1000;
}

const sum = (files: { bytes: number }[]): Files => ({
  count: files.length,
  kb: files.reduce((total, { bytes }) => total + bytes, 0) / 1000,
});

/** Runs in the page. Lists each file once, since a module that was preloaded is listed again when it is imported. */
function listFetched() {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  // The application marks the time from which it reacts.
  const interactive = performance.getEntriesByName('interactive')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const files = (entries as PerformanceResourceTiming[]) // of these two types every entry is one
    .map(({ name, entryType, encodedBodySize, startTime }) => ({
      name,
      path: new URL(name).pathname,
      type: entryType,
      bytes: encodedBodySize,
      isEarly: startTime < interactive,
    }));
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

/** Kinds of pages that the home page does not link to, with a kind that does. */
const linkedFrom: Record<string, string> = { listing: 'search', article: 'blog' };

/** Reports what the browser fetches for following a link to a page of each kind: data, scripts and styles, in brotli. */
export async function measureNavigations(open: OpenPage, pages: Record<string, string>, report: Report): Promise<void> {
  for (const [kind, block] of Object.entries(blockOf)) {
    const page = await open();
    const target = pages[kind] ?? '';
    await page.setExtraHTTPHeaders({ 'accept-encoding': acceptEncoding('br') });
    await page.goto(pages[linkedFrom[kind] ?? 'home'] ?? '', { waitUntil: 'networkidle' });
    await page.evaluate(() => performance.clearResourceTimings());
    // A script clicks the link, because it may be in a closed menu.
    await page
      .locator(`a[href="${new URL(target).pathname}"]`)
      .first()
      .dispatchEvent('click');
    await page.waitForURL(target);
    await page.locator(`[data-block="${block}"]`).first().waitFor();
    const fetched = (await page.evaluate(listFetched)).filter(({ type }) => type === 'resource');
    await page.context().close();
    const { kb } = sum(fetched.filter(({ path }) => /\.(data|js|css)$/.test(path)));
    report({ suite, name: `${kind}: navigation to it`, value: kb, unit: 'KB br', bar: { atMost: 20 } });
  }
}

/** Reports the time from a click on a link that was prefetched on hover until the new page is shown: the median of some. */
export async function measureNavigationTime(
  open: OpenPage,
  pages: Record<string, string>,
  report: Report,
): Promise<void> {
  const times: number[] = [];
  for (const kind of ['search', 'blog', 'contact']) {
    const page = await open();
    await page.goto(pages.home ?? '', { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${new URL(pages[kind] ?? '').pathname}"]`).first();
    await link.dispatchEvent('pointerover');
    await page.waitForLoadState('networkidle');
    times.push(await link.evaluate(timeToNewPage));
    await page.context().close();
  }
  const value = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
  report({ suite, name: 'time to the new page after a click, prefetched', value, unit: 'ms', bar: { atMost: 100 } });
}

/** Runs in the page. Resolves to the time until the frame after the page has another heading, ms. */
function timeToNewPage(link: HTMLElement | SVGElement): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const start = performance.now();
  return new Promise((resolve) => {
    const look = () => {
      if (heading() === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(performance.now() - start));
    };
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    look();
  });
}
