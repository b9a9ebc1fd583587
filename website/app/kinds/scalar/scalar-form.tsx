import { asText } from '../../edit/edited-value.ts';
import type { KindFormProps } from '../../edit/kind-form.ts';
import { Field } from '../../forms/field.tsx';

/** Edits a value that is one text, such as a slug or a colour. */
export const ScalarForm = ({ field, path, value, onChange }: KindFormProps) => (
  <Field
    name={path}
    label={field.label}
    error=""
    value={asText(value)}
    onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
  />
);
