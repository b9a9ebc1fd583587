'use client';

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { contrastRatio, readableOn } from '@vitrine/contract/theme/color.ts';
import type { TextFieldClientComponent } from 'payload';
import { useId } from 'react';
import { pickerColor } from './theme-report.ts';
import { themeTexts } from './theme-texts.ts';
import './theme.css';

/** Edits a colour of the theme as text or with the browser's colour picker, and shows sample text on the colour with its contrast. */
export const ColorValue: TextFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled } = useField<string>({ potentiallyStalePath });
  const { i18n } = useTranslation();
  const t = themeTexts[i18n.language === 'en' ? 'en' : 'fr'];
  const id = useId();
  const isReadOnly = Boolean(readOnly || disabled);
  const shown = pickerColor(value ?? '');
  const ink = shown && readableOn(shown);
  return (
    <div className="field-type text color-value">
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="color-value__inputs">
        <input
          type="color"
          aria-label={t.picker}
          disabled={isReadOnly}
          value={shown ?? '#ffffff'}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <input
          id={id}
          name={path}
          spellCheck={false}
          disabled={isReadOnly}
          placeholder="#003DA5"
          value={value ?? ''}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        {shown && ink && (
          <span className="color-value__sample" title={t.onColor} style={{ background: shown, color: ink }}>
            {t.columns.sample} {t.ratio(contrastRatio(shown, ink))}
          </span>
        )}
      </div>
    </div>
  );
};
