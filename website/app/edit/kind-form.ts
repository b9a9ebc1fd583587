import type { ReactNode } from 'react';
import type { BlockForms, FormField } from './block-form.ts';

/** A field of a block in edit mode, with its value. */
export interface EditedField {
  field: FormField;
  /** The dotted path of the field within its block. */
  path: string;
  value: unknown;
  set: (path: string, value: unknown) => void;
}

/** Props of the form of a field kind. */
export interface KindFormProps extends EditedField {
  onChange: (value: unknown) => void;
  forms: BlockForms;
  /** Renders a field of an item, which may be a list itself. */
  renderField: (edited: EditedField) => ReactNode;
}
