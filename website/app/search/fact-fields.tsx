import { writeOpenHouse } from '@vitrine/contract/core/active-facts.ts';
import { dayCounts, parkingCounts } from '@vitrine/contract/core/facet-choices.ts';
import { type FactRange, factFlags, openHouseTimes } from '@vitrine/contract/core/fact-filters.ts';
import { factSteps } from '@vitrine/contract/core/fact-steps.ts';
import { factRangeText, factTexts, factValueText } from '@vitrine/contract/core/fact-texts.ts';
import { readOpenHouse } from '@vitrine/contract/core/read-facts.ts';
import { useId } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { ChoicePills } from '../ui/choice-pills/choice-pills.tsx';
import { useCountOf } from './count-text.tsx';
import { factFieldTexts } from './fact-field-texts.ts';
import styles from './filter-fields.module.css';
import { type SearchFilters, withPrices } from './filters.ts';
import { withOwnSteps } from './price-steps.ts';
import { RangeField } from './range-field.tsx';
import { RangeHistogram } from './range-histogram.tsx';
import type { Facets } from './use-facets.ts';

interface Props {
  filters: SearchFilters;
  facets: Facets | null;
  onChange: (filters: SearchFilters) => void;
}

/** Renders a range of a fact, in the words of its tag. */
export function FactRangeField({ fact, filters, facets, onChange }: Props & { fact: FactRange }) {
  const t = useTexts(factFieldTexts);
  const locale = useLocale();
  const [low, high] = [filters[`${fact}_min`], filters[`${fact}_max`]];
  const steps = withOwnSteps(factSteps[fact], low, high);
  const format = (step: number) => factValueText(fact, step, locale);
  return (
    <RangeField
      legend={factTexts[locale].names[fact]}
      names={{ low: `${fact}_min`, high: `${fact}_max` }}
      labels={{ low: t.least(fact), high: t.most(fact) }}
      output={<span>{factRangeText(fact, filters, locale) || t.any}</span>}
      onChange={(range) => {
        const set = { ...filters, [`${fact}_min`]: range.low, [`${fact}_max`]: range.high };
        // Prices of sales and rentals are not comparable.
        onChange(fact === 'unit_price' ? withPrices(set, filters) : set);
      }}
      {...{ steps, low, high, format }}
    >
      <RangeHistogram histogram={facets?.histograms[fact]} {...{ steps, low, high, format }} />
    </RangeField>
  );
}

/** Renders the filters by parking, amenities, open houses and days on the market. */
export function FactFields({ filters, facets, onChange }: Props) {
  const t = useTexts(factFieldTexts);
  const locale = useLocale();
  const words = factTexts[locale];
  const id = useId();
  const countOf = useCountOf(facets);
  return (
    <>
      <ChoicePills
        legend={words.names.parking}
        name="parking"
        value={String(filters.parking ?? '')}
        choices={[
          { value: '', label: t.any },
          ...parkingCounts.map((count) => ({
            value: String(count),
            label: `${count}+`,
            count: countOf('parking', String(count)),
          })),
        ]}
        onChange={(value) => onChange({ ...filters, parking: Number(value) || null })}
      />
      <fieldset className={styles.checks}>
        <legend className={styles.legend}>{t.amenities}</legend>
        {factFlags.map((flag) => (
          <label key={flag} className={styles.check}>
            <input
              type="checkbox"
              name={flag}
              value="1"
              checked={filters[flag]}
              aria-describedby={`${id}-${flag}`}
              onChange={({ target }) => onChange({ ...filters, [flag]: target.checked })}
            />
            <strong>{words.names[flag]}</strong>
            <span id={`${id}-${flag}`} className={styles.count} aria-hidden="true">
              {countOf(flag, '1')}
            </span>
          </label>
        ))}
      </fieldset>
      <ChoicePills
        legend={t.openHouse}
        name="open_house"
        value={filters.open_house ? writeOpenHouse(filters.open_house) : ''}
        choices={[
          { value: '', label: t.any },
          ...openHouseTimes.map((time) => ({
            value: writeOpenHouse(time),
            label: t.openHouses(time),
            count: countOf('open_house', writeOpenHouse(time)),
          })),
        ]}
        onChange={(value) => onChange({ ...filters, open_house: readOpenHouse(value) })}
      />
      <ChoicePills
        legend={words.names.days}
        name="days"
        value={String(filters.days ?? '')}
        choices={[
          { value: '', label: t.any },
          ...withOwnSteps(dayCounts, filters.days).map((days) => ({
            value: String(days),
            label: t.atMostDays(words.days(days)),
            count: countOf('days', String(days)),
          })),
        ]}
        onChange={(value) => onChange({ ...filters, days: Number(value) || null })}
      />
    </>
  );
}
