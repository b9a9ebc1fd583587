import type { FlagField } from '@vitrine/contract/kinds/flag.ts';
import type { FieldContext } from '../finish-field.ts';

export const finishFlag = (value: boolean | null | undefined, _: FieldContext, field: FlagField): boolean =>
  value ?? field.default;
