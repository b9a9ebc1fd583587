import type { ReactNode } from 'react';
import './data-table.css';

interface Props {
  /**
   * `list`: the looks of Payload's lists; `cards`: such a list, whose rows become cards on a phone; `texts`: such a list of long texts in columns
   * of equal width; `lines`: small print with a line below each row.
   */
  look: 'list' | 'cards' | 'texts' | 'lines';
  heads: readonly string[];
  /** Name of the table for screen readers, where no heading stands above it. */
  caption?: string;
  /** Class of the element around the table. */
  className?: string;
  /** The rows of the table. */
  children: ReactNode;
}

/** Renders a table of the project's own views. */
export const DataTable = ({ look, heads, caption, className, children }: Props) => (
  <div className={[look !== 'lines' && 'table', `data-table data-table--${look}`, className].filter(Boolean).join(' ')}>
    <table cellPadding="0" cellSpacing="0">
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
