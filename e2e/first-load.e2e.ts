import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser({ cache: 'empty' });

/** Loads a page on a phone, without any interaction, and returns what came. */
async function load(address: string) {
  const page = await open({ viewport: { width: 390, height: 844 } });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  const ofKind = (kind: string) => responses.filter((response) => response.request().resourceType() === kind);
  return { page, scripts: ofKind('script'), styles: ofKind('stylesheet'), documents: ofKind('document') };
}

const gzipBytes = async (responses: readonly Response[]): Promise<number> => {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
};

/** Maximum number of the script files of a page that nobody touches, those of blocks near the screen included. */
const maxFiles = 11;

test.each([
  ['home', 115_000, `${stack.agency}/fr`],
  ['the blog', 115_000, `${stack.agency}/fr/blogue`],
  ['the contact page', 130_000, `${stack.agency}/fr/contact`],
  ['the broker’s home', 115_000, `${stack.broker}/fr`],
])(
  'the scripts of %s stay within their number and bytes, and its styles are in the document',
  async (_, maxBytes, address) => {
    const { scripts, styles } = await load(address);
    expect(styles.map((response) => response.url())).toEqual([]);
    expect(scripts.length).toBeLessThanOrEqual(maxFiles);
    expect(await gzipBytes(scripts)).toBeLessThanOrEqual(maxBytes);
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
  const words = 'une préapprobation hypothécaire avant de visiter';
  const html = await (await page.request.get(`${stack.agency}/fr`)).text();
  // Once in the block, once for search engines.
  expect(html.split(words).length - 1).toBe(2);
});
