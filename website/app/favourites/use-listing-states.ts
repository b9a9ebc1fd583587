import type { Locale } from '@vitrine/contract/locale.ts';
import { useEffect, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import type { ListingStateSummary } from './listing-state-summary.ts';

type States = ReadonlyMap<string, ListingStateSummary>;

/** Time limit of the call, ms. */
const timeoutMs = 15_000;

/** Fetches the states of listings by their numbers; null on failure. */
async function fetchStates(numbers: string, locale: Locale, signal: AbortSignal): Promise<States | null> {
  try {
    const query = new URLSearchParams({ uls: numbers, locale });
    const response = await fetch(`/api/listing-states?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) return null;
    const { data }: { data: ListingStateSummary[] } = await response.json(); // our own route wrote it
    return new Map(data.map((state) => [state.uls, state]));
  } catch {
    return null;
  }
}

/** Returns the states of listings by number, fetched again when their numbers change, and a function that tries again after a failure. */
export function useListingStates(uls: readonly string[]): {
  states: States | 'loading' | 'failed';
  retry: () => void;
} {
  const locale = useLocale();
  const numbers = uls.toSorted().join();
  const [attempt, setAttempt] = useState(0);
  const asked = `${locale} ${attempt} ${numbers}`;
  const [answer, setAnswer] = useState<{ asked: string; states: States | null } | null>(null);
  useEffect(() => {
    if (numbers === '') return;
    const controller = new AbortController();
    fetchStates(numbers, locale, controller.signal).then((states) => {
      if (!controller.signal.aborted) setAnswer({ asked, states });
    });
    return () => controller.abort();
  }, [numbers, locale, asked]);
  const retry = () => setAttempt((count) => count + 1);
  if (answer?.asked !== asked) return { states: 'loading', retry };
  return { states: answer.states ?? 'failed', retry };
}
