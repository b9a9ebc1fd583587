import type { ReactNode } from 'react';
import { buttonClass } from '../button/button.tsx';
import styles from './show-more-details.module.css';

interface Props {
  items: readonly { id: string; content: ReactNode }[];
  /** Number of items that are always visible. */
  first: number;
  /** Label of the button that shows the other items. */
  moreLabel: string;
  /** Label of the button that hides them again, which only keyboard users see. */
  lessLabel: string;
  /** Class of both lists, for their columns and gaps. */
  className?: string;
}

/**
 * Renders a list that shows its first items; a `<details>` element reveals the others. Unlike `ShowMore` it needs no script, so a
 * static block can use it.
 */
export function ShowMoreDetails({ items, first, moreLabel, lessLabel, className }: Props) {
  const list = (shown: Props['items']) => (
    <ul className={className}>
      {shown.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(items.slice(0, first))}
      {items.length > first && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <span className={`${buttonClass('quiet')} ${styles.more}`}>{moreLabel}</span>
            <span className={`${buttonClass('quiet')} ${styles.less}`}>{lessLabel}</span>
          </summary>
          {list(items.slice(first))}
        </details>
      )}
    </>
  );
}
