import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { filterName } from '../search/filter-name.ts';
import { activeFilters, type SearchFilters } from '../search/filters.ts';
import type { SearchChoices } from '../search/search-data.ts';
import { searchTexts } from '../search/search-texts.ts';
import styles from './asked-filters.module.css';
import { stepsTexts } from './steps-texts.ts';

/** Names the filters of the search from which the visitor came, with which the form is filled. */
export function AskedFilters({ filters, choices }: { filters: SearchFilters; choices: SearchChoices }) {
  const t = useTexts(searchTexts);
  const locale = useLocale();
  const names = activeFilters(filters).map((filter) => filterName(filter, { t, locale, choices }));
  return (
    <div className={styles.filters}>
      <p>{useTexts(stepsTexts).askedFilters}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
