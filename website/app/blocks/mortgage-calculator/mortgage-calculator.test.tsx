// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { block } from './mortgage-calculator.tsx';

let page: HTMLElement;

async function show(params: Record<string, unknown> = {}, locale: 'fr' | 'en' = 'en'): Promise<void> {
  const all = {
    down_payment_rules: 'texts',
    shows_chart: true,
    shows_schedule: true,
    shows_welcome_tax: true,
    ...params,
  };
  ({ container: page } = await render(
    <LocaleProvider locale={locale}>
      <block.Component main_title="" description="" params={all} />
    </LocaleProvider>,
  ));
}

async function type(name: string, value: string): Promise<void> {
  const field = page.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`There is no field ${name}.`);
  await act(async () => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const button = () => page.querySelector<HTMLButtonElement>('button[type=submit]');
const press = () => act(async () => button()?.click());
const said = () => page.textContent ?? '';

async function fill(): Promise<void> {
  await type('price', '500 000');
  await type('down_payment', '100 000');
}

describe('the mortgage calculator', () => {
  test('starts with a residential property, no amounts, 5.5 %, 25 years and a monthly payment', async () => {
    await show();
    const names = ['property_type', 'price', 'down_payment', 'rate', 'amortization', 'frequency'];
    const values = new FormData(page.querySelector('form') ?? undefined);
    expect(names.map((name) => values.get(name))).toEqual(['Residential', '', '', '5.5', '25', 'monthly']);
  });

  test('hides the result until the first submission, then updates it', async () => {
    await show();
    await fill();
    expect(said()).not.toContain('Your estimated payment');
    await press();
    expect(said()).toContain('$2,441.57 a month');
    await type('down_payment', '200 000');
    expect(said()).toContain('$1,831.17 a month');
  });

  test('refuses a down payment below the minimum and shows the minimum', async () => {
    await show();
    await type('price', '600000');
    await type('down_payment', '34 999');
    expect(said()).toContain('The minimum down payment at this price is $35,000.');
    expect(button()?.disabled).toBe(true);
    await type('down_payment', '35 000');
    expect(button()?.disabled).toBe(false);
  });

  test('warns of a down payment above the price', async () => {
    await show();
    await type('price', '1');
    await type('down_payment', '2');
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Down payment too high');
    const described = page.querySelector('[name=down_payment]')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('it is more than the price');
    expect(button()?.disabled).toBe(true);
  });

  test('refuses rates below 0 and above 100', async () => {
    await show();
    await fill();
    await type('rate', '-1');
    expect(button()?.disabled).toBe(true);
    await type('rate', '101');
    expect(button()?.disabled).toBe(true);
    await type('rate', '');
    expect(button()?.disabled).toBe(false);
  });

  test('applies the rules that the block names', async () => {
    await show({ down_payment_rules: 'federal-2024' });
    await type('price', '1 200 000');
    await type('down_payment', '95 000');
    expect(button()?.disabled).toBe(false);
  });

  test('adds the insurance premium to the loan, and says what is paid when buying', async () => {
    await show({ down_payment_rules: 'federal-2024' });
    await type('price', '500 000');
    await type('down_payment', '25 000');
    await type('rate', '5');
    await press();
    expect(said()).toContain('$2,873.13 a month');
    expect(said()).toContain('a loan of $494,000');
    expect(said()).toMatch(/premium of \$19,000\.00 \(4%\)\. The 9(\.975)?% tax on this premium/);
  });

  test('says that payments every two weeks are accelerated', async () => {
    await show();
    await fill();
    await press();
    await act(async () => page.querySelector<HTMLInputElement>('[value=bi-weekly]')?.click());
    expect(said()).toContain('$1,220.78 every 2 weeks');
    expect(said()).toContain(
      'Accelerated payments: 26 a year, each half of a monthly payment. The loan is paid back in year 22.',
    );
    expect(page.querySelectorAll('[tabindex] tbody tr')).toHaveLength(22);
  });

  test('repeats its chart as a table, even without a schedule', async () => {
    await show({ shows_schedule: false });
    await fill();
    await press();
    expect(page.querySelectorAll('figure tbody tr')).toHaveLength(25);
    expect(page.querySelector('details caption')).toBeNull();
  });

  test('offers 30 years and shows the insurance under the rules that include them', async () => {
    const years = () => [...page.querySelectorAll('[name=amortization] option')].map((option) => option.textContent);
    await show();
    expect(years()).toEqual(['5 years', '10 years', '15 years', '20 years', '25 years']);
    await show({ down_payment_rules: 'federal-2024' });
    expect(years().at(-1)).toBe('30 years');
    await type('price', '500 000');
    await type('down_payment', '25 000');
    expect(said()).toContain('Below 20% down the loan has to be insured');
  });

  test('calculates the welcome tax of the municipality', async () => {
    await show();
    await fill();
    await press();
    expect(said()).toMatch(/Welcome tax.*\$5,610\.50/);
    await act(async () => page.querySelector<HTMLInputElement>('[value=montreal]')?.click());
    expect(said()).toContain('In Montréal');
    await type('price', '1 000 000');
    expect(said()).toContain('$15,349.00');
  });

  test('formats amounts in French', async () => {
    await show({}, 'fr');
    await fill();
    await press();
    expect(said()).toContain('2\u00a0441,57\u00a0$ par mois');
    expect(said()).toContain('(20,00\u00a0%)');
  });

  test('shows chart, schedule and welcome tax only when the block enables them', async () => {
    await show({ shows_chart: false, shows_schedule: false, shows_welcome_tax: false });
    await fill();
    await press();
    expect(page.querySelector('svg, table')).toBeNull();
    expect(said()).not.toContain('Welcome tax');
  });

  test('shows a chart with its numbers, a schedule by year and the welcome tax by bracket', async () => {
    await show();
    await fill();
    await press();
    expect(page.querySelectorAll('svg[role=img]')).toHaveLength(1);
    const rows = [...page.querySelectorAll('table')].map((table) => table.querySelectorAll('tbody tr').length);
    expect(rows).toEqual([3, 25]);
    expect(said()).toContain('Welcome tax');
  });

  test('lists every year and shows the down payment in percent', async () => {
    await show();
    await fill();
    await press();
    expect(page.querySelectorAll('[tabindex] tbody tr')).toHaveLength(25);
    expect(said()).toContain('(20.00%)');
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/Over 25\u00a0years/);
  });
});
