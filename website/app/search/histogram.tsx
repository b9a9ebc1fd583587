import { useTexts } from '../locale/define-texts.ts';
import { formatNumber } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import styles from './histogram.module.css';
import { barsOf } from './histogram-bars.ts';
import { histogramTexts } from './histogram-texts.ts';
import type { Range } from './range-slider.tsx';

export interface HistogramProps extends Range {
  /** Values at which the bars begin, and the numbers of listings from each to the next. */
  from: readonly number[];
  counts: readonly number[];
  /** Steps of the slider, which may have more values than the bars. */
  steps: readonly number[];
  format: (step: number) => string;
}

/** Draws how many listings there are at each part of a slider; a sentence says the most important to those who do not see it. */
export default function Histogram({ from, counts, steps, format, low, high }: HistogramProps) {
  const t = useTexts(histogramTexts);
  const locale = useLocale();
  const bars = barsOf({ from, counts, steps });
  const most = Math.max(...bars.map(({ count }) => count));
  const fullest = bars.find(({ count }) => count === most);
  if (!fullest || most === 0) return <p className="visually-hidden">{t.none}</p>;
  const last = steps.length - 1;
  return (
    <>
      <svg className={styles.bars} viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ start, end, count }) => {
          // The root keeps small numbers visible beside large ones.
          const height = Math.sqrt(count / most);
          const isInside = (low === null || (steps[start] ?? 0) >= low) && (high === null || (steps[end] ?? 0) <= high);
          return (
            <rect
              key={start}
              className={isInside ? styles.inside : undefined}
              x={start + 0.06}
              y={1 - height}
              width={end - start - 0.12}
              height={height}
            />
          );
        })}
      </svg>
      <p className="visually-hidden">
        {t.most(format(steps[fullest.start] ?? 0), format(steps[fullest.end] ?? 0), formatNumber(most, locale))}
      </p>
    </>
  );
}
