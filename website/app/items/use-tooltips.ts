import { useCallback, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import type { ListingSummary } from './listing-summary.ts';
import { knownTooltip, loadTooltip } from './tooltip-cache.ts';

/** What popups show: `load` asks for a listing, `find` gives it once it is there. */
export function useTooltips() {
  const locale = useLocale();
  const [, setLoaded] = useState('');
  const load = useCallback(
    async (uls: string) => {
      const listing = await loadTooltip(uls, locale);
      if (listing) setLoaded(uls);
    },
    [locale],
  );
  const find = (uls: string): ListingSummary | null => knownTooltip(uls, locale);
  return { find, load };
}
