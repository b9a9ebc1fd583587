import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { localized } from '../localized.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { inOneLocale, isText, property } from './is-text.ts';

export const textComponent = z.object({
  cms_component: z.enum(['text', 'textarea', 'richtext', 'edito']),
  content: localized(z.string()).nullish().describe('Plain text, or HTML in a richtext and an edito.'),
});
export type TextComponent = z.infer<typeof textComponent>;

/** True for a text component with content in at least one language. */
export const hasText = (value: unknown): boolean => inOneLocale(property(value, 'content'), isText);

export type TextField = BaseField<'text'>;

/** One line of plain text per locale; a line break tag becomes a new line (components.3). */
export const text = (label: Bilingual, doc: Bilingual, constraints?: Constraints): TextField => ({
  ...describeField('text', textComponent.nullish(), label, doc, constraints),
  isFilled: hasText,
});
