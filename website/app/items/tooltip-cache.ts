import type { Locale } from '@vitrine/contract/locale.ts';
import type { ListingSummary } from './listing-summary.ts';

/** What popups show, by language and listing: asked for once, and known already where a card shows the listing. */
const known = new Map<string, ListingSummary>();
const running = new Map<string, Promise<ListingSummary | null>>();

const keyOf = (uls: string, locale: Locale): string => `${locale}/${uls}`;

export const knownTooltip = (uls: string, locale: Locale): ListingSummary | null =>
  known.get(keyOf(uls, locale)) ?? null;

/** Fills the cache from a card, only where nothing is known yet (`1-shell §7`). */
export function seedTooltips(listings: readonly ListingSummary[], locale: Locale): void {
  for (const listing of listings) {
    const key = keyOf(listing.uls, locale);
    if (!known.has(key)) known.set(key, listing);
  }
}

/** What the popup of a listing shows. A failure yields null, silently, and is not kept, so that the next time asks again. */
export function loadTooltip(uls: string, locale: Locale): Promise<ListingSummary | null> {
  const key = keyOf(uls, locale);
  const kept = known.get(key);
  if (kept) return Promise.resolve(kept);
  const asked = running.get(key) ?? fetchTooltip(uls, locale).finally(() => running.delete(key));
  running.set(key, asked);
  return asked;
}

async function fetchTooltip(uls: string, locale: Locale): Promise<ListingSummary | null> {
  try {
    const response = await fetch(`/api/property/${encodeURIComponent(uls)}/tooltip?locale=${locale}`);
    if (!response.ok) return null;
    const { data }: { data: ListingSummary } = await response.json(); // our own route wrote it
    known.set(keyOf(uls, locale), data);
    return data;
  } catch {
    return null;
  }
}
