import type { CostKind, ListingDetails } from '@vitrine/contract/core/listing-details.ts';
import type { Locale } from '@vitrine/contract/locale.ts';
import { defineTexts, textsOf } from '../../../locale/define-texts.ts';
import { formatCurrency } from '../../../locale/format.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import { costNames } from './listing-details.server.ts';

const texts = defineTexts({
  fr: { payment: 'Paiement hypothécaire' },
  en: { payment: 'Mortgage payment' },
});

/** Taxes that `taxes` holds already. */
const separateTaxes: readonly CostKind[] = ['municipal-tax', 'school-tax'];

/**
 * Returns what a home costs by the month: the payment on usual terms, and the taxes, fees and expenses that its source states. Null without any of these,
 * since the payment alone stands elsewhere.
 */
export function monthlyCost(
  details: ListingDetails | null | undefined,
  payment: number,
  locale: Locale,
): PropertyDetailData['monthlyCost'] {
  const stated = details?.costs ?? [];
  const hasAllTaxes = stated.some(({ kind }) => kind === 'taxes');
  const counted = stated.filter(({ kind }) => !(hasAllTaxes && separateTaxes.includes(kind)));
  if (counted.length === 0) return null;
  const amounts = [
    { label: textsOf(texts, locale).payment, amount: payment },
    ...counted.map(({ kind, amount, period }) => ({
      label: costNames[locale][kind],
      amount: period === 'month' ? amount : amount / 12,
    })),
  ].map(({ label, amount }) => ({ label, amount: Math.round(amount) }));
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
  let start = 0;
  const parts = amounts.map(({ label, amount }) => {
    const share = (100 * amount) / total;
    const part = { label, value: formatCurrency(amount, locale, 0), start, share };
    start += share;
    return part;
  });
  return { total: formatCurrency(total, locale, 0), parts };
}
