import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { type SearchFilters, withPrices } from './filters.ts';
import { priceStepsFor } from './price-steps.ts';
import { RangeField } from './range-field.tsx';
import { RangeHistogram } from './range-histogram.tsx';
import { searchTexts } from './search-texts.ts';
import type { Facets } from './use-facets.ts';

interface Props {
  filters: SearchFilters;
  facets: Facets | null;
  onChange: (filters: SearchFilters) => void;
}

export function PriceField({ filters, facets, onChange }: Props) {
  const t = useTexts(searchTexts);
  const locale = useLocale();
  const { price_min: low, price_max: high, forSaleForRent: kind } = filters;
  const steps = priceStepsFor(kind, low, high);
  const format = (step: number) => formatCurrency(step, locale, 0);
  const last = steps.length - 1;
  const say = (step: number, value: number | null) =>
    value === null && step === steps[last] ? t.priceOrMore(format(step)) : format(step);
  return (
    <RangeField
      legend={kind === 'rent' ? t.monthlyRent : t.price}
      names={{ low: 'price_min', high: 'price_max' }}
      labels={{ low: t.priceMin, high: t.priceMax }}
      output={
        <>
          <span>{say(low ?? 0, low)}</span>
          <span aria-hidden="true">–</span>
          <span>{say(high ?? steps[last] ?? 0, high)}</span>
        </>
      }
      onChange={(range) => onChange(withPrices(filters, { price_min: range.low, price_max: range.high }))}
      {...{ steps, low, high, format, say }}
    >
      <RangeHistogram histogram={facets?.histograms.price} {...{ steps, low, high, format }} />
    </RangeField>
  );
}
