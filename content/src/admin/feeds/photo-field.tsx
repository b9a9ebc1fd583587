'use client';

import type { Language } from '../leads/staff-api.ts';
import type { FeedValues } from './feed-form-values.ts';
import { ChoiceField } from './form-fields.tsx';
import { photoTexts } from './photo-texts.ts';

interface FieldProps {
  language: Language;
  value: FeedValues['photos'];
  onChange: (value: FeedValues['photos']) => void;
}

/** Renders the choice between photos at the source's addresses and copies of them. */
export function PhotoField({ language, value, onChange }: FieldProps) {
  const { policy } = photoTexts[language];
  return (
    <ChoiceField label={policy.label} hint={policy.hint} value={value} options={policy.options} onChange={onChange} />
  );
}
