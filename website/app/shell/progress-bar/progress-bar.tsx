import type { CSSProperties } from 'react';
import { type ProgressState, progressMs } from './progress.ts';
import styles from './progress-bar.module.css';

/** Renders the loading bar in a state of `createProgress`; nothing while it is hidden. */
export const ProgressBar = ({ state, label }: { state: ProgressState; label: string }) =>
  state !== 'idle' &&
  state !== 'waiting' && (
    <div
      className={styles.bar}
      data-no-print
      data-state={state}
      role="progressbar"
      aria-label={label}
      style={{ '--duration': `${progressMs.duration}ms` } as CSSProperties} // React's type has no custom properties
    />
  );
