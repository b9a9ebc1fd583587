import type { NumberField } from '@vitrine/contract/kinds/number.ts';
import { asNumber } from '../values/untyped-values.ts';
import type { ContentKind } from './content-kind.ts';

export const number: ContentKind<NumberField> = {
  adminField: (field, { shared }) => ({ ...shared, type: 'number', defaultValue: field.default ?? undefined }),
  toWire: asNumber,
  fromWire: asNumber,
  sample: (field) => field.default,
  hasContent: () => false,
};
