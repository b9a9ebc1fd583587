import styles from './notice-table.module.css';

export interface TableRow {
  key: string;
  /** Title of the row, with what is said below it. */
  title: string;
  note?: string;
  cells: readonly string[];
}

interface Props {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** Heads of the columns, that of the titles first. */
  heads: readonly [string, ...string[]];
  rows: readonly TableRow[];
}

/** Renders a table whose rows become blocks with labelled cells on a narrow screen. The roles keep it a table for screen readers there. */
export const NoticeTable = ({ labelledBy, heads: [first, ...heads], rows }: Props) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: a cell that is laid out as a block loses its role in some browsers
  <table className={styles.table} aria-labelledby={labelledBy} role="table">
    <thead role="rowgroup">
      <tr role="row">
        {[first, ...heads].map((head) => (
          <th key={head} scope="col" role="columnheader">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(({ key, title, note, cells }) => (
        <tr key={key} role="row">
          <th scope="row" role="rowheader">
            <span className={styles.title}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </th>
          {cells.map((cell, index) => (
            <td key={heads[index]} role="cell" data-label={heads[index]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/noRedundantRoles: as above
);
