import { useEffect, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { roomCounts, type SearchFilters } from '../search/filters.ts';
import { MunicipalityField } from '../search/municipality-field.tsx';
import { priceStepsFor } from '../search/price-steps.ts';
import type { FilterChoices } from '../search/search-data.ts';
import { Select } from '../ui/select/select.tsx';
import { AlertForm, SubmitButton } from './alert-form.tsx';
import styles from './alert-page.module.css';
import { alertTexts } from './alert-texts.ts';

interface Props {
  formPath: string;
  filters: SearchFilters;
  choices: FilterChoices;
}

/** Renders the criteria of the alert as a form. Its fields have the names of the search page's address. */
export function AlertCriteria({ formPath, filters, choices }: Props) {
  const t = useTexts(alertTexts);
  const locale = useLocale();
  const [places, setPlaces] = useState<readonly string[]>(filters.mun);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => ({
    type: filters.type[0] ?? '',
    ...Object.fromEntries(
      (['price_min', 'price_max', 'bedrooms', 'bathrooms'] as const).map((name) => [name, String(filters[name] ?? '')]),
    ),
  }));
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  // A drawn area says where the visitor looks.
  const isRequired = filters.area === null;
  const any = { value: '', label: t.any };
  const prices = priceStepsFor('buy', filters.price_min, filters.price_max)
    .filter((price) => price > 0)
    .map((price) => ({ value: String(price), label: formatCurrency(price, locale, 0) }));
  const rooms = roomCounts.map((count) => ({ value: String(count), label: `${count}+` }));
  const types = choices.types.map(({ code, label }) => ({ value: code, label }));
  const select = (name: string, label: string, options: { value: string; label: string }[]) => (
    <Select
      name={name}
      label={label}
      value={values[name] ?? ''}
      choices={[any, ...options]}
      onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
    />
  );
  return (
    <details>
      <summary className={styles.open}>{t.changeCriteria}</summary>
      <AlertForm formPath={formPath} className={styles.criteriaForm}>
        {/* Without a script the native list of the field is sent. */}
        {isScripted && places.map((code) => <input key={code} type="hidden" name="mun" value={code} />)}
        {filters.area && <input type="hidden" name="area" value={filters.area} />}
        <MunicipalityField
          municipalities={choices.municipalities}
          chosen={places}
          isInline
          isRequired={isRequired}
          onChange={setPlaces}
        />
        {select('type', t.propertyType, types)}
        {select('price_min', t.priceFrom, prices)}
        {select('price_max', t.priceTo, prices)}
        {select('bedrooms', t.bedrooms, rooms)}
        {select('bathrooms', t.bathrooms, rooms)}
        <SubmitButton action="change" isDisabled={isRequired && places.length === 0} />
      </AlertForm>
    </details>
  );
}
