import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blockDescriptions } from '@vitrine/contract/blocks/index-of-blocks.ts';
import { type Locale, locales } from '@vitrine/contract/locale.ts';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { blockFolder } from '../../website/app/block-framework/definition/block-folder.ts';
import { root } from '../process/repository-root.ts';
import { chromiumFlags, findChromium } from '../tests/chromium.mjs';

/**
 * Draws the miniatures of the admin's picker: `npm run miniatures -- http://localhost:3000 [TYPE …]`, with the address of a website that
 * shows `/qa/` to everybody. Each is the block's default example in one language, in the colours of the built-in theme.
 */

const folder = join(root, 'content/src/admin/public/block-miniatures');

/** Size of a miniature and of the part of the page that it shows, px. */
const size = { width: 320, height: 200 };
const view = { width: 1280, height: 800 };

/** Maximum size of a file in the repository, bytes. */
const maxBytes = 10_000;

const [website = 'http://localhost:3000', ...wanted] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: chromiumFlags });
const page = await browser.newPage({ viewport: view, deviceScaleFactor: 2 });
for (const { type, place } of blockDescriptions) {
  if (place !== 'page' || (wanted.length > 0 && !wanted.includes(type))) continue;
  for (const lang of locales) {
    const picture = await compress(await drawBlock(page, type, lang));
    await mkdir(join(folder, lang), { recursive: true });
    await writeFile(join(folder, lang, `${type}.webp`), picture);
    console.log(`Drew ${type} (${lang}): ${picture.length} bytes.`);
  }
}
await browser.close();

/** Returns a PNG of the upper part of the block's default example. */
async function drawBlock(page: Page, type: string, lang: Locale): Promise<Buffer> {
  const query = new URLSearchParams({ block: blockFolder(type), fixture: 'default', lang });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${website}/qa/sections?${query}`, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.querySelector('main > *')?.getBoundingClientRect().height ?? 0);
  const clip = { x: 0, y: 0, width: view.width, height: Math.max(40, Math.min(height, view.height)) };
  return page.screenshot({ clip });
}

/** Returns a WebP below the limit: the best quality that fits. A flat block stands in the middle. */
async function compress(png: Buffer): Promise<Buffer> {
  const small = sharp(png).resize({ ...size, fit: 'contain', background: '#f4f4f2' });
  for (let quality = 75; quality > 20; quality -= 10) {
    const picture = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error('The miniature does not fit.');
}
