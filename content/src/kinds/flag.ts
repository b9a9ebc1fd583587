import type { FlagField } from '@vitrine/contract/kinds/flag.ts';
import { asFlag } from '../values/untyped-values.ts';
import type { ContentKind } from './content-kind.ts';

export const flag: ContentKind<FlagField> = {
  adminField: (field, { shared }) => ({ ...shared, type: 'checkbox', defaultValue: field.default }),
  toWire: asFlag,
  fromWire: asFlag,
  sample: (field) => field.default,
  hasContent: () => false,
};
