import { type FormEvent, useState } from 'react';
import { Field } from '../../../forms/field.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatCurrency, formatNumber } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { downPaymentPercent, downPaymentProblem } from '../../../mortgage/down-payment.ts';
import { amortizationChoices, type MortgageTerms, paymentFrequencies } from '../../../mortgage/mortgage-terms.ts';
import { loanAmount, mortgagePayment } from '../../../mortgage/payment.ts';
import { readAmount, readRate } from '../../../mortgage/read-terms.ts';
import { usualTerms } from '../../../mortgage/usual-terms.ts';
import { ChoicePills } from '../../../ui/choice-pills.tsx';
import type { PropertyDetailData } from '../property-detail-data.ts';
import styles from './payment-estimate.module.css';
import { paymentTexts } from './payment-texts.ts';

/**
 * What a loan for this listing costs (`2-blocks-and-search §5`, §9). Without JavaScript it stands on usual terms; with it every
 * term can be changed and the result follows.
 */
export function PaymentEstimate({ id, ...mortgage }: NonNullable<PropertyDetailData['mortgage']> & { id: string }) {
  const t = useTexts(paymentTexts);
  const locale = useLocale();
  const [terms, setTerms] = useState(() => usualTerms(mortgage));
  const [rateIsRead, setRateIsRead] = useState(true);
  const amount = (value: number) => formatCurrency(value, locale, 0);
  const change = (changed: Partial<MortgageTerms>) => setTerms({ ...terms, ...changed });
  const problem = downPaymentProblem(terms);
  const downPaymentError =
    problem === null ? '' : problem.kind === 'too-high' ? t.tooHigh : t.tooLow(amount(Math.ceil(problem.minimum)));
  const canShow = problem === null && rateIsRead;

  const changeRate = (text: string) => {
    const interestRate = readRate(text);
    setRateIsRead(interestRate !== null);
    if (interestRate !== null) change({ interestRate });
  };
  /** What was typed stands as the language writes it once the field is left. */
  const tidy = (value: number) => (event: FormEvent<HTMLInputElement>) => {
    event.currentTarget.value = formatNumber(value, locale);
  };

  return (
    <section className={styles.ground} id={id} aria-labelledby={`${id}-title`}>
      <div className={`page-width ${styles.estimate}`}>
        <div className={styles.result}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t.title}
          </h2>
          <p className={styles.payment} aria-live="polite">
            <span className={styles.amount}>{canShow ? amount(mortgagePayment(terms)) : '–'}</span>{' '}
            <span>{t.period(terms.paymentFrequency)}</span>
          </p>
          {canShow && (
            <p className={styles.terms}>
              {t.terms(
                amount(terms.downPayment),
                formatNumber(downPaymentPercent(terms), locale),
                formatNumber(terms.interestRate * 100, locale),
                terms.amortizationPeriod,
                amount(loanAmount(terms)),
              )}
            </p>
          )}
          <p className={styles.note}>{t.note}</p>
        </div>
        <div className={styles.form}>
          <Field
            name="price"
            label={t.price}
            error=""
            inputMode="numeric"
            autoComplete="off"
            defaultValue={formatNumber(terms.price, locale)}
            onInput={(event) => change({ price: readAmount(event.currentTarget.value) })}
            onBlur={tidy(terms.price)}
          />
          <Field
            name="down_payment"
            label={t.downPayment}
            note={`${formatNumber(downPaymentPercent(terms), locale)}\u00a0%`}
            error={downPaymentError}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={formatNumber(terms.downPayment, locale)}
            onInput={(event) => change({ downPayment: readAmount(event.currentTarget.value) })}
            onBlur={tidy(terms.downPayment)}
          />
          <Field
            name="rate"
            label={t.rate}
            error={rateIsRead ? '' : t.badRate}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={formatNumber(terms.interestRate * 100, locale)}
            onInput={(event) => changeRate(event.currentTarget.value)}
          />
          <SelectField
            name="amortization"
            label={t.amortization}
            value={String(terms.amortizationPeriod)}
            choices={amortizationChoices.map((years) => ({ value: String(years), label: t.years(years) }))}
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
        </div>
      </div>
    </section>
  );
}
