import styles from './choice-pills.module.css';

interface Props {
  legend: string;
  name: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few, all in view: native radio buttons that look like pills. */
export const ChoicePills = ({ legend, name, value, choices, onChange }: Props) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
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
