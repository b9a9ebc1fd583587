import { activeFacts } from '@vitrine/contract/core/active-facts.ts';
import { roomCounts } from '@vitrine/contract/core/facet-choices.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { formatCurrency } from '../locale/format.ts';
import { useLocale } from '../locale/use-locale.tsx';
import type { SearchFilters } from '../search/filters.ts';
import { MunicipalityField } from '../search/municipality-field.tsx';
import { priceStepsFor } from '../search/price-steps.ts';
import type { FilterChoices } from '../search/search-data.ts';
import { Select } from '../ui/select/select.tsx';
import { AlertFactFields } from './alert-fact-fields.tsx';
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
  const [keepsArea, setKeepsArea] = useState(filters.area !== null);
  // A drawn area says where the visitor looks. As in the search, it and municipalities take each other's place.
  const isRequired = !keepsArea;
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
        {filters.area && (
          <div>
            <label className={styles.check}>
              <input
                type="checkbox"
                name="area"
                value={filters.area}
                checked={keepsArea}
                onChange={({ target }) => {
                  setKeepsArea(target.checked);
                  if (target.checked) setPlaces([]);
                }}
              />
              {t.inDrawnArea}
            </label>
            <p className={styles.note}>{t.areaNote}</p>
          </div>
        )}
        <MunicipalityField
          municipalities={choices.municipalities}
          chosen={places}
          isInline
          isRequired={isRequired}
          onChange={(codes) => {
            setPlaces(codes);
            if (codes.length > 0) setKeepsArea(false);
          }}
        />
        {select('type', t.propertyType, types)}
        {select('price_min', t.priceFrom, prices)}
        {select('price_max', t.priceTo, prices)}
        {select('bedrooms', t.bedrooms, rooms)}
        {select('bathrooms', t.bathrooms, rooms)}
        <details open={activeFacts(filters).length > 0}>
          <summary className={styles.open}>{t.moreCriteria}</summary>
          <div className={styles.criteriaForm}>
            <AlertFactFields facts={filters} />
          </div>
        </details>
        <SubmitButton action="change" isDisabled={isRequired && places.length === 0} />
      </AlertForm>
    </details>
  );
}
