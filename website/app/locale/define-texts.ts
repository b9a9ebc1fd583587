import type { Locale } from '@vitrine/contract/locale.ts';
import { useLocale } from './use-locale.tsx';

type Text = string | ((...values: never[]) => string);
/** The same keys in every language, each with a text of the same kind. */
export type Texts<T extends Record<string, Text>> = {
  fr: T;
  en: { [K in keyof T]: T[K] extends string ? string : T[K] };
};

/**
 * The words of one room or block, in both languages; a text with values or a plural is a function. The compiler refuses a
 * key that one language lacks. Why no message library: docs/decisions/0004-texts-as-modules.md.
 */
export const defineTexts = <T extends Record<string, Text>>(texts: Texts<T>): Texts<T> => texts;

/** The texts in the language of the page. */
export const useTexts = <T extends Record<string, Text>>(texts: Texts<T>): T => textsOf(texts, useLocale());

// Both languages have the same keys and kinds, as `Texts` says; the union of the two is what T promises.
export const textsOf = <T extends Record<string, Text>>(texts: Texts<T>, locale: Locale): T => texts[locale] as T;
