import type { CSSProperties, ReactNode } from 'react';
import styles from './balanced-grid.module.css';

interface Props {
  items: readonly { id: string; content: ReactNode }[];
  /** Maximum number of columns, on wide screens. */
  most: number;
  /** Class of the list, for its gaps. */
  className?: string;
}

/** Renders items in a grid whose last row is as full as possible. Renders nothing without items. */
export function BalancedGrid({ items, most, className }: Props) {
  if (items.length === 0) return null;
  return (
    <ul
      className={className ? `${styles.balanced} ${className}` : styles.balanced}
      style={columnsStyle(items.length, most)}
    >
      {items.map(({ id, content }) => (
        <li key={id} className={styles.cell}>
          {content}
        </li>
      ))}
    </ul>
  );
}

/** Returns `most` columns or one less, whichever leaves fewer empty places in the last row. */
export function balancedColumns(count: number, most: number): number {
  if (count <= most) return Math.max(1, count);
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return empty(most - 1) < empty(most) ? most - 1 : most;
}

/** Number of columns from the breakpoint md on: 2, or 3 when only those fill every row. */
const narrowColumns = (count: number, most: number) => (count % 2 === 1 && count % 3 === 0 ? Math.min(3, most) : 2);

const columnsStyle = (count: number, most: number) =>
  // React's type has no custom properties.
  ({ '--columns': balancedColumns(count, most), '--narrow-columns': narrowColumns(count, most) }) as CSSProperties;
