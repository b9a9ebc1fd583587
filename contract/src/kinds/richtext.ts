import type { Bilingual } from '../locale.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { hasText, textComponent } from './text.ts';

export type RichtextField = BaseField<'richtext'>;

/** HTML per locale, sanitised by the website before it is rendered. */
export const richtext = (label: Bilingual, doc: Bilingual, constraints?: Constraints): RichtextField => ({
  ...describeField('richtext', textComponent.nullish(), label, doc, constraints),
  isFilled: hasText,
});
