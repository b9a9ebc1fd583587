import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { fullMatrix } from '../scripts/tests/full-matrix.ts';
import { stack, useBrowser } from './browser.ts';
import { watchShifts } from './layout-shifts.ts';

/**
 * Hinting rounds every letter to a pixel here, which few visitors' screens do: it widens « Propriétés » by 8 px in the font and by
 * 3 px without. What is tested is the fit of the fallback fonts.
 */
const open = useBrowser({ cache: 'empty', flags: ['--font-render-hinting=none'] });

interface Fonts {
  /** Families of titles and of text. */
  families: readonly string[];
  /** Files of every page: the ones for the characters of French and English. */
  common: RegExp;
  /** Maximum of what moves sideways, as in Cumulative Layout Shift: a word that is a pixel wider moves its neighbours in the line. */
  sideways: number;
}

/** The fonts of the look of each site. */
const fontsOf: Readonly<Record<string, Fonts>> = {
  [`${stack.agency}/fr`]: {
    families: ['Bricolage Display', 'Hanken Grotesk Variable'],
    common: /\/(bricolage-grotesque-strong|hanken-grotesk)-[\w-]{8}\.woff2$/,
    sideways: 0.001,
  },
  [`${stack.broker}/en`]: {
    families: ['Newsreader Display', 'Source Sans Variable'],
    common: /\/(newsreader-regular|source-sans)-[\w-]{8}\.woff2$/,
    sideways: 0.0005,
  },
  [`${stack.estate}/fr`]: { families: ['Ysabeau Variable'], common: /\/ysabeau-[\w-]{8}\.woff2$/, sideways: 0.003 },
};
const homes = Object.keys(fontsOf);

test.each(Object.entries(fontsOf))('%s sends the fonts of its own look alone', async (url, { families, common }) => {
  const page = await open();
  const fetched = watchFonts(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => !common.test(path))).toEqual([]);
  expect(fetched).toHaveLength(families.length);
  const faces = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')));
  expect([...new Set(faces)].filter((family) => / (Display|Variable)$/.test(family)).sort()).toEqual(families);
});

test('photos of listings keep their colours in a look that mutes pictures', async () => {
  const page = await open();
  await page.goto(`${stack.broker}/fr`);
  const filterOf = (block: string) =>
    page
      .locator(`[data-block="${block}"] picture[data-cover] img`)
      .first()
      .evaluate((image) => getComputedStyle(image).filter);
  expect(await filterOf('hero_block_1')).toContain('saturate(0.6)');
  expect(await filterOf('featured_properties_block')).toBe('none');
});

test.each(fullMatrix(homes, [1440, 390]))(
  'with fonts that come late nothing moves on the home page %s at %i px',
  async (url, width) => {
    const { families, sideways } = fontsOf[url] ?? { families: [], sideways: 0 };
    const page = await open({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    const release = await holdFonts(page);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const shifts = await watchShifts(page, 'from now on');
    expect(await areFontsShown(page, families)).toBe(false);
    await release();
    expect(await areFontsShown(page, families)).toBe(true);
    const { value, moved } = await shifts();
    expect(moved.filter(({ isSideways }) => !isSideways)).toEqual([]);
    expect(value, JSON.stringify(moved)).toBeLessThan(sideways);
  },
);

test.each(['Bricolage Display', 'Hanken Grotesk Variable'])(
  '%s: letters of another language are fetched when they are shown',
  async (family) => {
    const page = await open();
    const fetched = watchFonts(page);
    await page.goto(`${stack.agency}/fr/contact`, { waitUntil: 'networkidle' });
    expect(fetched.filter((path) => path.includes('-latin-'))).toEqual([]);
    expect(
      await page.evaluate(
        (name) => document.fonts.load(`20px "${name}"`, 'Łukasz').then(({ length }) => length),
        family,
      ),
    ).toBe(2);
    expect(fetched.filter((path) => path.includes('-latin-ext-'))).toHaveLength(1);
  },
);

/** Holds font files back. The returned function lets them through and resolves when they are shown. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/*.woff2', (route) => {
    if (isHeld) held.push(route);
    else return route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await page.evaluate(async () => void (await document.fonts.ready));
  };
}

const areFontsShown = (page: Page, families: readonly string[]): Promise<boolean> =>
  page.evaluate((names) => names.every((name) => document.fonts.check(`20px "${name}"`)), families);

/** Returns a list that receives the paths of the font files that a page fetches. */
function watchFonts(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}
