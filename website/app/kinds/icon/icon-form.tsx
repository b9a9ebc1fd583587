import { asRecord, asText } from '../../edit/edited-value.ts';
import type { KindFormProps } from '../../edit/kind-form.ts';
import { Field } from '../../forms/field.tsx';

/** Edits the name of an icon. */
export const IconForm = ({ field, path, value, onChange }: KindFormProps) => (
  <Field
    name={path}
    label={field.label}
    error=""
    value={asText(asRecord(value).type)}
    onChange={({ currentTarget }) => onChange({ ...asRecord(value), cms_component: 'icon', type: currentTarget.value })}
  />
);
