import { CmsLink } from '../../../kinds/link/cms-link.tsx';
import styles from './bar-chart.module.css';
import { type ChartProps, hundredths } from './chart.ts';

/**
 * Renders a list of names and values, each above its bar: the chart is its own text alternative. Bars are drawn as SVG, which is printed and keeps its colour
 * where the system sets the colours.
 */
export function BarChart({ chart: { main_title, description, bars_repeater }, heading: Heading }: ChartProps) {
  return (
    <div className={styles.chart}>
      {main_title && <Heading className={styles.title}>{main_title}</Heading>}
      <ul>
        {bars_repeater.map(({ id, main_title: name, value, share, link }) => (
          <li key={id} className={styles.row}>
            {link ? (
              <CmsLink link={link} className={styles.link}>
                {name}
              </CmsLink>
            ) : (
              <span>{name}</span>
            )}
            <span className={styles.value}>{value}</span>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={hundredths(share)} height="1" />
            </svg>
          </li>
        ))}
      </ul>
      {description && <p className={styles.note}>{description}</p>}
    </div>
  );
}
