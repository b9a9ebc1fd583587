// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { part } from './lazy-parts/payment-estimate.tsx';

async function show(price: number): Promise<HTMLElement> {
  const { container } = await render(
    <LocaleProvider locale="en">
      <part.Component price={price} propertyType="Residential" titleId="title" />
    </LocaleProvider>,
  );
  return container;
}

async function type(page: HTMLElement, name: string, value: string): Promise<void> {
  const field = page.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`There is no field ${name}.`);
  await act(async () => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('the payment of a listing goes by the rules in force: 95,000 down is enough for 1,200,000, and is insured', async () => {
  const page = await show(1_200_000);
  await type(page, 'down_payment', '94999');
  expect(page.textContent).toContain('The minimum down payment at this price is $95,000.');
  await type(page, 'down_payment', '95000');
  expect(page.textContent).toContain('premium of $44,200.00 (4%)');
  const years = [...page.querySelectorAll('[name=amortization] option')].map((option) => option.textContent);
  expect(years.at(-1)).toBe('30 years');
});

test('the payment of a listing is that of the calculator: 500,000 with 25,000 down at 5 % is 2,873 a month', async () => {
  const page = await show(500_000);
  await type(page, 'down_payment', '25000');
  await type(page, 'rate', '5');
  expect(page.textContent).toContain('$2,873 a month');
});
