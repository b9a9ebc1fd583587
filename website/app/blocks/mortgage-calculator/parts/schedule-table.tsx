import { useTexts } from '../../../locale/define-texts.ts';
import { formatCurrency } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import type { ScheduleYear } from '../../../mortgage/schedule.ts';
import { texts } from '../texts.ts';
import styles from './schedule-table.module.css';

/** Shows every year of the loan in a collapsed table. */
export function ScheduleTable({ schedule }: { schedule: readonly ScheduleYear[] }) {
  const t = useTexts(texts);
  return (
    <details className={styles.schedule}>
      <summary className={styles.open}>{t.schedule}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard */}
      <section className={styles.scroller} aria-label={t.scheduleCaption} tabIndex={0}>
        <YearsTable schedule={schedule} />
      </section>
    </details>
  );
}

/** Renders the years as a table. */
export function YearsTable({ schedule }: { schedule: readonly ScheduleYear[] }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const amount = (value: number) => formatCurrency(value, locale, 0);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t.scheduleCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{t.year}</th>
          <th scope="col">{t.principal}</th>
          <th scope="col">{t.interest}</th>
          <th scope="col">{t.balance}</th>
        </tr>
      </thead>
      <tbody>
        {schedule.map(({ year, principal, interest, balance }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{amount(principal)}</td>
            <td>{amount(interest)}</td>
            <td>{amount(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
