import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useBrowser } from './browser.ts';
import { type FakeSite, startFakeSite } from './fake-site.ts';

let site: FakeSite;

beforeAll(async () => {
  site = await startFakeSite();
});
afterAll(() => site.stop());

const open = useBrowser();

/** Opens one example of a block at a width. */
async function openExample(block: string, fixture: string, width: number): Promise<Page> {
  const page = await open({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 1000 });
  await page.goto(`${site.origin}/qa/sections?${new URLSearchParams({ block, fixture, lang: 'fr' })}`);
  return page;
}

const heightOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().height);

test('a spacer has the height that the content says, and that of a section without one', async () => {
  const page = await openExample('spacer', 'default', 1280);
  expect(await heightOf(page, '[data-block=spacer_block]')).toBe(96);
  const other = await openExample('spacer', 'nothing optional', 1280);
  expect(await heightOf(other, '[data-block=spacer_block]')).toBeGreaterThan(64);
});

describe('the overlap of a block', () => {
  test.each([390, 768, 1440])('is its constant at %i px, and at most half of its height', async (width) => {
    const page = await openExample('cta', 'default', width);
    const background = await page
      .locator('[data-block=cta_block]')
      .first()
      .evaluate((frame) => getComputedStyle(frame).backgroundImage);
    expect(background).toContain('min(150px, 50%)');
  });

  test.each([390, 768, 1440])('is 95 px of the search bar over its hero at %i px', async (width) => {
    const page = await openExample('hero-search', 'default', width);
    const covered = await page.getByRole('search').evaluate((bar) => {
      const stage = bar.closest('section')?.firstElementChild?.getBoundingClientRect();
      return (stage?.bottom ?? 0) - bar.getBoundingClientRect().top;
    });
    expect(covered).toBeCloseTo(95, 0);
  });
});

test.each([
  [1199, 52],
  [1200, 60],
])('at %i px buttons and fields have controls of %i px', async (width, height) => {
  const page = await openExample('contact-form', 'default', width);
  expect(await heightOf(page, 'main form button[type=submit]')).toBe(height);
  const field = await heightOf(page, 'main form input[name=email]');
  expect(field).toBeGreaterThanOrEqual(height);
  expect(field).toBeLessThan(height + 8);
});

test.each([390, 1440])('thumbnails of a carousel are 80 px wide at %i px', async (width) => {
  const page = await openExample('members-carousel', 'default', width);
  const widths = await page
    .locator('[data-look=thumbnails] > button')
    .evaluateAll((buttons) => buttons.map((button) => button.clientWidth));
  expect(new Set(widths)).toEqual(new Set([80]));
});

test.each([
  ['default', 'in the middle'],
  ['at the bottom of the picture', 'at the bottom'],
])('the text of a hero with info (%s) stands %s of its picture', async (fixture, place) => {
  const page = await openExample('hero-cta-info', fixture, 1440);
  const [above, below] = await page.locator('[data-block=hero_cta_info_block] section').evaluate((hero) => {
    const { top, bottom } = hero.getBoundingClientRect();
    const title = hero.querySelector('h1')?.getBoundingClientRect();
    const facts = hero.querySelector('ul')?.getBoundingClientRect();
    return [(title?.top ?? 0) - top, bottom - (facts?.bottom ?? 0)];
  });
  if (place === 'at the bottom') expect(below).toBeLessThan(81);
  else expect(Math.abs((above ?? 0) - (below ?? 0))).toBeLessThan(120);
});

test.each([390, 1440])(
  'the picture of an article lies on its content by half of its height at %i px',
  async (width) => {
    const page = await openExample('blog-post', 'default', width);
    const [ground, stage, picture] = await page
      .locator('[data-block=blog_post_block] article > div')
      .first()
      .evaluate((element) => [
        getComputedStyle(element).backgroundImage,
        element.getBoundingClientRect().height,
        element.querySelector('img')?.getBoundingClientRect().height,
      ]);
    expect(ground).toMatch(/rgba\(0, 0, 0, 0\) 50%, .+ 0(px|%)?\)$/);
    expect(picture).toBe(stage);
  },
);

test.each([
  [360, 1, 24],
  [768, 2, 24],
  [1200, 3, 48],
  [1680, 4, 48],
])('at %i px a grid carousel has columns: %i, with a gutter of %i px', async (width, columns, gutter) => {
  const page = await openExample('carousel-cards', 'default', width);
  const [row, lefts, widths] = await page.locator('[data-block=carousel_cards_block] article').evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    const viewport = cards[0]?.closest('ul')?.parentElement?.getBoundingClientRect();
    return [viewport?.width ?? 0, boxes.map(({ left }) => left), boxes.map((box) => box.width)] as const;
  });
  const step = (lefts[1] ?? 0) - (lefts[0] ?? 0);
  expect(Math.round(row / step)).toBe(columns);
  expect(Math.round(step - (widths[0] ?? 0))).toBe(gutter);
});
