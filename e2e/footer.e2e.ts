import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtures as footer } from '../website/app/blocks/footer-classic/footer-classic.fixture.ts';
import { useBrowser } from './browser.ts';
import { blocks, contentWith, type FakeSite, pageOf, startFakeSite } from './fake-site.ts';

let site: FakeSite;

/** Page with its own footer. */
const overridden = pageOf(undefined, {
  content: { fields: [blocks.text], override: { footer: { fields: [footer['menu without columns']] } } },
});

beforeAll(async () => {
  site = await startFakeSite({ content: contentWith({ '/fr/sans-colonnes': overridden }) });
});
afterAll(() => site.stop());

const open = useBrowser({ cache: 'empty' });

test.each([
  [1280, 4],
  [1200, 4],
  [1199, 2],
  [390, 2],
])('at %i px the menus of the footer stand in %i columns', async (width, columns) => {
  const page = await open({ viewport: { width, height: 900 } });
  await page.goto(`${site.origin}/fr/vendre`);
  const heads = page.getByRole('contentinfo').getByRole('navigation').locator('> ul > li');
  const lefts = await heads.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().x)));
  expect(lefts).toHaveLength(4);
  expect(new Set(lefts).size).toBe(columns);
});

test.each(['/fr/proprietes', '/en/properties'])(
  '%s has no footer, and the page after it has one again',
  async (path) => {
    const page = await open();
    await page.goto(site.origin + path);
    await page.getByRole('main').waitFor();
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.goto(`${site.origin}/fr/vendre`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').waitFor();
    await page.getByRole('banner').locator('summary').first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Maisons' }).click();
    await page.waitForURL(/\/fr\/proprietes\?type=maison$/);
    await page.getByRole('contentinfo').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('contentinfo').waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  },
);

test('a page that brings a footer of its own shows that one alone', async () => {
  const page = await open();
  await page.goto(`${site.origin}/fr/sans-colonnes`);
  const shown = page.getByRole('contentinfo');
  expect(await shown.count()).toBe(1);
  expect(await shown.getByRole('navigation').locator('> ul > li').count()).toBe(2);
  await page.goto(`${site.origin}/fr/vendre`);
  expect(await shown.getByRole('navigation').locator('> ul > li').count()).toBe(4);
});
