import type { ScalarField } from '@vitrine/contract/kinds/scalar.ts';
import { asText } from '../values/untyped-values.ts';
import type { ContentKind } from './content-kind.ts';

export const scalar: ContentKind<ScalarField> = {
  adminField: ({ required }, { shared }) => ({ ...shared, type: 'text', required }),
  toWire: asText,
  fromWire: asText,
  sample: (_, { name, index }) => (name === 'hover_id' ? String(1000 + index) : null),
  hasContent: Boolean,
  titles: { value: '' },
};
