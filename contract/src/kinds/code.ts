import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, type Constraints, describeField } from './describe-field.ts';
import { isText, property } from './is-text.ts';

export const codeComponent = z.object({ cms_component: z.enum(['code', 'embedded']), content: z.string().nullish() });
export type CodeComponent = z.infer<typeof codeComponent>;

export type CodeField = BaseField<'code'>;

/** Code that only administrators may write, such as that of `script_embed_block`; the block that holds it makes it safe. */
export const code = (label: Bilingual, doc: Bilingual, constraints?: Constraints): CodeField => ({
  ...describeField('code', codeComponent.nullish(), label, doc, constraints),
  isFilled: (value) => isText(property(value, 'content')),
});
