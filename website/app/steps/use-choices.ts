import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import type { SearchChoices } from '../search/search-data.ts';
import { watchInView } from '../ui/watch-in-view.ts';

/** Options of the form's fields; `choices` is null while loading. */
export interface Choices {
  choices: SearchChoices | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads municipalities and property types when the form comes into view (steps.1). */
export function useChoices(form: RefObject<HTMLElement | null>): Choices {
  const locale = useLocale();
  const [choices, setChoices] = useState<SearchChoices | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isInitiated = useRef(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const response = await fetch(`/api/search-filters?locale=${locale}`);
      if (!response.ok) throw new Error(`The filters answered ${response.status}`);
      const { data }: { data: SearchChoices } = await response.json(); // our own route wrote it
      setChoices(data);
    } catch {
      setFailed(true);
    }
  }, [locale]);

  useEffect(() => {
    if (!form.current) return;
    return watchInView(form.current, (isInView) => {
      if (!isInView || isInitiated.current) return;
      isInitiated.current = true;
      load();
    });
  }, [form, load]);

  return { choices, hasFailed, retry: load };
}
