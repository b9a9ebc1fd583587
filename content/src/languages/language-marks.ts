import { isLocale, type Locale } from '@vitrine/contract/locale.ts';
import { asObject, type Loose } from '../values/untyped-values.ts';

/**
 * The mark of a text that exists in both languages. `older`: the text of this language is older than that of the other. `copied`: the text
 * of this language is an untranslated copy of the other. `updated`: the text of this language was brought up to date at this time (ISO
 * 8601).
 */
export type LanguageMark = { older: Locale } | { copied: Locale } | { updated: Locale; since: string };

/** The marks of a document by the keys of its texts. A text without a mark is up to date in both languages. */
export type LanguageMarks = Readonly<Record<string, LanguageMark>>;

/**
 * Time after a text was brought up to date during which further changes count as the same translation, ms. Drafts are saved many times
 * while one person writes.
 */
export const translationTime = 12 * 60 * 60 * 1000;

export interface TextChange {
  /** The language that is written. */
  language: Locale;
  /** True when the language had a text before the change. */
  had: boolean;
  /** True when the language has a text after the change. */
  has: boolean;
  /** True when the other language has a text. */
  otherHas: boolean;
  /** True when both languages have the same words after the change. */
  isSame: boolean;
}

/** True for a mark that says that the text of a language has to be translated, again or for the first time. */
export const needsTranslation = (mark: LanguageMark | undefined, language: Locale): boolean =>
  mark !== undefined &&
  (('older' in mark && mark.older === language) || ('copied' in mark && mark.copied === language));

export const otherLanguage = (language: Locale): Locale => (language === 'fr' ? 'en' : 'fr');

/**
 * Returns the mark of a text after a change in one language. A change makes the text of the other language older, unless the change itself
 * translates the other text or catches up with it.
 */
export function nextMark(mark: LanguageMark | undefined, change: TextChange, now: Date): LanguageMark | undefined {
  const { language, had, has, otherHas, isSame } = change;
  if (!has || !otherHas) return undefined;
  // The editor of a rich text adds properties to a copied text without changing its words.
  if (mark && 'copied' in mark && isSame) return mark;
  if (!had || needsTranslation(mark, language)) return { updated: language, since: now.toISOString() };
  if (mark && 'updated' in mark && mark.updated === language)
    if (now.getTime() - Date.parse(mark.since) < translationTime) return mark;
  return { older: otherLanguage(language) };
}

/** Returns the stored marks of a document; invalid ones are left out. */
export function readMarks(value: unknown): LanguageMarks {
  return Object.fromEntries(
    Object.entries(asObject(value)).flatMap(([key, raw]): [string, LanguageMark][] => {
      const { older, copied, updated, since }: Loose = asObject(raw);
      if (isLocale(older)) return [[key, { older }]];
      if (isLocale(copied)) return [[key, { copied }]];
      return isLocale(updated) && typeof since === 'string' ? [[key, { updated, since }]] : [];
    }),
  );
}
