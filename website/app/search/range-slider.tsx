import { type ChangeEvent, type CSSProperties, type PointerEvent, type ReactNode, useId } from 'react';
import styles from './range-slider.module.css';

export interface Range {
  /** Null means no bound. */
  low: number | null;
  high: number | null;
}

interface Props extends Range {
  /** Ascending values to choose among, with those of the range; the first and the last one mean no bound. */
  steps: readonly number[];
  labels: { low: string; high: string };
  /** Returns what the thumb at a step says; `value` is null without a bound. */
  say: (step: number, value: number | null) => string;
  /** The range in words, above the slider. */
  output: ReactNode;
  /** Drawing above the track. */
  children?: ReactNode;
  onChange: (range: Range) => void;
}

/**
 * Renders a range with two thumbs: two native range inputs on top of each other, whose values are indexes of steps, announced as the
 * values. Written by hand because the native inputs already handle keyboard, touch and screen readers, which is most of what a slider
 * library would add.
 */
export function RangeSlider({ steps, low, high, labels, say, output, children, onChange }: Props) {
  const id = useId();
  const last = steps.length - 1;
  const lowPlace = low === null ? 0 : steps.indexOf(low);
  const highPlace = high === null ? last : steps.indexOf(high);
  const valueAt = (place: number): number | null => (place <= 0 || place >= last ? null : (steps[place] ?? null));
  // The thumbs stay at least one step apart, because a range of a single value matches almost nothing.
  const setLow = (place: number) => onChange({ low: valueAt(Math.min(place, highPlace - 1)), high });
  const setHigh = (place: number) => onChange({ low, high: valueAt(Math.max(place, lowPlace + 1)) });
  /** Moves the nearer thumb to a press on the track. */
  const press = ({ target, currentTarget, clientX }: PointerEvent) => {
    if (target instanceof HTMLInputElement) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last);
    if (Math.abs(place - lowPlace) < Math.abs(place - highPlace) || place < lowPlace) setLow(place);
    else setHigh(place);
  };
  const thumb = (label: string, place: number, value: number | null, set: (place: number) => void) => (
    <input
      type="range"
      className={styles.thumb}
      aria-label={label}
      aria-valuetext={say(steps[place] ?? 0, value)}
      min={0}
      max={last}
      step={1}
      value={place}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => set(Number(target.value))}
    />
  );
  const filled: CSSProperties = { ['--low' as string]: lowPlace / last, ['--high' as string]: highPlace / last }; // React's type has no custom properties
  return (
    <div className={styles.slider} style={filled}>
      <output className={styles.range} htmlFor={id}>
        {output}
      </output>
      {children}
      <div id={id} className={styles.track} data-is-high={lowPlace > last / 2 || undefined} onPointerDown={press}>
        {thumb(labels.low, lowPlace, low, setLow)}
        {thumb(labels.high, highPlace, high, setHigh)}
      </div>
    </div>
  );
}
