import { useId } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { readOrder, type Search, sortOrders } from './filters.ts';
import { searchTexts } from './search-texts.ts';
import styles from './sort-field.module.css';

interface Props {
  order: Search['order'];
  onChange: (order: Search['order']) => void;
  /** The form of the search, which stands elsewhere on the page. */
  form: string;
}

export function SortField({ order, onChange, form }: Props) {
  const t = useTexts(searchTexts);
  const id = useId();
  return (
    <div className={styles.sort}>
      <label className={styles.label} htmlFor={id}>
        {t.sort}
      </label>
      <select
        id={id}
        className={styles.select}
        name="order_by"
        form={form}
        value={order}
        onChange={({ target }) => onChange(readOrder(target.value) ?? 'newest')}
      >
        {sortOrders.map((each) => (
          <option key={each} value={each}>
            {t.sortOrder(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
