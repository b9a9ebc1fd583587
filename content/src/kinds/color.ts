import type { ColorField } from '@vitrine/contract/kinds/color.ts';
import { colorComponent } from '../fields/form-pieces.ts';
import { asText } from '../values/untyped-values.ts';
import type { ContentKind } from './content-kind.ts';

export const color: ContentKind<ColorField> = {
  adminField: (_, { shared }) => ({ ...shared, type: 'text', admin: { ...shared.admin, components: colorComponent } }),
  toWire: asText,
  fromWire: asText,
  sample: () => null,
  hasContent: () => false,
};
