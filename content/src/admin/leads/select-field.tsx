'use client';

import { useId } from 'react';

type SelectProps = {
  label: string;
  /** What the empty choice means. */
  empty: string;
  value: string | undefined;
  options: { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
};

/** Labelled select of the browser. Payload's own has a label that screen readers do not read, and is worse on phones. */
export function SelectField({ label, empty, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="field-type select">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="leads-select"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
