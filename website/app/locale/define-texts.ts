import type { Locale } from '@vitrine/contract/locale.ts';
import { useLocale } from './use-locale.tsx';

type Text = string | ((...values: never[]) => string);
/** The same keys in every language, with values of the same kind. */
export interface Texts<T extends Record<string, Text>> {
  fr: T;
  en: { [K in keyof T]: T[K] extends string ? string : T[K] };
}

/**
 * Defines the texts of one module in both languages; a text with values or a plural is a function. The compiler rejects a key
 * that one language lacks. docs/decisions/0004-texts-as-modules.md explains the choice over a message library.
 */
export const defineTexts = <T extends Record<string, Text>>(texts: Texts<T>): Texts<T> => texts;

/** Returns the texts in the language of the page. */
export const useTexts = <T extends Record<string, Text>>(texts: Texts<T>): T => textsOf(texts, useLocale());

// Asserted because TypeScript sees the union of both languages; `Texts` guarantees the same keys and kinds.
export const textsOf = <T extends Record<string, Text>>(texts: Texts<T>, locale: Locale): T => texts[locale] as T;
