import type { Locale } from '@vitrine/contract/locale.ts';
import { X } from 'lucide-react';
import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import styles from './filter-tags.module.css';
import { type ActiveFilter, activeFilters, type SearchFilters, withoutFilter, writeFilters } from './filters.ts';
import { type FilterChoices, labelOf } from './search-data.ts';
import { searchTexts } from './search-texts.ts';

interface Props {
  filters: SearchFilters;
  choices: FilterChoices;
  onChange: (filters: SearchFilters) => void;
}

/** What the search is narrowed by; each can be taken away. They are links, so they work without JavaScript as well. */
export function FilterTags({ filters, choices, onChange }: Props) {
  const t = useTexts(searchTexts);
  const locale = useLocale();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t.activeFilters}>
      {active.map((filter) => {
        const name = nameOf(filter, { t, locale, choices });
        const rest = withoutFilter(filters, filter);
        // An address without any filter would bring those of the session back.
        const query = writeFilters(rest).toString() || 'reset_filters=true';
        return (
          <li key={`${filter.key}-${name}`}>
            <a
              className={styles.tag}
              href={`?${query}`}
              onClick={(event) => {
                event.preventDefault();
                onChange(rest);
              }}
            >
              <span className="visually-hidden">{t.remove('')}</span>
              {name}
              <X size={16} strokeWidth={2} aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </ul>
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
