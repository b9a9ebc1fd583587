import { useTexts } from '../../../locale/define-texts.ts';
import { formatCurrency, formatDate } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { welcomeTax, welcomeTaxRuleOn } from '../../../mortgage/welcome-tax.ts';
import { texts } from '../texts.ts';
import styles from './welcome-tax.module.css';

/** What Québec's duties on transfers come to, by the rule of today. */
export function WelcomeTax({ price }: { price: number }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const rule = welcomeTaxRuleOn(new Date().toISOString().slice(0, 10));
  // Noon, so that the day is the same in every zone of the country.
  const since = formatDate(new Date(`${rule.inForceSince}T12:00:00Z`), locale);
  return (
    <div className={styles.tax}>
      <h3 className={styles.title}>{t.welcomeTax}</h3>
      <p className={styles.amount}>{formatCurrency(welcomeTax(price, rule), locale)}</p>
      <p className={styles.note}>{t.welcomeTaxOf(formatCurrency(price, locale, 0), since)}</p>
    </div>
  );
}
