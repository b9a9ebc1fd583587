import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, describeField } from './describe-field.ts';

type Options = Readonly<Record<string, Bilingual>>;

export interface ChoiceField<O extends Options = Options, D extends string | null = string | null>
  extends BaseField<'choice'> {
  readonly options: O;
  readonly default: D;
}

/**
 * One of a few values, each with its label. An unknown value counts as the default, so that a typing error does not remove a
 * block. Without a default the block decides.
 */
export const choice = <const O extends Options, const D extends (keyof NoInfer<O> & string) | null>(
  options: O,
  byDefault: D,
  label: Bilingual,
  doc: Bilingual,
): ChoiceField<O, D> => ({
  ...describeField('choice', z.enum(Object.keys(options)).nullish().catch(undefined), label, doc),
  options,
  default: byDefault,
});
