import { type CSSProperties, type ReactNode, useId } from 'react';
import styles from './choice-pills.module.css';

export interface PillChoice {
  value: string;
  label: string;
  /** Text behind the label, such as the number of results, which describes the choice and is no part of its name. */
  count?: ReactNode;
  /** Background and text of the pill when it is chosen; before, a dot has the colour of the background. */
  colors?: { background: string; text: string } | undefined;
}

interface Props {
  legend: string;
  /** Text after the legend, such as `optional`. */
  note?: string | undefined;
  name: string;
  value: string;
  choices: readonly PillChoice[];
  onChange: (value: string) => void;
  /** Id of a description, such as the error message. */
  describedBy?: string | undefined;
  /** True when a choice is required; the description is then its error message. */
  isRequired?: boolean;
}

/** Renders a choice among a few visible options: native radio buttons that look like pills. */
export function ChoicePills({ legend, note, name, value, choices, onChange, describedBy, isRequired }: Props) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy}
      {...(isRequired && { role: 'radiogroup', 'aria-required': true, 'aria-invalid': describedBy !== undefined })}
    >
      <legend className={styles.legend}>
        {legend}
        {note && <span className={styles.note}> · {note}</span>}
      </legend>
      <div className={styles.pills}>
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            className={styles.pill}
            data-colored={choice.colors && true}
            style={choice.colors && pillStyle(choice.colors)}
          >
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-describedby={choice.count === undefined ? undefined : `${id}-${index}`}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
            {choice.count !== undefined && (
              <span id={`${id}-${index}`} className={styles.count} aria-hidden="true">
                {choice.count}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const pillStyle = ({ background, text }: NonNullable<PillChoice['colors']>): CSSProperties => {
  const variables = { '--pill-bg': background, '--pill-text': text };
  return variables as CSSProperties; // React's type has no custom properties
};
