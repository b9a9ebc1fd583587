import { describe, expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

/** Opens one example of a block at a width. */
async function openExample(block: string, fixture: string, width: number) {
  const page = await open({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 1000 });
  await page.goto(`${stack.agency}/qa/sections?${new URLSearchParams({ block, fixture, lang: 'fr' })}`);
  return page;
}

const visibleArticles = 'main article:visible';

describe('the articles grid', () => {
  test.each([
    [1, 991],
    [3, 992],
    [3, 1439],
    [5, 1440],
  ])('the grid shows %i articles at %i px', async (count, width) => {
    const page = await openExample('blog-articles-grid', 'default', width);
    expect(await page.locator(visibleArticles).count()).toBe(count);
  });

  test.each([
    ['default', 1440, true],
    ['three articles', 1439, true],
    ['three articles', 1440, false],
  ])(
    'the first article is wider than the others unless exactly three are on a wide screen: %s at %i px',
    async (fixture, width, isBig) => {
      const page = await openExample('blog-articles-grid', fixture, width);
      const widths = await page.locator(visibleArticles).evaluateAll((cards) => cards.map((card) => card.clientWidth));
      expect((widths[0] ?? 0) > 1.5 * (widths[1] ?? 0)).toBe(isBig);
    },
  );
});

test.each([
  [2, 1439],
  [4, 1440],
])('a featured post has %i regular ones at %i px', async (count, width) => {
  const page = await openExample('blog-featured-post', 'default', width);
  expect(await page.locator(`${visibleArticles}[data-size=compact]`).count()).toBe(count);
});
