import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, describeField } from './describe-field.ts';

export interface NumberField<D extends number | null = number | null> extends BaseField<'number'> {
  readonly default: D;
}

export const number = <D extends number | null>(byDefault: D, label: Bilingual, doc: Bilingual): NumberField<D> => ({
  ...describeField('number', z.number().nullish(), label, doc),
  default: byDefault,
});
