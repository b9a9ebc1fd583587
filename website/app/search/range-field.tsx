import { type ReactNode, useId } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import styles from './range-field.module.css';
import { type Range, RangeSlider } from './range-slider.tsx';
import { searchTexts } from './search-texts.ts';

interface Props extends Range {
  legend: string;
  /** Parameters of the address. */
  names: { low: string; high: string };
  labels: { low: string; high: string };
  steps: readonly number[];
  /** Returns a step in words. */
  format: (step: number) => string;
  say?: (step: number, value: number | null) => string;
  output: ReactNode;
  children?: ReactNode;
  onChange: (range: Range) => void;
}

/** Renders a range as a slider, and as two lists that replace it while the dialog is open without a script. */
export function RangeField({
  legend,
  names,
  labels,
  steps,
  format,
  say,
  output,
  children,
  low,
  high,
  onChange,
}: Props) {
  const t = useTexts(searchTexts);
  const listed = steps.slice(1);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.slider}>
        <RangeSlider
          {...{ steps, low, high, labels, output, onChange }}
          say={say ?? ((step, value) => (value === null ? t.anyValue : format(step)))}
        >
          {children}
        </RangeSlider>
      </div>
      <StepSelect name={names.low} label={labels.low} none={t.anyMin} value={low} steps={listed} format={format} />
      <StepSelect name={names.high} label={labels.high} none={t.anyMax} value={high} steps={listed} format={format} />
    </fieldset>
  );
}

interface StepSelectProps {
  name: string;
  label: string;
  none: string;
  value: number | null;
  steps: readonly number[];
  format: (step: number) => string;
}

/**
 * Renders the list that replaces one thumb of the slider in a form without JavaScript, where the slider would send the index of a
 * step.
 */
function StepSelect({ name, label, none, value, steps, format }: StepSelectProps) {
  const id = useId();
  return (
    <div className={styles.list}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      {/* The key mounts the list again after every change of the address, because the list is uncontrolled. */}
      <select key={value} id={id} name={name} className={styles.select} defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {steps.map((step) => (
          <option key={step} value={step}>
            {format(step)}
          </option>
        ))}
      </select>
    </div>
  );
}
