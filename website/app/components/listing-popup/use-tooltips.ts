import { useCallback, useState } from 'react';
import { useLocale } from '../../locale/use-locale.tsx';
import type { ListingSummary } from '../listing-card/listing-summary.ts';
import { knownTooltip, loadTooltip } from './tooltip-cache.ts';

/**
 * Returns `load`, which requests a listing for a popup, and `find`, which returns it: undefined while it is loading, null when it
 * could not be loaded.
 */
export function useTooltips() {
  const locale = useLocale();
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const load = useCallback(
    async (uls: string) => {
      const listing = await loadTooltip(uls, locale);
      // Always a new set, so that the component renders the cached listing even when no failure changed.
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
