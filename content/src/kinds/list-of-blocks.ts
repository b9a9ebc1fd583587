import { type Field, nestedTypes } from '@vitrine/contract/fields.ts';
import { asList } from '../values/untyped-values.ts';
import type { ContentKind } from './content-kind.ts';

/** The behaviour that every kind of field which holds blocks shares. */
export const listOfBlocks: Omit<ContentKind<Field>, 'sample'> = {
  adminField: (_, { listField }) => listField(),
  toWire: (value, field, { pageBlocks, writeBlocks }) =>
    Array.isArray(value) ? writeBlocks(value, nestedTypes(field, pageBlocks) ?? []) : undefined,
  fromWire: (value, field, { pageBlocks, readBlocks }) => readBlocks(value, nestedTypes(field, pageBlocks) ?? []),
  hasContent: (value) => asList(value).length > 0,
};
