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

/** Renders a table whose rows become blocks with labelled cells on a narrow screen. */
export const NoticeTable = ({ labelledBy, heads: [first, ...heads], rows }: Props) => (
  <table className={styles.table} aria-labelledby={labelledBy}>
    <thead>
      <tr>
        {[first, ...heads].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, title, note, cells }) => (
        <tr key={key}>
          <th scope="row">
            <span className={note ? styles.title : undefined}>{title}</span>
            {note && <span className={styles.note}>{note}</span>}
          </th>
          {cells.map((cell, index) => (
            <td key={heads[index]} data-label={heads[index]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
