'use client';

import type { Language } from '../leads/staff-api.ts';
import type { FeedValues } from './feed-form-values.ts';
import { BoxField, LinesField, TextField } from './form-fields.tsx';
import { formTexts } from './form-texts.ts';
import { type WrongFields, wrongOf } from './wrong-fields.ts';

interface FieldsProps {
  language: Language;
  values: FeedValues;
  wrong: WrongFields;
  onChange: (given: Partial<FeedValues>) => void;
}

/** Renders the fields of the badge, brokerages and disclaimer of a source, collapsed at first. */
export function DisplayFields({ language, values, wrong, onChange }: FieldsProps) {
  const { display } = formTexts[language];
  const message = wrongOf(wrong, 'settings.display');
  return (
    <details className="feed-advanced" {...(message && { open: true })}>
      <summary>{display.title}</summary>
      <p className="lead-hint">{display.hint}</p>
      <TextField
        label={display.badgeFr}
        wrong={wrongOf(wrong, 'settings.display.badge')}
        value={values.badgeFr}
        onChange={(badgeFr) => onChange({ badgeFr })}
      />
      <TextField label={display.badgeEn} value={values.badgeEn} onChange={(badgeEn) => onChange({ badgeEn })} />
      <BoxField
        label={display.brokerages}
        isChecked={values.showsBrokerages}
        onChange={(showsBrokerages) => onChange({ showsBrokerages })}
      />
      <LinesField
        label={display.disclaimerFr}
        wrong={wrongOf(wrong, 'settings.display.disclaimer')}
        value={values.disclaimerFr}
        onChange={(disclaimerFr) => onChange({ disclaimerFr })}
      />
      <LinesField
        label={display.disclaimerEn}
        value={values.disclaimerEn}
        onChange={(disclaimerEn) => onChange({ disclaimerEn })}
      />
    </details>
  );
}
