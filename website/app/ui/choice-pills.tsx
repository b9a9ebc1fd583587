import styles from './choice-pills.module.css';

interface Props {
  legend: string;
  /** Stands behind the legend, such as `optional`. */
  note?: string | undefined;
  name: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** The id of what is said about the choice, such as its error. */
  describedBy?: string | undefined;
  /** Whether one has to be chosen; what is said about a required choice is then its error. */
  isRequired?: boolean;
}

/** One of a few, all in view: native radio buttons that look like pills. */
export const ChoicePills = ({ legend, note, name, value, choices, onChange, describedBy, isRequired }: Props) => (
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
      {choices.map((choice) => (
        <label key={choice.value} className={styles.pill}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  </fieldset>
);
