'use client';

import type { Language } from '../leads/staff-api.ts';
import type { FeedValues } from './feed-form-values.ts';
import { ChoiceField, LinesField } from './form-fields.tsx';
import { photoTexts } from './photo-texts.ts';
import { type WrongFields, wrongOf } from './wrong-fields.ts';

interface FieldProps {
  language: Language;
  values: Pick<FeedValues, 'photos' | 'pictureHosts'>;
  wrong: WrongFields;
  onChange: (change: Partial<FeedValues>) => void;
}

/** Renders the choice between photos at the source's addresses, whose hosts it names, and copies of them. */
export function PhotoField({ language, values, wrong, onChange }: FieldProps) {
  const { policy, hosts } = photoTexts[language];
  return (
    <>
      <ChoiceField
        label={policy.label}
        hint={policy.hint}
        value={values.photos}
        options={policy.options}
        onChange={(photos) => onChange({ photos })}
      />
      {values.photos === 'embed' && (
        <LinesField
          label={hosts.label}
          hint={hosts.hint}
          wrong={wrongOf(wrong, 'settings.pictureHosts')}
          value={values.pictureHosts}
          onChange={(pictureHosts) => onChange({ pictureHosts })}
        />
      )}
    </>
  );
}
