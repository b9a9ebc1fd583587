import type { Locale } from '@vitrine/contract/locale.ts';

/** Paths of the page of the visitor's favourites. */
export const favouritesPaths: Readonly<Record<Locale, string>> = { fr: '/fr/favoris', en: '/en/favourites' };
