import { parkingCounts } from '@vitrine/contract/core/facet-choices.ts';
import { type FactFilters, type FactRange, factFlags, factRanges } from '@vitrine/contract/core/fact-filters.ts';
import { factSteps } from '@vitrine/contract/core/fact-steps.ts';
import { factTexts, factValueText } from '@vitrine/contract/core/fact-texts.ts';
import { useState } from 'react';
import { useTexts } from '../locale/define-texts.ts';
import { useLocale } from '../locale/use-locale.tsx';
import { factFieldTexts } from '../search/fact-field-texts.ts';
import { withOwnSteps } from '../search/price-steps.ts';
import { Select } from '../ui/select/select.tsx';
import styles from './alert-page.module.css';

/** Renders the facts by which an alert filters, as lists and boxes that work without JavaScript. Their names are those of the search’s address. */
export function AlertFactFields({ facts }: { facts: FactFilters }) {
  const t = useTexts(factFieldTexts);
  const locale = useLocale();
  const words = factTexts[locale].names;
  return (
    <>
      {factRanges.map((fact) => (
        <fieldset key={fact} className={styles.range}>
          <legend className={styles.legend}>{words[fact]}</legend>
          <StepSelect {...{ fact, facts }} end="min" label={t.least(fact)} />
          <StepSelect {...{ fact, facts }} end="max" label={t.most(fact)} />
        </fieldset>
      ))}
      <ParkingSelect parking={facts.parking} />
      <fieldset className={styles.checks}>
        <legend className={styles.legend}>{t.amenities}</legend>
        {factFlags.map((flag) => (
          <label key={flag} className={styles.check}>
            <input type="checkbox" name={flag} value="1" defaultChecked={facts[flag]} />
            {words[flag]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface StepProps {
  fact: FactRange;
  end: 'min' | 'max';
  label: string;
  facts: FactFilters;
}

function StepSelect({ fact, end, label, facts }: StepProps) {
  const t = useTexts(factFieldTexts);
  const locale = useLocale();
  const name = `${fact}_${end}` as const;
  const [value, setValue] = useState(String(facts[name] ?? ''));
  // The first step means no limit.
  const choices = withOwnSteps(factSteps[fact].slice(1), facts[name]).map((step) => ({
    value: String(step),
    label: factValueText(fact, step, locale),
  }));
  return (
    <Select
      name={name}
      label={label}
      value={value}
      choices={[{ value: '', label: t.any }, ...choices]}
      onChange={setValue}
    />
  );
}

function ParkingSelect({ parking }: { parking: number | null }) {
  const t = useTexts(factFieldTexts);
  const label = factTexts[useLocale()].names.parking;
  const [value, setValue] = useState(String(parking ?? ''));
  const counts = withOwnSteps(parkingCounts, parking).map((count) => ({ value: String(count), label: `${count}+` }));
  return (
    <Select
      name="parking"
      label={label}
      value={value}
      choices={[{ value: '', label: t.any }, ...counts]}
      onChange={setValue}
    />
  );
}
