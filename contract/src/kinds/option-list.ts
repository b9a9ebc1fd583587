import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { localized } from '../localized.ts';
import { type BaseField, describeField } from './describe-field.ts';

const options = z.array(
  z.object({ id: z.union([z.string(), z.number().transform(String)]), label: localized(z.string()).nullish() }),
);
/** Options with their labels per language. */
export type OptionListValue = z.infer<typeof options>;

export type OptionListField = BaseField<'option-list'>;

/** A list of options, each with an id and a label per language, such as the offices by which a list can be filtered. */
export const optionList = (label: Bilingual, doc: Bilingual): OptionListField =>
  describeField('option-list', options.nullish(), label, doc);
