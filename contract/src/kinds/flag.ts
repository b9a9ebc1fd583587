import { z } from 'zod';
import type { Bilingual } from '../locale.ts';
import { type BaseField, describeField } from './describe-field.ts';

export interface FlagField extends BaseField<'flag'> {
  readonly default: boolean;
}

export const flag = (byDefault: boolean, label: Bilingual, doc: Bilingual): FlagField => ({
  ...describeField('flag', z.boolean().nullish(), label, doc),
  default: byDefault,
});
