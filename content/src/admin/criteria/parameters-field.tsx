'use client';

import { FieldDescription, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useState } from 'react';
import { ParameterLines } from './parameter-lines.tsx';
import { type ParameterRow, rowsToValue, valueToRows } from './parameter-rows.ts';

/** Edits an object, one name and value a line. Values of another shape are kept and shown. */
export const ParametersField: JSONFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled } = useField<unknown>({ potentiallyStalePath });
  const { i18n } = useTranslation();
  // The lines hold what is being typed, such as a line without a name; the stored value leaves that out.
  const [typed, setTyped] = useState(() => valueToRows(value));
  const isTyped = JSON.stringify(rowsToValue(typed)) === JSON.stringify(value ?? null);
  const change = (next: ParameterRow[]) => {
    setTyped(next);
    setValue(rowsToValue(next));
  };
  return (
    <fieldset className="field-type criteria" aria-labelledby={`${path}-label`}>
      <span id={`${path}-label`}>
        <FieldLabel as="span" label={field.label} path={path} />
      </span>
      <ParameterLines
        // Undo and redo change the value beside this form.
        rows={isTyped ? typed : valueToRows(value)}
        isReadOnly={Boolean(readOnly || disabled)}
        language={i18n.language === 'en' ? 'en' : 'fr'}
        onChange={change}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  );
};
