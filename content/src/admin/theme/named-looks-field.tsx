'use client';

import { useField, useForm } from '@payloadcms/ui';
import { qualityNames } from '@vitrine/contract/theme/look.ts';
import { type LookName, lookNames, namedLooks } from '@vitrine/contract/theme/named-looks.ts';
import type { FormState } from 'payload';
import { useState } from 'react';
import { useEditorLanguage } from '../blocks/use-page-blocks.ts';
import { fillLook, restoreTheme } from './fill-preset.ts';
import { LookPreview } from './look-preview.tsx';
import { themeTexts } from './theme-texts.ts';
import { useCardRadius } from './use-card-radius.ts';
import { useThemeReport } from './use-theme-report.ts';
import './look.css';

/** Offers the named looks, each as a small page in the colours of the site, and shows the look of the form. */
export function NamedLooksField() {
  const form = useForm();
  const language = useEditorLanguage();
  const t = themeTexts[language].looks;
  const { look, schemes } = useThemeReport();
  const radius = useCardRadius();
  const [before, setBefore] = useState<FormState | null>(null);
  const [message, setMessage] = useState('');
  const { disabled: isDisabled } = useField({ path: 'theme.look.fonts' });
  const colors = schemes[0]?.colors;
  if (!colors) return null;

  const choose = (name: LookName) => {
    setBefore({ ...form.getFields() });
    fillLook(form, name);
    setMessage(t.applied(namedLooks[name].label[language]));
  };
  const undo = () => {
    if (before === null) return;
    restoreTheme(form, before);
    setBefore(null);
    setMessage(t.undone);
  };
  return (
    <fieldset className="field-type named-looks" aria-describedby="named-looks-hint">
      <legend>{t.legend}</legend>
      <div className="named-looks__choices">
        {lookNames.map((name) => {
          const { label, look: offered, radii } = namedLooks[name];
          return (
            <button
              key={name}
              type="button"
              disabled={isDisabled}
              aria-pressed={qualityNames.every((quality) => look[quality] === offered[quality])}
              onClick={() => choose(name)}
            >
              <LookPreview look={offered} colors={colors} radius={radii['border-radius-1']} />
              {label[language]}
            </button>
          );
        })}
      </div>
      <p className="field-description" id="named-looks-hint">
        {t.hint}
      </p>
      <p role="status">{message}</p>
      {before && (
        <button type="button" className="named-looks__undo" onClick={undo}>
          {t.undo}
        </button>
      )}
      <figure className="named-looks__own">
        <LookPreview look={look} colors={colors} radius={radius} />
        <figcaption>{t.own}</figcaption>
      </figure>
    </fieldset>
  );
}
