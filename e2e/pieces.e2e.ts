import { schemeNames } from '@vitrine/contract/blocks/block-params.ts';
import { locales } from '@vitrine/contract/locale.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, house, useBrowser, widths } from './browser.ts';

const names = Object.keys(import.meta.glob('../website/app/shell/*.fixture.tsx')).map((file) =>
  file.replace(/^.*\/|\.fixture\.tsx$/g, ''),
);

const address = (query: Record<string, string>) => `${house.agency}/qa/sections?${new URLSearchParams(query)}`;

/** The names of the examples, as the page lists them. */
async function examplesOf(page: Page, piece: string): Promise<string[]> {
  await page.goto(address({ piece }));
  const links = page.locator('nav dd a');
  return links.evaluateAll((each) =>
    each.map((link) => new URL(Reflect.get(link, 'href')).searchParams.get('fixture') ?? ''),
  );
}

/** The links of an example lead to pages that the site may not have, and they are fetched ahead. */
const isOfAnExample = (complaint: string): boolean => complaint.startsWith('Failed to load resource');

/** Puts everything into another scheme: a tenth of what loading it again costs, as custom properties are all that a scheme changes. */
const recolor = (page: Page, scheme: string) =>
  page.evaluate((name) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-scheme]')) element.dataset.scheme = name;
  }, scheme);

/** A piece may have a dozen examples, each a page of its own, in ms. */
const perPiece = 300_000;

const open = useBrowser();

test.each(names.flatMap((piece) => locales.map((lang) => ({ piece, lang }))))(
  'every example of the piece $piece fits every screen in $lang, says nothing in the console and gives axe nothing to find in any scheme',
  async ({ piece, lang }) => {
    const page = await open({ reducedMotion: 'reduce' });
    for (const fixture of await examplesOf(page, piece)) {
      await page.goto(address({ piece, fixture, lang }), { waitUntil: 'networkidle' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      for (const scheme of schemeNames) {
        await recolor(page, scheme);
        await expectAccessible(page, 'part');
      }
    }
    expect(page.complaints.filter((text) => !isOfAnExample(text))).toEqual([]);
  },
  perPiece,
);

test.each(locales)('the list of examples names every piece and every block in %s', async (lang) => {
  const page = await open();
  await page.goto(address({ lang }));
  const listed = await page.locator('nav dt').allTextContents();
  expect(listed).toEqual(expect.arrayContaining([...names, 'header-classic', 'error', 'contact-form']));
});

test('without JavaScript every panel of the tabs, every item of a list and all of a long text show', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto(address({ piece: 'widgets', fixture: 'default' }));
  expect(await page.locator('[role=tabpanel]:visible').count()).toBe(3);
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
    await page.locator('[role=tab]').allTextContents(),
  );
  expect(await page.locator('li:visible', { hasText: /^(Prix|Bureau) \d+$/ }).count()).toBe(25);
  const cut = await page
    .locator('p', { hasText: 'Courtière depuis' })
    .evaluateAll((texts) => texts.filter(({ parentElement: box }) => box && box.scrollHeight > box.clientHeight + 1));
  expect(cut).toEqual([]);
});
