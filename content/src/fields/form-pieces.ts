import type { Bilingual } from '@vitrine/contract/locale.ts';
import type { Field, SelectFieldSingleValidation, TextareaField } from 'payload';

/** Fields and components that the forms of blocks and content components share. */

/** Accepts every value, including those that are not among the options, so that imported values are kept. */
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

/** Returns the component that labels the rows of a list with the first text at one of the paths. */
export const rowLabel = (label: Bilingual, ...titlePaths: string[]) => ({
  RowLabel: { path: '/components/row-label.tsx#RowLabel', clientProps: { label, titlePaths } },
});

/**
 * Returns a field for code, in a monospaced font. Payload's own code editor is fetched from a public CDN, which the admin's content
 * security policy refuses.
 */
export const codeField = ({ admin, ...field }: Omit<TextareaField, 'type'>): TextareaField => ({
  ...field,
  type: 'textarea',
  admin: { ...admin, className: 'code-input' },
});

/** The admin's colour field, in which editors choose a named colour of the theme or any other. */
export const colorComponent = { Field: '/components/color-field.tsx#ColorField' };

export const color = (name: string, fr: string, en: string): Field => ({
  name,
  type: 'text',
  label: { fr, en },
  admin: { components: colorComponent },
});
