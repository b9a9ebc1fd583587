import { useEffect, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import { phraseKey } from '../site/known-query.ts';
import { type Search, writeSearch } from './filters.ts';
import type { Suggestions } from './suggestions.ts';

/** Rest after a key until the server is asked, ms. */
const restMs = 200;
const shortestText = 2;

/** Returns what the server makes of the typed text; null until it has answered, and when it cannot. */
export function useSuggestions(typed: string, search: Search): Suggestions | null {
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ query: string; data: Suggestions } | null>(null);
  const text = typed.trim();
  const params = writeSearch(search);
  params.set('locale', locale);
  params.set(phraseKey, text);
  const query = text.length < shortestText ? null : params.toString();

  useEffect(() => {
    if (query === null) return;
    const abort = new AbortController();
    const ask = async () => {
      const response = await fetch(`/api/search-suggestions?${query}`, { signal: abort.signal });
      if (!response.ok) return;
      const { data }: { data: Suggestions } = await response.json(); // our own route wrote it
      setAnswer({ query, data });
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);

  return answer !== null && answer.query === query ? answer.data : null;
}
