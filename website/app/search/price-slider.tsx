import { type ChangeEvent, type CSSProperties, type PointerEvent, useId } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import styles from './price-slider.module.css';
import { priceStepsFor } from './price-steps.ts';
import { searchTexts } from './search-texts.ts';

export interface PriceRange {
  /** CAD; null means no bound (search.8). */
  price_min: number | null;
  price_max: number | null;
}

interface Props extends PriceRange {
  kind: 'buy' | 'rent' | null;
  onChange: (range: PriceRange) => void;
}

/**
 * Renders a price range with two thumbs: two native range inputs on top of each other, whose values are indexes of price steps,
 * announced as prices. Written by hand because the native inputs already handle keyboard, touch and screen readers, which is most
 * of what a slider library would add.
 */
export function PriceSlider({ price_min, price_max, kind, onChange }: Props) {
  const t = useTexts(searchTexts);
  const locale = useLocale();
  const id = useId();
  const steps = priceStepsFor(kind, price_min, price_max);
  const last = steps.length - 1;
  const low = price_min === null ? 0 : steps.indexOf(price_min);
  const high = price_max === null ? last : steps.indexOf(price_max);
  const say = (place: number): string => {
    const price = formatCurrency(steps[place] ?? 0, locale, 0);
    return place === last && price_max === null ? t.priceOrMore(price) : price;
  };
  // The thumbs stay at least one step apart, because a range of a single price matches almost nothing.
  const setLow = (place: number) => onChange({ price_min: priceAt(steps, Math.min(place, high - 1)), price_max });
  const setHigh = (place: number) => {
    const kept = Math.max(place, low + 1);
    onChange({ price_min, price_max: kept >= last ? null : (steps[kept] ?? null) });
  };
  /** Moves the nearer thumb to a press on the track. */
  const press = ({ target, currentTarget, clientX }: PointerEvent) => {
    if (target instanceof HTMLInputElement) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last);
    if (Math.abs(place - low) < Math.abs(place - high) || place < low) setLow(place);
    else setHigh(place);
  };
  const thumb = (label: string, value: number, set: (place: number) => void) => (
    <input
      type="range"
      className={styles.thumb}
      aria-label={label}
      aria-valuetext={say(value)}
      min={0}
      max={last}
      step={1}
      value={value}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => set(Number(target.value))}
    />
  );
  const filled: CSSProperties = { ['--low' as string]: low / last, ['--high' as string]: high / last }; // React's type has no custom properties
  return (
    <div className={styles.slider}>
      <output className={styles.range} htmlFor={id}>
        <span>{say(low)}</span>
        <span aria-hidden="true">–</span>
        <span>{say(high)}</span>
      </output>
      <div
        id={id}
        className={styles.track}
        style={filled}
        data-is-high={low > last / 2 || undefined}
        onPointerDown={press}
      >
        {thumb(t.priceMin, low, setLow)}
        {thumb(t.priceMax, high, setHigh)}
      </div>
    </div>
  );
}

/** Returns the price of a step; null for the first step, which means no price. */
const priceAt = (steps: readonly number[], place: number): number | null => steps[place] || null;
