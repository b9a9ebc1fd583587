'use client';

import { type ComponentProps, useId } from 'react';

type FieldProps = ComponentProps<'input'> & { label: string; describedBy?: string };

/**
 * Renders a labelled text input in Payload's style. Payload's own field needs its form state and has no autocomplete for a code.
 */
export function AccountField({ label, describedBy, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field-type text account-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} required aria-describedby={describedBy} {...input} />
    </div>
  );
}
