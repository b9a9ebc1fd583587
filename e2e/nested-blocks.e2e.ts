import { expect, test } from 'vitest';
import { inTurn } from '../scripts/tests/full-matrix.ts';
import { useBrowser } from './browser.ts';
import { examplesAddress } from './examples.ts';

const open = useBrowser();

test.each(
  inTurn([
    ['en', 'Sold', 'Recently sold', '128 Rue des Érables'],
    ['fr', 'Vendues', 'Vendues récemment', '128, rue des Érables'],
  ])(),
)(
  'a map of sold properties in a tab has its style, its list and its map, and no price, in %s',
  async (lang, tab, title, street) => {
    const page = await open();
    await page.goto(examplesAddress({ block: 'test', fixture: 'default', lang }));
    expect(await page.content()).not.toMatch(/624.?900/);
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await page.getByRole('heading', { name: title }).waitFor();
    const list = page.getByRole('list').filter({ hasText: street });
    // The list scrolls beside the map: the style of the nested block is there.
    expect(await list.evaluate((element) => getComputedStyle(element.parentElement ?? element).overflowY)).toBe('auto');
    await page.locator('canvas').first().waitFor();
    expect(await page.getByRole('tabpanel', { name: tab }).textContent()).not.toContain('$');
  },
);
