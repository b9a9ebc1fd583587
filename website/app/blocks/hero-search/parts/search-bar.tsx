import { Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../locale/define-texts.ts';
import { formatCurrency, formatNumber } from '../../../locale/format.ts';
import { fixedPath } from '../../../locale/paths.ts';
import { useLocale } from '../../../locale/use-locale.tsx';
import { navigate } from '../../../navigation/navigate.ts';
import control from '../../../search/compact-control.module.css';
import { activeFilters, noFilters, propertyTypes, type SearchFilters, writeFilters } from '../../../search/filters.ts';
import type { FiltersStart } from '../../../search/filters-dialog.tsx';
import { MunicipalityButton } from '../../../search/municipality-button.tsx';
import { MunicipalityField } from '../../../search/municipality-field.tsx';
import { priceStepsFor } from '../../../search/price-steps.ts';
import type { FilterChoices } from '../../../search/search-data.ts';
import { searchTexts } from '../../../search/search-texts.ts';
import { useResultCount } from '../../../search/use-result-count.ts';
import { phraseKey } from '../../../site/known-query.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import { texts } from '../texts.ts';
import { MoreFilters } from './more-filters.tsx';
import styles from './search-bar.module.css';

const start: SearchFilters = { ...noFilters, forSaleForRent: 'buy' };

/**
 * Submits the chosen filters to the search page as a plain form; a script leaves empty fields out of the address. After the
 * first interaction its button shows the number of matching listings.
 */
export function SearchBar({ choices }: { choices: FilterChoices }) {
  const t = useTexts(texts);
  const tSearch = useTexts(searchTexts);
  const locale = useLocale();
  const id = useId();
  const [filters, setFilters] = useState(start);
  const [isTouched, setTouched] = useState(false);
  const [opened, setOpened] = useState<FiltersStart | null>(null);
  const [hasDialog, setHasDialog] = useState(false);
  const { forSaleForRent: transaction, type, price_max } = filters;
  const action = fixedPath('search', locale);
  const draft = { filters, order: 'default', page: 1, viewport: null, view: 'list' } as const;
  const total = useResultCount(isTouched && opened === null ? draft : null);

  const open = (start: FiltersStart | null) => {
    if (start !== null) setHasDialog(true);
    setOpened(start);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // The browser sends a phrase while the code that searches it has not come.
    if (new FormData(event.currentTarget).get(phraseKey)) return;
    event.preventDefault();
    navigate(`${action}?${writeFilters(filters)}`);
  };

  return (
    <search className={styles.search} aria-label={t.form}>
      <form action={action} onSubmit={submit} onFocus={() => setTouched(true)} onPointerDown={() => setTouched(true)}>
        <fieldset className={styles.tabs}>
          <legend className="visually-hidden">{tSearch.transaction}</legend>
          {(['buy', 'rent'] as const).map((value) => (
            <label key={value} className={styles.tab}>
              <input
                className={styles.tabInput}
                type="radio"
                // The dialog has the same radio group, and radios of one name in one form would be one group.
                name={hasDialog ? `${id}-transaction` : 'forSaleForRent'}
                value={value}
                checked={value === transaction}
                // Prices for sale and for rent are not comparable.
                onChange={() => setFilters({ ...filters, forSaleForRent: value, price_max: null })}
              />
              {value === 'buy' ? tSearch.buyTab : tSearch.rentTab}
            </label>
          ))}
        </fieldset>
        <div className={styles.bar}>
          {choices.municipalities.length > 0 && (
            <>
              <div className={styles.municipality}>
                <MunicipalityField
                  municipalities={choices.municipalities}
                  chosen={filters.mun}
                  search={draft}
                  hasPlainList={false}
                  onChange={(mun) => setFilters({ ...filters, mun })}
                />
              </div>
              <div className={styles.small}>
                <MunicipalityButton
                  municipalities={choices.municipalities}
                  chosen={filters.mun}
                  fallback={action}
                  onClick={() => open('municipality')}
                />
              </div>
            </>
          )}
          {choices.types.length > 0 && (
            <div className={styles.choice}>
              <label className={control.labelInside} htmlFor={`${id}-type`}>
                {t.type}
              </label>
              <select
                id={`${id}-type`}
                className={control.control}
                name="type"
                value={type[0] ?? ''}
                onChange={({ target }) =>
                  setFilters({ ...filters, type: propertyTypes.filter((code) => code === target.value) })
                }
              >
                <option value="">{t.anyType}</option>
                {choices.types.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </select>
            </div>
          )}
          <div className={styles.choice}>
            <label className={control.labelInside} htmlFor={`${id}-price`}>
              {transaction === 'rent' ? t.rentMax : t.priceMax}
            </label>
            <select
              id={`${id}-price`}
              className={control.control}
              name="price_max"
              value={price_max ?? ''}
              onChange={({ target }) => setFilters({ ...filters, price_max: Number(target.value) || null })}
            >
              <option value="">{t.anyMax}</option>
              {priceStepsFor(transaction, price_max)
                .filter((step) => step > 0)
                .map((step) => (
                  <option key={step} value={step}>
                    {formatCurrency(step, locale, 0)}
                  </option>
                ))}
            </select>
          </div>
          <MoreFilters
            id={`${id}-filters`}
            draft={draft}
            choices={choices}
            active={hiddenFilters(filters)}
            fallback={action}
            opened={opened}
            onOpenChange={open}
            onChange={setFilters}
            onReset={() => setFilters(start)}
          />
          <button type="submit" className={`${buttonClass()} ${styles.submit}`}>
            <Search size={20} strokeWidth={1.75} aria-hidden="true" />
            <span aria-live="polite">
              {total === null
                ? t.search
                : total === 0
                  ? tSearch.showNone
                  : tSearch.show(total, formatNumber(total, locale))}
            </span>
          </button>
        </div>
      </form>
    </search>
  );
}

/** Returns the number of active filters that the bar does not show. */
const hiddenFilters = (filters: SearchFilters): number =>
  activeFilters(filters).filter(
    ({ key }) => !['mun', 'type', 'forSaleForRent'].includes(key) && (key !== 'price' || filters.price_min !== null),
  ).length;
