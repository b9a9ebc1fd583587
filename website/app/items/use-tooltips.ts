import { useCallback, useState } from 'react';
import { useLocale } from '../locale/use-locale.tsx';
import type { ListingSummary } from './listing-summary.ts';
import { knownTooltip, loadTooltip } from './tooltip-cache.ts';

/**
 * What popups show: `load` asks for a listing, `find` gives it once it is there; undefined while it is not, and null when it could
 * not be had.
 */
export function useTooltips() {
  const locale = useLocale();
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const load = useCallback(
    async (uls: string) => {
      const listing = await loadTooltip(uls, locale);
      // A new set also when it says the same: what came stands in the cache, and is to be shown.
      setFailed((before) => {
        const next = new Set(before);
        if (listing) next.delete(uls);
        else next.add(uls);
        return next;
      });
    },
    [locale],
  );
  const find = (uls: string): ListingSummary | null | undefined =>
    knownTooltip(uls, locale) ?? (failed.has(uls) ? null : undefined);
  return { find, load };
}
