import type { ChoiceField } from '@vitrine/contract/kinds/choice.ts';
import type { FieldContext } from '../finish-field.ts';

/** The value that a component receives for a choice: one of its options, or null where it has no default. */
export type FinishedChoice<F> = F extends { options: infer O; default: infer D }
  ? keyof O | (D extends null ? null : never)
  : never;

export const finishChoice = (value: string | null | undefined, _: FieldContext, field: ChoiceField): string | null =>
  value ?? field.default;
