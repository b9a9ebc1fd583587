import type { Locale } from '@vitrine/contract/locale.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { type LanguageMark, needsTranslation } from './language-marks.ts';

/** State of a text in one language: `older` when the other language was changed after it, `copied` while it is a copy of the other. */
export type TextState = 'done' | 'missing' | 'older' | 'copied';

export const isFilled = (value: unknown): boolean => plainText(value).trim() !== '';

/** True when two texts have the same words, whatever their formatting. */
export const hasSameWords = (one: unknown, other: unknown): boolean =>
  plainText(one).trim() === plainText(other).trim();

/** Returns the state of a text in each language; null when neither language has one. */
export function textState(
  values: Readonly<Record<Locale, unknown>>,
  mark: LanguageMark | undefined,
): Record<Locale, TextState> | null {
  if (!isFilled(values.fr) && !isFilled(values.en)) return null;
  const stateIn = (language: Locale): TextState => {
    if (!isFilled(values[language])) return 'missing';
    if (!mark || !needsTranslation(mark, language)) return 'done';
    return 'older' in mark ? 'older' : 'copied';
  };
  return { fr: stateIn('fr'), en: stateIn('en') };
}
