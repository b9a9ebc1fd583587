import { type ComponentProps, useId } from 'react';
import styles from '../ui/field/field.module.css';

interface OwnProps {
  label: string;
  /** Error message; '' without one. */
  error: string;
  /** Text beside the label, such as `optional`. */
  note?: string;
}

type InputProps = OwnProps & ComponentProps<'input'> & { name: string };
type TextareaProps = OwnProps & ComponentProps<'textarea'> & { name: string };

/** Renders a text input with its label and its error message. */
export function Field({ label, error, note, className, ...input }: InputProps) {
  const { id, errorId, described } = useFieldIds(error);
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <FieldLabel htmlFor={id} label={label} note={note} />
      <input type="text" {...input} {...described} id={id} className={styles.input} />
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** Renders a multi-line text input with its label and its error message. */
export function TextareaField({ label, error, note, className, ...textarea }: TextareaProps) {
  const { id, errorId, described } = useFieldIds(error);
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <FieldLabel htmlFor={id} label={label} note={note} />
      <textarea {...textarea} {...described} id={id} className={styles.input} />
      <FieldError id={errorId} error={error} />
    </div>
  );
}

function useFieldIds(error: string) {
  const id = `field${useId()}`;
  const errorId = `${id}error`;
  return { id, errorId, described: error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {} };
}

const FieldLabel = ({ htmlFor, label, note }: { htmlFor: string; label: string; note: string | undefined }) => (
  <label className={styles.label} htmlFor={htmlFor}>
    {label}
    {note && <span className={styles.note}> {note}</span>}
  </label>
);

const FieldError = ({ id, error }: { id: string; error: string }) =>
  error && (
    <p className={styles.error} id={id}>
      {error}
    </p>
  );
