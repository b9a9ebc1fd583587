import { useTexts } from '../../../locale/define-texts.ts';
import { formatCurrency, formatNumber } from '../../../locale/format.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { mortgageTexts } from '../../../mortgage/mortgage-texts.ts';
import type { ScheduleYear } from '../../../mortgage/schedule.ts';
import { texts } from '../texts.ts';
import styles from './balance-chart.module.css';
import { YearsTable } from './schedule-table.tsx';

const width = 640;
const height = 260;
const bottom = 24;
const left = 8;

interface Props {
  schedule: readonly ScheduleYear[];
  /** True when the page shows the schedule as a table; otherwise the chart brings a table for screen readers. */
  hasTable: boolean;
}

/**
 * Draws the balance of the loan and the interest paid to date over the years. Written by hand because two lines of SVG render on
 * the server and need no script, which chart libraries would bring to the browser.
 */
export function BalanceChart({ schedule, hasTable }: Props) {
  const t = useTexts(texts);
  const tMortgage = useTexts(mortgageTexts);
  const locale = useLocale();
  const [first] = schedule;
  const last = schedule.at(-1);
  if (!first || !last) return null;
  const loan = first.balance + first.principal;
  const most = Math.max(loan, last.interestSoFar);
  const x = (year: number) => left + (year / schedule.length) * (width - 2 * left);
  const y = (amount: number) => (1 - amount / most) * (height - bottom - 8) + 8;
  const points = (start: number, amount: (year: ScheduleYear) => number) =>
    [`${x(0)},${y(start)}`, ...schedule.map((year) => `${x(year.year)},${y(amount(year))}`)].join(' ');
  const balance = points(loan, (year) => year.balance);
  const base = y(0);
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t.chartOf(schedule.length, formatCurrency(last.interestSoFar, locale, 0))}
      >
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line className={styles.rule} x1={left} x2={width - left} y1={y(most * part)} y2={y(most * part)} />
            {part > 0 && (
              <text className={styles.tick} x={width - left} y={y(most * part) + 14} textAnchor="end">
                {formatCurrency(most * part, locale, 0)}
              </text>
            )}
          </g>
        ))}
        <polygon className={styles.area} points={`${x(0)},${base} ${balance} ${x(schedule.length)},${base}`} />
        <polyline className={styles.balance} points={balance} />
        <polyline className={styles.interest} points={points(0, (year) => year.interestSoFar)} />
        {schedule
          .filter(({ year }) => year % 5 === 0)
          .map(({ year }) => (
            <text
              key={year}
              className={styles.tick}
              x={x(year)}
              y={height - 6}
              textAnchor={year === schedule.length ? 'end' : 'middle'}
            >
              {year === schedule.length ? tMortgage.years(year) : formatNumber(year, locale)}
            </text>
          ))}
      </svg>
      {!hasTable && (
        <div className="visually-hidden">
          <YearsTable schedule={schedule} />
        </div>
      )}
      <figcaption className={styles.legend}>
        <span data-series="balance">{t.balance}</span>
        <span data-series="interest">{t.interestSoFar}</span>
      </figcaption>
    </figure>
  );
}
