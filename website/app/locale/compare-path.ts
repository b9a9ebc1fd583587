import type { Locale } from '@vitrine/contract/locale.ts';

/** Paths of the page that compares listings, which their numbers follow (`?uls=10000001,10000002`). */
export const comparePaths: Readonly<Record<Locale, string>> = { fr: '/fr/comparer', en: '/en/compare' };

/** Maximum number of listings in one comparison. */
export const maxCompared = 4;
