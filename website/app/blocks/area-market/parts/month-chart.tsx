import { defineTexts, useTexts } from '../../../locale/define-texts.ts';
import { type ChartProps, hundredths } from './chart.ts';
import styles from './month-chart.module.css';

const texts = defineTexts({
  fr: {
    summary: (first: string, firstValue: string, last: string, lastValue: string) =>
      `De ${firstValue} en ${first} à ${lastValue} en ${last}.`,
    table: 'Voir chaque mois',
    month: 'Mois',
    value: 'Nombre',
  },
  en: {
    summary: (first: string, firstValue: string, last: string, lastValue: string) =>
      `From ${firstValue} in ${first} to ${lastValue} in ${last}.`,
    table: 'See each month',
    month: 'Month',
    value: 'Number',
  },
});

/** Renders a column for each month, what the first and the last say in words, and all of them in a table that opens without JavaScript. */
export function MonthChart({ chart: { main_title, description, bars_repeater }, heading: Heading }: ChartProps) {
  const t = useTexts(texts);
  const [first, last] = [bars_repeater.at(0), bars_repeater.at(-1)];
  if (!first || !last) return null;
  return (
    <div className={styles.chart}>
      {main_title && <Heading className={styles.title}>{main_title}</Heading>}
      <svg
        className={styles.columns}
        viewBox={`0 0 ${bars_repeater.length * 10 - 2} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars_repeater.map(({ id, share }, index) => (
          <rect key={id} x={index * 10} y={100 - hundredths(share)} width="8" height={hundredths(share)} />
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first.main_title}</span>
        <span>{last.main_title}</span>
      </p>
      <p>
        {t.summary(first.main_title, first.value, last.main_title, last.value)} {description}
      </p>
      <details>
        <summary className={styles.summary}>{t.table}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.month}</th>
              <th scope="col">{t.value}</th>
            </tr>
          </thead>
          <tbody>
            {bars_repeater.map(({ id, main_title: name, value }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
