import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectFitsEveryScreen, stack, useBrowser } from './browser.ts';

const open = useBrowser();
const { broker } = stack;

test.each([
  [
    `${stack.agency}/fr/quartiers/vieux-longueuil`,
    /^Propriétés à vendre/,
    'Voir chaque mois',
    'Guide du secteur\u00a0: Le Vieux-Longueuil',
  ],
  [`${broker}/en/neighbourhoods/villeray`, /^Properties for sale/, 'See each month', 'Area guide: Living in Villeray'],
])(
  'the guide %s has the live market of its place without JavaScript, and leads to its listings and back',
  async (...given) => {
    const [address, listings, months, guide] = given;
    const page = await open({ javaScriptEnabled: false });
    await page.goto(address);
    const market = page.locator('[data-block="area_market_block"]');
    const count = Number(await market.locator('dd').first().textContent());
    expect(count).toBeGreaterThan(4);
    await market.getByText(months).click();
    expect(await market.locator('table tbody tr').count()).toBe(13);
    expect(await market.locator('table tbody td').last().textContent()).toBe(String(count));
    await market.getByRole('link', { name: listings }).click();
    expect(Number(await page.locator('[data-block="area_block"] dd').first().textContent())).toBe(count);
    await page.getByRole('link', { name: guide }).click();
    expect(page.url()).toBe(address);
  },
);

test('the market of a place fits every screen and is accessible, also in dark and in colours of the system', async () => {
  const page = await open();
  await page.goto(`${broker}/fr/quartiers/villeray`);
  await expectFitsEveryScreen(page);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  const colors = await page
    .locator('[data-block="area_market_block"] svg')
    .first()
    .evaluate((bar) => {
      const { fill } = getComputedStyle(bar);
      return { fill, page: getComputedStyle(document.body).backgroundColor };
    });
  expect(colors.fill).not.toBe(colors.page);
});
