import { useEffect, useState } from 'react';
import { useLocale } from '../../../locale/use-locale.tsx';
import { type SearchFilters, writeFilters } from '../../../search/filters.ts';
import type { SearchChoices } from '../../../search/search-data.ts';

/**
 * Returns the title of a search, such as `Condos à vendre à Magog`, or the staff's title for one that has none, and keeps the title of the
 * document equal to it. The server has named the search of the address; the code that names others is loaded when a filter changes.
 */
export function useSearchTitle(
  filters: SearchFilters,
  choices: SearchChoices & { title?: string | null },
  staffTitle: string,
): string {
  const locale = useLocale();
  const key = writeFilters(filters).toString();
  const [named, setNamed] = useState({ key, choices, title: choices.title });
  // A followed link brings other data, whose filters the server has named.
  if (named.choices !== choices) setNamed({ key, choices, title: choices.title });

  useEffect(() => {
    if (named.key === key) return;
    let isCurrent = true;
    import('../../../search/search-title.ts')
      .then(({ searchTitle }) => {
        const title = searchTitle(filters, choices, locale);
        if (!isCurrent) return;
        setNamed({ key, choices, title });
        document.title = [title ?? staffTitle, ...document.title.split(' | ').slice(1)].join(' | ');
      })
      // Without the code the title stays the one before, as it does while the code is loading.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [named, key, filters, choices, locale, staffTitle]);

  return named.title ?? staffTitle;
}
