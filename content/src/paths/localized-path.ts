import { type Bilingual, type Locale, locales } from '@vitrine/contract/locale.ts';

/** A field in one language. */
export interface LocalizedPath {
  path: string;
  locale: Locale;
}

/** Returns the path of an error that concerns a field in another language than that of the form. */
export const localizedPath = ({ path, locale }: LocalizedPath): string => `${path}@${locale}`;

/** Returns the field and the language of such a path; null for a path in the language of the form. */
export function readLocalizedPath(text: string): LocalizedPath | null {
  const locale = locales.find((each) => text.endsWith(`@${each}`));
  return locale ? { path: text.slice(0, -locale.length - 1), locale } : null;
}

/** Words by which an error says which language its field concerns. */
export const languageWords: Readonly<Record<Locale, Bilingual>> = {
  fr: { fr: 'en français', en: 'in French' },
  en: { fr: 'en anglais', en: 'in English' },
};
