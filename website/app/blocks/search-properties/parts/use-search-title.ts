import { useEffect, useState } from 'react';
import { useLocale } from '../../../locale/use-locale.tsx';
import { type SearchFilters, writeFilters } from '../../../search/filters.ts';
import type { SearchPropertiesData } from '../search-properties-data.ts';

/**
 * Returns the title of the search; null where staff wrote it. The server has named the search of the address; its words for another one are
 * loaded with the first change of the filters.
 */
export function useSearchTitle(filters: SearchFilters, data: SearchPropertiesData): string | null {
  const locale = useLocale();
  const key = writeFilters(filters).toString();
  const [named, setNamed] = useState({ key, title: data.title });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filters, and the choices do not change.
  useEffect(() => {
    if (key === named.key) return;
    let isCurrent = true;
    const name = async () => {
      const { searchTitle } = await import('../../../search/search-title.ts');
      if (isCurrent) setNamed({ key, title: searchTitle(filters, data, locale) });
    };
    void name();
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return named.title;
}
