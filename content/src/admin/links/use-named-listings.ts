import type { NamedListing } from '@vitrine/contract/core/staff-listings.ts';
import { useEffect, useState } from 'react';

export type NamedListings = readonly NamedListing[] | 'loading' | 'failed';

/** Time after the last letter until listings are searched, ms. */
const pauseMs = 250;

/** Returns the listings of a site with words in their address, or with a number; none for empty words. */
export function useNamedListings(site: number | null, words: string): NamedListings {
  const [found, setFound] = useState<{ words: string; listings: NamedListings }>({ words: '', listings: [] });
  const wanted = words.trim();
  useEffect(() => {
    if (site === null || wanted === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ words: wanted });
      const answer = await fetch(`/api/criteria/${site}/listings?${query}`, { signal: stop.signal }).catch(() => null);
      // `criteria-endpoints.ts` answers with these listings.
      const listings = answer?.ok ? ((await answer.json().catch(() => null)) as NamedListing[] | null) : null;
      if (!stop.signal.aborted) setFound({ words: wanted, listings: listings ?? 'failed' });
    }, pauseMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [site, wanted]);
  if (site === null || wanted === '') return [];
  return found.words === wanted ? found.listings : 'loading';
}
