import type { OptionListValue } from '@vitrine/contract/kinds/option-list.ts';
import { pickLocale } from '@vitrine/contract/locale.ts';
import type { FieldContext } from '../finish-field.ts';

export interface FinishedOption {
  id: string;
  label: string;
}

/** Returns the options with their labels; an option without a label shows its id. */
export const finishOptionList = (
  value: OptionListValue | null | undefined,
  { locale }: FieldContext,
): FinishedOption[] => (value ?? []).map(({ id, label }) => ({ id, label: pickLocale(label, locale) ?? id }));
