import { useTexts } from '../../../locale/define-texts.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { type ArchiveEvent, type ArchiveState, isSelected } from '../archive-state.ts';
import { texts } from '../texts.ts';
import styles from './archive-filters.module.css';

/** Skeleton rows of the categories while they load (articles.10). */
const skeletonRows = ['1', '2', '3', '4', '5'];

interface Props {
  state: ArchiveState;
  dispatch: (event: ArchiveEvent) => void;
  /** Path of the page, which the form submits to without JavaScript. */
  path: string;
}

/** Renders categories and order as a plain GET form. With JavaScript a change takes effect at once. */
export function ArchiveFilters({ state, dispatch, path }: Props) {
  const t = useTexts(texts);
  // One category alone would be a filter without a choice.
  const hasCategories = state.categories === null ? !state.hasFailed : state.categories.length > 1;
  return (
    <form className={styles.filters} action={path}>
      <label className={styles.order}>
        <span className={styles.legend}>{t.order}</span>
        <select
          className={styles.select}
          name="order"
          value={state.order}
          onChange={({ target }) => dispatch({ kind: 'order', order: target.value === 'asc' ? 'asc' : 'desc' })}
        >
          <option value="desc">{t.desc}</option>
          <option value="asc">{t.asc}</option>
        </select>
      </label>
      {hasCategories && (
        <fieldset className={styles.categories}>
          <legend className={styles.legend}>{t.categories}</legend>
          {state.categories === null &&
            skeletonRows.map((row) => <span key={row} className={styles.skeleton} aria-hidden="true" />)}
          {state.categories?.map(({ id, label, count }) => (
            <label key={id} className={styles.category}>
              <input
                className={styles.box}
                type="checkbox"
                name="categories"
                value={id}
                checked={isSelected(state, id)}
                onChange={() => dispatch({ kind: 'category', id })}
              />
              <span className={styles.name}>{label}</span>
              {count !== null && <span className={styles.count}>{count}</span>}
            </label>
          ))}
        </fieldset>
      )}
      <noscript>
        <button className={buttonClass('quiet')} type="submit">
          {t.apply}
        </button>
      </noscript>
    </form>
  );
}
