import type { FinishedOption } from '../../../kinds/option-list/finish-option-list.server.ts';
import { useTexts } from '../../../locale/define-texts.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { texts } from '../texts.ts';
import styles from './member-filter.module.css';

interface Filter {
  /** Name of the parameter of the address. */
  name: 'office' | 'language';
  options: readonly FinishedOption[];
  value: string;
  set: (value: string) => void;
}

interface Props {
  filters: readonly Filter[];
  /** What the filters leave, in words. */
  count: string;
}

/** Filters members at once, and without JavaScript by a button that loads the page with the choices in its address. */
export function MemberFilter({ filters, count }: Props) {
  const t = useTexts(texts);
  return (
    <form className={styles.filter} method="get" onSubmit={(event) => event.preventDefault()}>
      {filters.map(({ name, options, value, set }) => (
        <Select
          key={name}
          look="inline"
          name={name}
          label={t[name]}
          value={value}
          choices={[{ value: '', label: t.allOf(name) }, ...options.map(({ id, label }) => ({ value: id, label }))]}
          onChange={set}
        />
      ))}
      <button type="submit" className={`${buttonClass('quiet')} ${styles.submit}`}>
        {t.filter}
      </button>
      <p className={styles.count} role="status">
        {count}
      </p>
    </form>
  );
}
