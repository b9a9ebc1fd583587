import { salePriceSteps } from '@vitrine/contract/core/price-steps.ts';
import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { Select } from '../ui/select/select.tsx';
import type { StepValues } from './step-values.ts';
import { stepsTexts } from './steps-texts.ts';

interface Props {
  values: StepValues;
  edit: (name: string, value: string) => void;
}

/**
 * Renders the minimum and the maximum budget in CAD, with the price steps of the search; without bounds by default
 * (steps.16).
 */
export function BudgetField({ values, edit }: Props) {
  const t = useTexts(stepsTexts);
  const locale = useLocale();
  const { budget_min: min = '', budget_max: max = '' } = values;
  // A search may have had a price between the steps.
  const own = [min, max].map(Number);
  const amounts = [...new Set([...salePriceSteps, ...own])]
    .filter((step) => step > 0)
    .sort((one, other) => one - other);
  const option = (step: number) => ({ value: String(step), label: formatCurrency(step, locale, 0) });
  const from = amounts.filter((step) => max === '' || step < Number(max)).map(option);
  const to = amounts.filter((step) => step > Number(min)).map(option);
  return (
    <>
      <Select
        name="budget_min"
        label={t.budgetMin}
        value={min}
        choices={[{ value: '0', label: t.noMinimum }, ...from]}
        onChange={(value) => edit('budget_min', value)}
      />
      <Select
        name="budget_max"
        label={t.budgetMax}
        value={max}
        choices={[{ value: '', label: t.noMaximum }, ...to]}
        onChange={(value) => edit('budget_max', value)}
      />
    </>
  );
}
