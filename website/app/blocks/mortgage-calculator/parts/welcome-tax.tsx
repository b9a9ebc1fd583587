import { taxedSlices, welcomeTax, welcomeTaxRuleOn } from '@vitrine/contract/welcome-tax.ts';
import { type WelcomeTaxPlace, welcomeTaxPlaces } from '@vitrine/contract/welcome-tax-rules.ts';
import { useId, useState } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatCurrency, formatDate, formatRate } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { today } from '../../../mortgage/today.ts';
import { ChoicePills } from '../../../ui/choice-pills/choice-pills.tsx';
import { texts } from '../texts.ts';
import styles from './welcome-tax.module.css';

/** Shows Québec's property transfer duties under the rule in force today. */
export function WelcomeTax({ price }: { price: number }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const titleId = `tax${useId()}`;
  const [place, setPlace] = useState<WelcomeTaxPlace>('elsewhere');
  const rule = welcomeTaxRuleOn(today(), place);
  // At noon UTC the date is the same in every time zone of the country.
  const since = formatDate(new Date(`${rule.inForceSince}T12:00:00Z`), locale);
  const whole = (amount: number) => formatCurrency(amount, locale, 0);
  return (
    <section className={styles.tax} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t.welcomeTax}
      </h3>
      <ChoicePills
        legend={t.where}
        name="welcome_tax_place"
        value={place}
        choices={welcomeTaxPlaces.map((value) => ({ value, label: t.placeOf(value) }))}
        onChange={(value) => setPlace(welcomeTaxPlaces.find((known) => known === value) ?? 'elsewhere')}
      />
      <p className={styles.amount} role="status">
        {formatCurrency(welcomeTax(price, rule), locale)}
      </p>
      <p className={styles.note}>
        {t.welcomeTaxOf(whole(price), since)} {place === 'elsewhere' && t.otherPlaces}
      </p>
      <details>
        <summary className={styles.open}>{t.slices}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.slice}</th>
              <th scope="col">{t.rate}</th>
              <th scope="col">{t.tax}</th>
            </tr>
          </thead>
          <tbody>
            {taxedSlices(price, rule).map(({ from, to, rate, tax }) => (
              <tr key={from}>
                <th scope="row">{t.sliceOf(whole(from), whole(to))}</th>
                <td>{formatRate(rate, locale)}</td>
                <td>{formatCurrency(tax, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
