import type { Field, SelectFieldSingleValidation } from 'payload';

/** Parts of the forms of blocks and content components. */

/** Accepts values that are none of the options, so that imported ones stay as they are. */
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

/** The admin's component for a colour: those of the theme by name, or any other. */
export const colorComponent = { Field: '/components/color-field.tsx#ColorField' };

export const color = (name: string, fr: string, en: string): Field => ({
  name,
  type: 'text',
  label: { fr, en },
  admin: { components: colorComponent },
});
