'use client';

import { useId } from 'react';

interface SelectProps {
  label: string;
  /** Label of the empty option. */
  empty: string;
  value: string | undefined;
  options: { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

/**
 * Renders a labelled select of the browser. The label of Payload's select is not announced by screen readers, and it is harder to
 * use on phones.
 */
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
