import { type ComponentProps, useId } from 'react';
import field from '../field/field.module.css';
import inline from './inline-select.module.css';

interface Props<V extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'id' | 'className'> {
  label: string;
  value: V;
  choices: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  /** `field` is below its label and fills its column; `inline` is beside its label in a line of text. */
  look?: 'field' | 'inline';
}

const looks = {
  field: { group: field.field, label: field.label, select: field.input },
  inline: { group: inline.group, label: inline.label, select: inline.select },
};

/** Renders the native select with its label, in the style of the other fields. */
export function Select<V extends string>({ label, choices, onChange, look = 'field', ...select }: Props<V>) {
  const id = `select${useId()}`;
  const styles = looks[look];
  return (
    <div className={styles.group}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={styles.select}
        onChange={({ target }) => {
          const chosen = choices.find(({ value }) => value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
