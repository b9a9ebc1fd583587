import type { CodeField } from '@vitrine/contract/kinds/code.ts';
import { codeField } from '../fields/form-pieces.ts';
import { adminsOnlyField } from '../payload/access.ts';
import { asObject, asText } from '../values/untyped-values.ts';
import { component } from './component.ts';
import type { ContentKind } from './content-kind.ts';

export const code: ContentKind<CodeField> = {
  adminField: ({ required }, { shared }) =>
    codeField({ ...shared, required, access: { create: adminsOnlyField, update: adminsOnlyField } }),
  toWire: (value) => component('code', { content: asText(value) }),
  fromWire: (value) => asText(asObject(value).content),
  sample: () => null,
  hasContent: Boolean,
};
