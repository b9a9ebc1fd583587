'use client';

import { FieldLabel, useField, useForm, useTranslation } from '@payloadcms/ui';
import { presetPalettes } from '@vitrine/contract/theme/presets.ts';
import type { FormState, SelectFieldClientComponent } from 'payload';
import { useState } from 'react';
import { fillPreset, restoreTheme } from './fill-preset.ts';
import { themeTexts } from './theme-texts.ts';
import './theme.css';

const names = ['blue', 'red'] as const;
const swatches = ['accent1.normal', 'accent1.dark', 'accent1.light', 'accent2.normal'];

/** Applies a preset of colours and corner radii to the form. A button restores the previous theme. */
export const PresetField: SelectFieldClientComponent = ({ field, path: potentiallyStalePath, readOnly }) => {
  const { path, value, disabled } = useField<string>({ potentiallyStalePath });
  const form = useForm();
  const { i18n } = useTranslation();
  const t = themeTexts[i18n.language === 'en' ? 'en' : 'fr'];
  const [before, setBefore] = useState<FormState | null>(null);
  const [message, setMessage] = useState('');
  const isReadOnly = Boolean(readOnly || disabled);

  const choose = (name: (typeof names)[number]) => {
    setBefore({ ...form.getFields() });
    fillPreset(form, path, name);
    setMessage(t.applied(t.presets[name]));
  };
  const undo = () => {
    if (before === null) return;
    restoreTheme(form, before);
    setBefore(null);
    setMessage(t.undone);
  };
  return (
    <fieldset className="field-type theme-presets" aria-describedby="theme-presets-hint">
      <legend>
        <FieldLabel as="span" label={field.label} path={path} />
      </legend>
      <div className="theme-presets__choices">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            disabled={isReadOnly}
            aria-pressed={value === name}
            onClick={() => choose(name)}
          >
            <span className="theme-presets__swatches" aria-hidden="true">
              {swatches.flatMap((swatch) => {
                const background = presetPalettes[name][swatch];
                return background ? [<span key={swatch} style={{ background }} />] : [];
              })}
            </span>
            {t.presets[name]}
          </button>
        ))}
        {before && (
          <button type="button" onClick={undo}>
            {t.undo}
          </button>
        )}
      </div>
      <p className="field-description" id="theme-presets-hint">
        {t.presetHint}
      </p>
      <p role="status">{message}</p>
    </fieldset>
  );
};
