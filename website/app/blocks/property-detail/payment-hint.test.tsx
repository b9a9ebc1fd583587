// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { LocaleProvider } from '../../locale/use-locale.tsx';
import { render } from '../../test-render.tsx';
import { PaymentHint } from './parts/payment-hint.tsx';

const textOf = async (total: string | undefined, locale: 'fr' | 'en'): Promise<string> => {
  const { container } = await render(
    <LocaleProvider locale={locale}>
      <PaymentHint payment="2 583 $" total={total} paymentId="payment" />
    </LocaleProvider>,
  );
  return container.textContent;
};

test('beside the price stands the whole cost of a month with the payment as its part', async () => {
  expect(await textOf('3 304 $', 'fr')).toContain('Environ 3 304 $ par mois, dont 2 583 $ d’hypothèque');
  expect(await textOf('3 304 $', 'en')).toContain('About 3 304 $ a month, of which 2 583 $ is the mortgage');
});

test('without known costs the payment stands beside the price alone', async () => {
  expect(await textOf(undefined, 'fr')).toContain('Environ 2 583 $ par mois');
});
