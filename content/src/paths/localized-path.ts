import { type Bilingual, type Locale, locales } from '@vitrine/contract/locale.ts';

/** A field in one language. */
export interface LocalizedPath {
  path: string;
  locale: Locale;
}

/** Returns the path of an error in a field of another language than that of the form, such as `path@en`. */
export const localizedPath = ({ path, locale }: LocalizedPath): string => `${path}@${locale}`;

/** Returns the field and the language of a path made by `localizedPath`; null for a path in the language of the form. */
export function readLocalizedPath(text: string): LocalizedPath | null {
  const locale = locales.find((each) => text.endsWith(`@${each}`));
  return locale ? { path: text.slice(0, -locale.length - 1), locale } : null;
}

/** Phrases that name the language of a field in an error message. */
export const languageTexts: Readonly<Record<Locale, Bilingual>> = {
  fr: { fr: 'en français', en: 'in French' },
  en: { fr: 'en anglais', en: 'in English' },
};
