'use client';

import { type LeadStage, leadStages } from '@vitrine/contract/core/staff-leads.ts';
import { useId } from 'react';
import { leadTexts } from './lead-texts.ts';
import type { Language } from './staff-api.ts';

interface StageProps {
  language: Language;
  stage: LeadStage;
  onChange: (stage: LeadStage) => void;
}

/** Radio buttons of the stages side by side; the arrow keys move between them. */
export function StageRadioGroup({ language, stage, onChange }: StageProps) {
  const { stage: texts, stages } = leadTexts[language];
  const name = useId();
  return (
    <fieldset className="stage-radio-group">
      <legend className="field-label">{texts.label}</legend>
      <div className="stage-radio-group__stages">
        {leadStages.map((each) => (
          <label key={each} className="stage-radio-group__stage">
            <input type="radio" name={name} value={each} checked={each === stage} onChange={() => onChange(each)} />
            <span>{stages[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
