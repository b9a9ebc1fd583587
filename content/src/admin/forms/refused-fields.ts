import type { Locale } from '@vitrine/contract/locale.ts';
import type { FormState } from 'payload';
import { readLocalizedPath } from '../../paths/localized-path.ts';
import { type FieldPlace, type FormFields, findField } from './find-field.ts';
import type { OtherLanguageError } from './use-other-language-errors.ts';

/** A field for which a form was not saved. */
export interface RefusedField {
  path: string;
  /** Null for a field that no form shows. */
  place: FieldPlace | null;
  /** Reason of the refusal, in the language of the editor. */
  message: string;
  /** Language of the wrong text; null for a field that has one value for both. */
  locale: Locale | null;
}

interface Configuration extends Pick<FormFields, 'fields' | 'blocks'> {
  /** Language of the form; null before it is known. */
  locale: Locale | null;
}

/** Returns the fields of a form that are wrong, in the order of the form, then those of its other language. */
export function refusedFields(
  state: FormState,
  others: readonly OtherLanguageError[],
  { locale: shown, ...configuration }: Configuration,
  language: string,
): RefusedField[] {
  const form: FormFields = { ...configuration, blockTypeAt: (path) => blockTypeAt(state, path) };
  const wrong = Object.entries(state).filter(
    ([path, { valid, passesCondition }]) =>
      valid === false && passesCondition !== false && readLocalizedPath(path) === null,
  );
  // Payload also marks the lists and groups around a wrong field, without a message.
  const named = wrong.filter(
    ([path, { errorMessage }]) => errorMessage || !wrong.some(([other]) => other.startsWith(`${path}.`)),
  );
  return [
    ...named.map(([path, { errorMessage }]) => ({ path, message: errorMessage ?? '', locale: shown })),
    ...others,
  ].map(({ path, message, locale }) => {
    const place = findField(path, form, language);
    return { path, place, message, locale: place?.isLocalized ? locale : null };
  });
}

function blockTypeAt(state: FormState, path: string): string | undefined {
  const dot = path.lastIndexOf('.');
  return state[path.slice(0, dot)]?.rows?.[Number(path.slice(dot + 1))]?.blockType;
}
