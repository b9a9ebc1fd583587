import type { Field, SelectFieldSingleValidation } from 'payload';

/** Pieces of the forms of content components. */

/** Accepts any value, so that an import's own names stay as they are. */
export const anyValue: SelectFieldSingleValidation = () => true;

export const row = (...fields: Field[]): Field => ({ type: 'row', fields });

export const closed = (fr: string, en: string, fields: Field[]): Field => ({
  type: 'collapsible',
  label: { fr, en },
  admin: { initCollapsed: true },
  fields,
});

export const color = (name: string, fr: string, en: string): Field => ({
  name,
  type: 'text',
  label: { fr, en },
  admin: { placeholder: 'accent1.normal' },
});
