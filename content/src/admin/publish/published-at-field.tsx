'use client';

import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientComponent } from 'payload';
import { siteTimeZone } from '../../schedule/time-zone.ts';
import { momentOf, wallTime } from '../../schedule/zoned-time.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { scheduleTexts } from './schedule-texts.ts';
import { zoneName } from './zone-name.ts';
import './schedule.css';

/** Returns the date and time of a stored moment by the clocks of the sites; an empty text for none. */
function wallOf(moment: unknown): string {
  const date = new Date(typeof moment === 'string' ? moment : Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : wallTime(date, siteTimeZone);
}

/** Edits the date of an article by the clocks of the sites, wherever the browser is. */
export const PublishedAtField: DateFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { disabled, errorMessage, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath,
  });
  const language = useEditorLanguage();
  const id = `field-${path}`;
  return (
    <div className="field-type schedule__field">
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={showError} />
        <input
          id={id}
          type="datetime-local"
          value={wallOf(value)}
          disabled={Boolean(readOnly || disabled)}
          aria-invalid={showError}
          aria-describedby={`${id}-zone`}
          onChange={({ target }) => setValue(momentOf(target.value, siteTimeZone)?.toISOString() ?? null)}
          // The field is part of the document's form, which Enter would submit.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p className="field-description" id={`${id}-zone`}>
        {scheduleTexts[language].help(zoneName(siteTimeZone, language))}
      </p>
    </div>
  );
};
