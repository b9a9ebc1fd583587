'use client';

import { FieldLabel, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useId } from 'react';
import { destinationLabels, destinationOf } from '../../kinds/link-destination.ts';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import './links.css';

/** Chooses what a link leads to; the form then shows the field of the choice. Says of a link that stores no choice what it leads to. */
export const DestinationField: TextFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled } = useField<string>({ potentiallyStalePath });
  const link = path.replace(/\.[^.]+$/, '');
  const page = useFormFields(([fields]) => fields[`${link}.page`]?.value);
  const url = useFormFields(([fields]) => fields[`${link}.url`]?.value);
  const language = useEditorLanguage();
  const id = useId();
  return (
    <div className="field-type text destination-field">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <select
        id={id}
        disabled={Boolean(readOnly || disabled)}
        value={destinationOf({ leads_to: value, page, url })}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      >
        {Object.entries(destinationLabels).map(([name, label]) => (
          <option key={name} value={name}>
            {label[language]}
          </option>
        ))}
      </select>
    </div>
  );
};
