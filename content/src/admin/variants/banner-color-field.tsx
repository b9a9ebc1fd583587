'use client';

import { FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useId } from 'react';

const hexColor = /^#[\da-f]{6}$/i;

/** Edits the colour of a banner with the browser's colour picker; the website chooses a readable text colour for it. */
export const BannerColorField: TextFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled } = useField<string>({ potentiallyStalePath });
  const id = useId();
  return (
    <div className="field-type text">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <input
        id={id}
        type="color"
        className="banner-color"
        disabled={Boolean(readOnly || disabled)}
        value={value && hexColor.test(value) ? value : '#7a3e9d'}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    </div>
  );
};
