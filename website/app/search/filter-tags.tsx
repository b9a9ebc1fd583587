import { X } from 'lucide-react';
import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { filterName } from './filter-name.ts';
import styles from './filter-tags.module.css';
import { activeFilters, type Search, type SearchFilters, withFilters, writeSearch } from './filters.ts';
import type { SearchChoices } from './search-data.ts';
import { searchTexts } from './search-texts.ts';
import { withoutFilter } from './without-filter.ts';

interface Props {
  search: Search;
  choices: SearchChoices;
  onChange: (filters: SearchFilters) => void;
  /** Called when the visitor removes the tag of the map's viewport. */
  onViewportReset: () => void;
}

/** Renders one tag per active filter, each removable. Tags are links, so they also work without JavaScript. */
export function FilterTags({ search, choices, onChange, onViewportReset }: Props) {
  const t = useTexts(searchTexts);
  const locale = useLocale();
  const { filters, viewport } = search;
  const active = activeFilters(filters);
  if (active.length === 0 && !viewport) return null;
  return (
    <ul className={styles.tags} aria-label={t.activeFilters}>
      {active.map((filter) => {
        const name = filterName(filter, { t, locale, choices });
        const rest = withoutFilter(filters, filter);
        return (
          <Tag
            key={`${filter.key}-${name}`}
            name={name}
            search={withFilters(search, rest)}
            onRemove={() => onChange(rest)}
          />
        );
      })}
      {viewport && <Tag name={t.mapArea} search={{ ...search, viewport: null, page: 1 }} onRemove={onViewportReset} />}
    </ul>
  );
}

function Tag({ name, search, onRemove }: { name: string; search: Search; onRemove: () => void }) {
  const t = useTexts(searchTexts);
  // Without any query the page would restore the filters of the session.
  const query = writeSearch(search).toString() || 'reset_filters=true';
  return (
    <li>
      <a
        className={styles.tag}
        href={`?${query}`}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <span className="visually-hidden">{t.remove('')}</span>
        {name}
        <X size={16} strokeWidth={2} aria-hidden="true" />
      </a>
    </li>
  );
}
