import type { Locale } from '@vitrine/contract/locale.ts';

/** Returns a text after its label, with the colon of the language: French puts a no-break space before it. */
export const withLabel = (language: Locale, label: string, text: string): string =>
  language === 'fr' ? `${label}\u00a0: ${text}` : `${label}: ${text}`;
