import { type ComponentType, useEffect, useState } from 'react';
import type { HistogramProps } from './histogram.tsx';
import styles from './range-field.module.css';

interface Props extends Omit<HistogramProps, 'from' | 'counts'> {
  histogram: Pick<HistogramProps, 'from' | 'counts'> | undefined;
}

/** Renders the histogram of a range once its numbers are known; its code comes with the first of them, since most visitors open no drawer. */
export function RangeHistogram({ histogram, ...range }: Props) {
  const [Histogram, setHistogram] = useState<ComponentType<HistogramProps> | null>(null);
  const isWanted = histogram !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Without the drawing the slider works as well.
    import('./histogram.tsx').then((module) => setHistogram(() => module.default)).catch(() => undefined);
  }, [isWanted]);
  return <div className={styles.histogram}>{Histogram && histogram && <Histogram {...range} {...histogram} />}</div>;
}
