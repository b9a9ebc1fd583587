'use client';

import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** Message of core when it refuses the value. */
  wrong?: string | undefined;
  children: (attributes: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** Renders a label, a control, and below it the hint or the error. */
function Field({ label, hint, wrong, children }: FieldProps) {
  const [id, note] = [useId(), useId()];
  const text = wrong ?? hint;
  return (
    <div className="field-type feed-field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, ...(text && { 'aria-describedby': note }), ...(wrong && { 'aria-invalid': true }) })}
      {text && (
        <p className={wrong ? 'lead-hint lead-hint--wrong' : 'lead-hint'} id={note}>
          {text}
        </p>
      )}
    </div>
  );
}

interface ControlProps extends Omit<FieldProps, 'children'> {
  value: string;
  onChange: (value: string) => void;
}

interface TextProps extends ControlProps {
  type?: 'text' | 'password' | 'number';
  required?: boolean;
  min?: number;
  max?: number;
  autoComplete?: string;
}

/** Renders a text, password or number field. */
export function TextField({ label, hint, wrong, value, onChange, type = 'text', ...attributes }: TextProps) {
  return (
    <Field label={label} hint={hint} wrong={wrong}>
      {(described) => (
        <input
          {...described}
          {...attributes}
          type={type}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Renders a text field of several lines. */
export function LinesField({ label, hint, wrong, value, onChange }: ControlProps) {
  return (
    <Field label={label} hint={hint} wrong={wrong}>
      {(described) => (
        <textarea
          {...described}
          rows={3}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface ChoiceProps<Value extends string> extends Omit<ControlProps, 'value' | 'onChange'> {
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

/** Renders the browser's select with a fixed set of options. */
export function ChoiceField<Value extends string>({
  label,
  hint,
  wrong,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  // The type of Object.keys is string[], although the keys are known.
  const values = Object.keys(options) as Value[];
  return (
    <Field label={label} hint={hint} wrong={wrong}>
      {(described) => (
        <select
          {...described}
          className="leads-select"
          value={value}
          onChange={(event) => onChange(values.find((option) => option === event.target.value) ?? value)}
        >
          {values.map((option) => (
            <option key={option} value={option}>
              {options[option]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Renders a checkbox with its label beside it. */
export function BoxField({
  label,
  hint,
  isChecked,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  const note = useId();
  return (
    <div className="feed-box">
      <label>
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={hint ? note : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p className="lead-hint" id={note}>
          {hint}
        </p>
      )}
    </div>
  );
}
