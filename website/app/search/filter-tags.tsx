import type { Locale } from '@vitrine/contract/locale.ts';
import { X } from 'lucide-react';
import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import styles from './filter-tags.module.css';
import {
  type ActiveFilter,
  activeFilters,
  type Search,
  type SearchFilters,
  withFilters,
  withoutFilter,
  writeSearch,
} from './filters.ts';
import { type FilterChoices, labelOf } from './search-data.ts';
import { searchTexts } from './search-texts.ts';

interface Props {
  search: Search;
  choices: FilterChoices;
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
        const name = nameOf(filter, { t, locale, choices });
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

interface Words {
  t: ReturnType<typeof useTexts<(typeof searchTexts)['fr']>>;
  locale: Locale;
  choices: FilterChoices;
}

function nameOf(filter: ActiveFilter, { t, locale, choices }: Words): string {
  switch (filter.key) {
    case 'mun':
      return labelOf(choices.municipalities, filter.value);
    case 'type':
      return labelOf(choices.types, filter.value);
    case 'forSaleForRent':
      return filter.value === 'buy' ? t.buy : t.rent;
    case 'bedrooms':
      return t.bedroomsTag(filter.value);
    case 'bathrooms':
      return t.bathroomsTag(filter.value);
    case 'open_house':
      return t.openHouse;
    case 'price': {
      const [low, high] = [filter.low, filter.high].map((price) => price && formatCurrency(price, locale, 0));
      if (low && high) return t.priceBetween(low, high);
      return low ? t.priceFrom(low) : t.priceTo(high || '');
    }
  }
}
