'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { SelectFieldClientComponent } from 'payload';
import { useId, useState } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { iconLabel } from './find-icons.ts';
import { IconDrawing } from './icon-drawing.tsx';
import { IconPicker } from './icon-picker.tsx';
import { iconTexts } from './icon-texts.ts';
import './icons.css';

/** Shows the chosen icon, and opens the grid to choose another. */
export const IconField: SelectFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled, showError, errorMessage } = useField<string>({ potentiallyStalePath });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const language = useEditorLanguage();
  const t = iconTexts[language];
  const label = typeof field.label === 'object' ? (field.label?.[language] ?? '') : (field.label ?? '');
  const name = value ?? '';
  return (
    <div className="field-type icon-field" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <FieldError path={path} showError={showError} message={errorMessage} />
      <button
        id={id}
        type="button"
        className="icon-field__button"
        aria-haspopup="dialog"
        aria-label={name === '' ? t.empty(label) : t.chosen(label, iconLabel(name, language))}
        disabled={Boolean(readOnly || disabled)}
        onClick={() => setOpen(true)}
      >
        <IconDrawing name={name} />
        <span>{name === '' ? t.choose : iconLabel(name, language)}</span>
      </button>
      <FieldDescription description={field.admin?.description} path={path} />
      {isOpen && (
        <IconPicker
          value={name}
          mayBeEmpty={!field.required}
          language={language}
          onChoose={(chosen) => setValue(chosen || null)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
