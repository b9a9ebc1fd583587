import type { Bilingual } from '../locale.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { hasText, textComponent } from './text.ts';

export type TextareaField = BaseField<'textarea'>;

/** Several lines of plain text per locale. */
export const textarea = (label: Bilingual, doc: Bilingual, constraints?: Constraints): TextareaField => ({
  ...describeField('textarea', textComponent.nullish(), label, doc, constraints),
  isFilled: hasText,
});
