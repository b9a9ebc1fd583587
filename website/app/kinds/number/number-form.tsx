import { asText } from '../../edit/edited-value.ts';
import type { KindFormProps } from '../../edit/kind-form.ts';
import { Field } from '../../forms/field.tsx';

export const NumberForm = ({ field, path, value, onChange }: KindFormProps) => (
  <Field
    name={path}
    type="number"
    label={field.label}
    error=""
    value={asText(value)}
    onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.valueAsNumber)}
  />
);
