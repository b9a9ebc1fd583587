import { formatLocale } from '../../../locale/format.ts';
import type { PropertyDetailData } from '../property-detail-data.ts';
import styles from './detail-tables.module.css';

/** Shows costs, dwellings and rooms as tables, and what the sale includes and excludes. */
export function DetailTables({ tables, notes }: Pick<PropertyDetailData, 'tables' | 'notes'>) {
  return (
    <>
      {tables.map(({ name, title, columns, rows }) => (
        <section key={name} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          <table className={styles.table} data-table={name}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...cells], row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may be equal
                <tr key={row}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as the rows
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      {notes.map(({ title, text, lang }) => (
        <section key={title} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.note} lang={lang ? formatLocale(lang) : undefined}>
            {text}
          </p>
        </section>
      ))}
    </>
  );
}
