import type { Field, SelectFieldSingleValidation } from 'payload';

/** Parts that the forms of blocks and content components share. */

/** Accepts values that are not among the options, so that imported values remain. */
export const anyValue: SelectFieldSingleValidation = () => true;

export const anyFilledValue: SelectFieldSingleValidation = (value, { req }) =>
  Boolean(value) || req.t('validation:required');

export const row = (...fields: Field[]): Field => ({ type: 'row', fields });

export const collapsed = (fr: string, en: string, fields: Field[]): Field => ({
  type: 'collapsible',
  label: { fr, en },
  admin: { initCollapsed: true },
  fields,
});

/** The admin's colour field: a colour of the theme by name, or any other. */
export const colorComponent = { Field: '/components/color-field.tsx#ColorField' };

export const color = (name: string, fr: string, en: string): Field => ({
  name,
  type: 'text',
  label: { fr, en },
  admin: { components: colorComponent },
});
