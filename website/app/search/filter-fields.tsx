import { useId } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { ChoicePills } from '../ui/choice-pills/choice-pills.tsx';
import styles from './filter-fields.module.css';
import { propertyTypes, roomCounts, type SearchFilters, withPrices } from './filters.ts';
import { PriceSlider } from './price-slider.tsx';
import { priceStepsFor } from './price-steps.ts';
import type { FilterChoice } from './search-data.ts';
import { searchTexts } from './search-texts.ts';

interface Props {
  filters: SearchFilters;
  types: readonly FilterChoice[];
  onChange: (filters: SearchFilters) => void;
}

/** Renders every filter except the municipality as native controls, named as in the address. */
export function FilterFields({ filters, types, onChange }: Props) {
  const t = useTexts(searchTexts);
  const rooms = [
    { value: '', label: t.any },
    ...roomCounts.map((count) => ({ value: String(count), label: t.atLeast(count) })),
  ];
  return (
    <div className={styles.fields}>
      <ChoicePills
        legend={t.transaction}
        name="forSaleForRent"
        value={filters.forSaleForRent ?? ''}
        choices={[
          { value: '', label: t.anyTransaction },
          { value: 'buy', label: t.buy },
          { value: 'rent', label: t.rent },
        ]}
        onChange={(value) =>
          onChange({
            ...filters,
            forSaleForRent: value === 'buy' || value === 'rent' ? value : null,
            // A sale price makes no sense as a rent, so the price filter is cleared.
            ...(value !== (filters.forSaleForRent ?? '') && { price_min: null, price_max: null }),
          })
        }
      />
      <ChoicePills
        legend={t.type}
        name="type"
        value={filters.type[0] ?? ''}
        choices={[{ value: '', label: t.anyType }, ...types.map(({ code, label }) => ({ value: code, label }))]}
        onChange={(value) => onChange({ ...filters, type: propertyTypes.filter((type) => type === value) })}
      />
      <PriceFields filters={filters} onChange={onChange} />
      <ChoicePills
        legend={t.bedrooms}
        name="bedrooms"
        value={String(filters.bedrooms ?? '')}
        choices={rooms}
        onChange={(value) => onChange({ ...filters, bedrooms: Number(value) || null })}
      />
      <ChoicePills
        legend={t.bathrooms}
        name="bathrooms"
        value={String(filters.bathrooms ?? '')}
        choices={rooms}
        onChange={(value) => onChange({ ...filters, bathrooms: Number(value) || null })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          name="open_house"
          value="1"
          checked={filters.open_house}
          onChange={({ target }) => onChange({ ...filters, open_house: target.checked })}
        />
        <span>
          <strong>{t.openHouse}</strong>
          <span className={styles.hint}>{t.openHouseHint}</span>
        </span>
      </label>
    </div>
  );
}

/** Renders the price slider, and two lists that replace it while the dialog is open without a script. */
function PriceFields({ filters, onChange }: Omit<Props, 'types'>) {
  const t = useTexts(searchTexts);
  const { price_min: low, price_max: high, forSaleForRent: kind } = filters;
  return (
    <fieldset className={styles.prices}>
      <legend className={styles.legend}>{kind === 'rent' ? t.monthlyRent : t.price}</legend>
      <div className={styles.slider}>
        <PriceSlider
          price_min={low}
          price_max={high}
          kind={kind}
          onChange={(range) => onChange(withPrices(filters, range))}
        />
      </div>
      <PriceSelect
        name="price_min"
        label={t.priceMin}
        none={t.anyMin}
        value={low}
        steps={priceStepsFor(kind, low).filter((step) => step > 0)}
      />
      <PriceSelect
        name="price_max"
        label={t.priceMax}
        none={t.anyMax}
        value={high}
        steps={priceStepsFor(kind, high).filter((step) => step > 0)}
      />
    </fieldset>
  );
}

interface PriceSelectProps {
  name: string;
  label: string;
  none: string;
  value: number | null;
  steps: readonly number[];
}

/**
 * Renders the list that replaces one thumb of the slider in a form without JavaScript, where the slider would send the index of a
 * step.
 */
function PriceSelect({ name, label, none, value, steps }: PriceSelectProps) {
  const id = useId();
  const locale = useLocale();
  return (
    <div className={styles.price}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      {/* The key mounts the list again after every change of the address, because the list is uncontrolled. */}
      <select key={value} id={id} name={name} className={styles.select} defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {steps.map((step) => (
          <option key={step} value={step}>
            {formatCurrency(step, locale, 0)}
          </option>
        ))}
      </select>
    </div>
  );
}
