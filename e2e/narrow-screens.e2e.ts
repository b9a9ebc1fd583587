import { expect, test } from 'vitest';
import { stack, useBrowser } from './browser.ts';

const open = useBrowser();

test('on a screen of 320 px nothing of the page with both calculators is cut', async () => {
  const page = await open({ viewport: { width: 320, height: 700 } });
  await page.goto(`${stack.agency}/fr/acheter`);
  const calculator = page.locator('[data-block="mortgage_calculator_block"]');
  // The calculator works once it comes near the screen.
  await calculator.scrollIntoViewIfNeeded();
  await page.locator('[data-block="mortgage_calculator_block"][data-hydrated]').waitFor();
  await calculator.locator('[name=price]').fill('1 450 000');
  await calculator.locator('[name=down_payment]').fill('400 000');
  await calculator.getByRole('button', { name: 'Calculer' }).click();
  await page.getByText('Le calcul, tranche par tranche').click();
  const panel = page.locator('#duties .duties-panel');
  await panel.scrollIntoViewIfNeeded();
  const box = await panel.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  expect(await panel.locator('output').textContent()).toContain('4\u00a0860,50');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
