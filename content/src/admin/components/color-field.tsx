'use client';

import { FieldDescription, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { isLocale } from '@vitrine/contract/locale.ts';
import type { TextFieldClientComponent } from 'payload';
import { useId, useState } from 'react';
import { themeColors } from '../../fields/theme-colors.ts';
import { colorTexts } from './color-texts.ts';
import './color-field.css';

/**
 * Selects a colour of the theme by its name, or any other in CSS. Uses the browser's select, because the label of Payload's
 * select is not announced by screen readers.
 */
export const ColorField: TextFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, setValue, disabled } = useField<string>({ potentiallyStalePath });
  const { i18n } = useTranslation();
  const language = isLocale(i18n.language) ? i18n.language : 'fr';
  const t = colorTexts[language];
  const id = useId();
  const isOther = Boolean(value) && !Object.hasOwn(themeColors, value);
  const [wantsOther, setWantsOther] = useState(isOther);
  const isReadOnly = Boolean(readOnly || disabled);
  const choose = (chosen: string) => {
    setWantsOther(chosen === other);
    setValue(chosen === other ? '' : chosen || null);
  };
  return (
    <div className="field-type text color-field">
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <div className="color-field__inputs">
        <select
          id={id}
          disabled={isReadOnly}
          value={wantsOther || isOther ? other : (value ?? '')}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{t.none}</option>
          {Object.entries(themeColors).map(([name, label]) => (
            <option key={name} value={name}>
              {label[language]}
            </option>
          ))}
          <option value={other}>{t.other}</option>
        </select>
        {(wantsOther || isOther) && (
          <input
            aria-label={t.ownColor}
            disabled={isReadOnly}
            placeholder="#003DA5"
            value={value ?? ''}
            onChange={({ currentTarget }) => setValue(currentTarget.value)}
          />
        )}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};

const other = 'other';
