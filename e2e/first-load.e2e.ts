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

/** Highest number and bytes of the scripts of a page before interaction. React and its router alone are 107 KB. */
const limits = { files: 12, bytes: 170_000 };

test.each([
  ['home', `${stack.agency}/fr`],
  ['an article page', `${stack.agency}/fr/blogue`],
  ['the contact page', `${stack.agency}/fr/contact`],
  ['the broker’s home', `${stack.broker}/fr`],
])('the scripts of %s stay within their number and bytes, and its styles are in the document', async (_, address) => {
  const { scripts, styles } = await load(address);
  expect(styles.map((response) => response.url())).toEqual([]);
  expect(scripts.length).toBeLessThanOrEqual(limits.files);
  expect(await gzipBytes(scripts)).toBeLessThanOrEqual(limits.bytes);
});

test('at least two thirds of the blocks of the home page are static', async () => {
  const { page } = await load(`${stack.agency}/fr`);
  const modes = await page
    .locator('[data-hydration]')
    .evaluateAll((frames) => frames.map((frame) => frame.dataset.hydration));
  expect(modes.filter((mode) => mode === 'static').length / modes.length).toBeGreaterThanOrEqual(2 / 3);
});

test('no part of the home page is sent twice', async () => {
  const { page } = await load(`${stack.agency}/fr`);
  const words = 'Faut-il une préapprobation hypothécaire avant de visiter';
  const html = await (await page.request.get(`${stack.agency}/fr`)).text();
  // Once in the block, once for search engines.
  expect(html.split(words).length - 1).toBe(2);
});
