// @vitest-environment jsdom
import { welcomeTax, welcomeTaxRuleOn } from '@vitrine/contract/welcome-tax.ts';
import type { WelcomeTaxPlace } from '@vitrine/contract/welcome-tax-rules.ts';
import { expect, test } from 'vitest';
import { transferDuties } from './transfer-duties.ts';

test.each<[number, WelcomeTaxPlace]>([
  [450_000, 'elsewhere'],
  [450_000, 'montreal'],
  [1_250_000, 'montreal'],
  [40_000, 'elsewhere'],
])('the embedded calculator gives the tax of the mortgage calculator: %d, %s', (price, place) => {
  const { content = '' } = (transferDuties.fields?.script ?? {}) as { content?: string }; // a script block holds its code there
  // The script reads the language from the `lang` attribute, which the website sets on every page.
  document.documentElement.lang = 'en-CA';
  document.body.innerHTML = content;
  const [, code = ''] = /<script[^>]*>([\s\S]*)<\/script>/.exec(content) ?? [];
  new Function(code)();
  const find = (selector: string) => document.body.querySelector<HTMLInputElement>(selector);
  const field = find('[name=price]');
  if (field) field.value = String(price);
  find(`[value=${place}]`)?.click();
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  const day = new Date().toISOString().slice(0, 10);
  const shown = Number(document.body.querySelector('output')?.textContent?.replaceAll(/[^\d.]/g, ''));
  expect(shown).toBe(welcomeTax(price, welcomeTaxRuleOn(day, place)));
});
