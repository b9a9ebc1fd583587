import type { Locale } from '@vitrine/contract/locale.ts';
import type { ListingSummary } from '../listing-card/listing-summary.ts';

/** Listings shown in popups, by language and number. Filled by requests and by cards that show the same listing. */
const known = new Map<string, ListingSummary>();
const running = new Map<string, Promise<ListingSummary | null>>();

const keyOf = (uls: string, locale: Locale): string => `${locale}/${uls}`;

export const knownTooltip = (uls: string, locale: Locale): ListingSummary | null =>
  known.get(keyOf(uls, locale)) ?? null;

/** Adds listings that a card shows, unless they are cached already (map.13). */
export function seedTooltips(listings: readonly ListingSummary[], locale: Locale): void {
  for (const listing of listings) {
    const key = keyOf(listing.uls, locale);
    if (!known.has(key)) known.set(key, listing);
  }
}

/**
 * Returns the listing for a popup, from the cache or from the server. Resolves to null on failure, without a message; failures
 * are not cached, so the next call tries again.
 */
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
