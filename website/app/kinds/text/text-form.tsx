import { asRecord } from '../../edit/edited-value.ts';
import type { KindFormProps } from '../../edit/kind-form.ts';
import { LocalizedInputs } from '../../edit/localized-inputs.tsx';

/** Edits a text: one line, or several for the other kinds of texts. */
export const TextForm = ({ field: { kind }, path, value, onChange }: KindFormProps) => (
  <LocalizedInputs
    path={path}
    value={value}
    part="content"
    isLong={kind !== 'text'}
    onChange={(next) => onChange({ cms_component: kind, ...asRecord(next) })}
  />
);
