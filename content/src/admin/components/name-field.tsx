import { useId } from 'react';

const maxLength = 80;

interface Props {
  label: string;
  placeholder: string;
  /** Message about the missing name; absent while there is nothing to correct. */
  error: string | undefined;
  value: string;
  onChange: (name: string) => void;
  onEnter: () => void;
}

/** Renders the field of a name in a dialog of a document's form. */
export function NameField({ label, placeholder, error, value, onChange, onEnter }: Props) {
  const [id, errorId] = [useId(), useId()];
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        maxLength={maxLength}
        placeholder={placeholder}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Otherwise the Enter key would save the form of the document around the dialog.
          event.preventDefault();
          onEnter();
        }}
      />
      {error !== undefined && (
        <p id={errorId} role="alert" className="form-dialog__error">
          {error}
        </p>
      )}
    </>
  );
}
