import type { Locale } from '@vitrine/contract/locale.ts';

/** Returns the path of the manifest with which a site is installed, in its language. */
export const manifestPath = (locale: Locale): string => `/${locale}/application.webmanifest`;
