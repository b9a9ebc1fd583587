import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { Field } from '../forms/field.tsx';

import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency, formatNumber, formatPercent } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { ChoicePills } from '../ui/choice-pills/choice-pills.tsx';
import { Select } from '../ui/select/select.tsx';
import { downPaymentPercent } from './down-payment.ts';
import { loanInsurance } from './insurance.ts';
import styles from './mortgage-fields.module.css';
import { mortgagePropertyTypes, paymentFrequencies } from './mortgage-terms.ts';
import { mortgageTexts } from './mortgage-texts.ts';
import { readAmount } from './read-terms.ts';
import type { Mortgage } from './use-mortgage.ts';

interface Props {
  mortgage: Mortgage;
  /** True when the visitor chooses the kind of property; false for a listing, which has one. */
  asksPropertyType?: boolean;
}

/** Maximum number of characters of an amount in CAD, spaces and sign included. */
const amountLimit = 16;

/** Renders the fields for the terms of a mortgage (mortgage.3). */
export function MortgageFields({ mortgage, asksPropertyType }: Props) {
  const t = useTexts(mortgageTexts);
  const locale = useLocale();
  const { terms, rule, problem, rateIsRead, change, changeRate } = mortgage;
  const warningId = `warning${useId()}`;
  const minimum = problem?.kind === 'too-low' ? formatCurrency(Math.ceil(problem.minimum), locale, 0) : '';
  const isTooHigh = problem?.kind === 'too-high';
  const insurance = problem === null ? loanInsurance(terms, rule) : null;
  const written = (value: number) => (value > 0 ? formatNumber(value, locale) : '');
  /** Formats the typed value in the page's language when the field loses the focus. */
  const formatOnBlur = (value: number) => (event: FormEvent<HTMLInputElement>) => {
    event.currentTarget.value = written(value);
  };
  return (
    <div className={styles.fields}>
      {asksPropertyType && (
        <div className={styles.wide}>
          <ChoicePills
            legend={t.propertyType}
            name="property_type"
            value={terms.propertyType}
            choices={mortgagePropertyTypes.map((value) => ({ value, label: t.propertyTypeOf(value) }))}
            onChange={(value) =>
              change({ propertyType: mortgagePropertyTypes.find((known) => known === value) ?? 'Residential' })
            }
          />
        </div>
      )}
      <Field
        name="price"
        label={t.price}
        error=""
        inputMode="numeric"
        maxLength={amountLimit}
        autoComplete="off"
        defaultValue={written(terms.price)}
        onInput={(event) => change({ price: readAmount(event.currentTarget.value) })}
        onBlur={formatOnBlur(terms.price)}
      />
      <Field
        name="down_payment"
        label={t.downPayment}
        note={formatPercent(downPaymentPercent(terms) / 100, locale)}
        error={minimum && t.tooLow(minimum)}
        {...(isTooHigh && { 'aria-invalid': true, 'aria-describedby': warningId })}
        inputMode="numeric"
        maxLength={amountLimit}
        autoComplete="off"
        defaultValue={written(terms.downPayment)}
        onInput={(event) => change({ downPayment: readAmount(event.currentTarget.value) })}
        onBlur={formatOnBlur(terms.downPayment)}
      />
      <div role="alert" className={styles.alert}>
        {isTooHigh && (
          <p id={warningId} className={styles.warning}>
            <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" /> {t.tooHigh}
          </p>
        )}
      </div>
      <Field
        name="rate"
        label={t.rate}
        error={rateIsRead ? '' : t.badRate}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={formatNumber(terms.interestRate * 100, locale)}
        onInput={(event) => changeRate(event.currentTarget.value)}
      />
      <Select
        name="amortization"
        label={t.amortization}
        value={String(terms.amortizationPeriod)}
        choices={rule.amortizations.map((years) => ({ value: String(years), label: t.years(years) }))}
        onChange={(value) => change({ amortizationPeriod: Number(value) })}
      />
      <div className={styles.wide}>
        <ChoicePills
          legend={t.frequency}
          name="frequency"
          value={terms.paymentFrequency}
          choices={paymentFrequencies.map((value) => ({ value, label: t.frequencyOf(value) }))}
          onChange={(value) =>
            change({ paymentFrequency: paymentFrequencies.find((known) => known === value) ?? 'monthly' })
          }
        />
      </div>
      {insurance && <p className={`${styles.wide} ${styles.note}`}>{t.insuranceOf(insurance.isLong)}</p>}
    </div>
  );
}
