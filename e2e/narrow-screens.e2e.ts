import { expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

test('on a screen of 320 px nothing of the page with both calculators is cut', async () => {
  const page = await open({ viewport: { width: 320, height: 700 } });
  await page.goto(`${stack.agency}/fr/acheter`);
  await page.locator('[name=price]').first().fill('1 450 000');
  await page.locator('[name=down_payment]').fill('400 000');
  const calculate = page.getByRole('button', { name: 'Calculer' });
  // The calculator works once it comes near the screen.
  await calculate.scrollIntoViewIfNeeded();
  await calculate.click();
  await page.getByText('Le calcul, tranche par tranche').click();
  const panel = page.locator('#duties .duties-panel');
  await panel.scrollIntoViewIfNeeded();
  const box = await panel.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  expect(await panel.locator('output').textContent()).toContain('4\u00a0860,50');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
