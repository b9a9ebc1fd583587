import type { ChoiceField } from '@vitrine/contract/kinds/choice.ts';
import { asText } from '../values/untyped-values.ts';
import type { ContentKind } from './content-kind.ts';

export const choice: ContentKind<ChoiceField> = {
  adminField: (field, { shared }) => ({
    ...shared,
    type: 'select',
    options: Object.entries(field.options).map(([value, label]) => ({ value, label })),
    defaultValue: field.default ?? undefined,
  }),
  toWire: asText,
  fromWire: asText,
  sample: (field) => field.default,
  hasContent: () => false,
};
